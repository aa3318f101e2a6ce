package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The Enforcer rules of the parent, each against a module that breaks it. All libraries involved are
 * modules of the same planted build, so nothing is fetched and nothing is installed.
 */
class BuildRulesTests {
  @TempDir
  private static Path folder;

  private static final List<String> MODULES = new ArrayList<>(List.of("bom"));
  private static String said = "";

  @BeforeAll
  static void validateAllAtOnce() throws IOException {
    library("net.jqwik", "jqwik", "1.9.3", "");
    library("net.jqwik", "jqwik", "1.9.4", "");
    library("org.quicktheories", "quicktheories", "0.26", "");
    library("org.quicktheories", "quicktheories", "0.27", "");
    library("x", "shared", "1", "");
    library("x", "shared", "2", "");
    library("x", "left", "1", dependency("x", "shared", "1"));
    library("x", "right", "1", dependency("x", "shared", "2"));

    module("innocent", "", dependency("x", "left", "1"), "");
    module("diverging", "", dependency("x", "left", "1") + dependency("x", "right", "1"), "");
    module("dynamic", "", dependency("x", "shared", "[1,2]"), "");
    module("unpinned", "", "", "maven-antrun-plugin");
    module("outside", "", dependency("net.jqwik", "jqwik", "1.9.3"), "");
    module("peer", asInBenchmarks(), dependency("net.jqwik", "jqwik", "1.9.3"), "");
    module("newer", asInBenchmarks(), dependency("net.jqwik", "jqwik", "1.9.4"), "");

    module("foreign", "", dependency("org.quicktheories", "quicktheories", "0.26"), "");
    module("rival", asInBenchmarks(), dependency("org.quicktheories", "quicktheories", "0.26"), "");
    module("later", asInBenchmarks(), dependency("org.quicktheories", "quicktheories", "0.27"), "");

    twins();

    Path bom = Files.createDirectory(folder.resolve("bom")).resolve("pom.xml");
    Files.copy(Script.ROOT.resolve("bom/pom.xml"), bom);
    Files.writeString(folder.resolve("pom.xml"), parent());
    said = maven("validate");
  }

  @Test
  void acceptWhatIsSound() {
    assertThat(said).doesNotContain("on project innocent", "on project peer", "on project rival");
  }

  @Test
  void refuseTwoVersionsOfOneLibrary() {
    assertThat(failure("diverging")).contains("DependencyConvergence", "x:shared:pom:2");
  }

  @Test
  void refuseVersionsThatMove() {
    assertThat(failure("dynamic")).contains("BanDynamicVersions", "[1,2]");
  }

  @Test
  void refusePluginsWithoutAVersion() {
    assertThat(failure("unpinned")).contains("RequirePluginVersions", "maven-antrun-plugin");
  }

  @Test
  void refuseJqwikOutsideTheBenchmarks() {
    assertThat(failure("outside")).contains("BannedDependencies", "net.jqwik:jqwik:pom:1.9.3");
  }

  @Test
  void refuseAnotherJqwikThanTheOneAgreedOn() {
    assertThat(failure("newer")).contains("BannedDependencies", "net.jqwik:jqwik:pom:1.9.4");
  }

  @Test
  void refuseQuickTheoriesOutsideTheBenchmarks() {
    assertThat(failure("foreign"))
        .contains("BannedDependencies", "org.quicktheories:quicktheories:pom:0.26");
  }

  @Test
  void refuseAnotherQuickTheoriesThanTheOneAgreedOn() {
    assertThat(failure("later"))
        .contains("BannedDependencies", "org.quicktheories:quicktheories:pom:0.27");
  }

  @Test
  void refuseOneClassFromTwoJars() {
    assertThat(failure("both", maven("-pl", "both", "-am", "verify")))
        .contains("BanDuplicateClasses", "twin/Same.class");
  }

  private static String failure(String project) {
    return failure(project, said);
  }

  private static String failure(String project, String output) {
    return output
        .lines()
        .dropWhile(line -> !line.contains("on project " + project + ":"))
        .takeWhile(line -> line.contains("on project " + project) || !line.contains("on project"))
        .collect(Collectors.joining("\n"));
  }

  private static String maven(String... arguments) {
    List<String> words = new ArrayList<>(List.of("-q", "-B", "-fae", "-Dstyle.color=never"));
    words.addAll(List.of(arguments));
    return MavenRun.of(words.toArray(String[]::new)).in(folder).run().out();
  }

  /** Two jars with different classes of the same name, and a module that uses both. */
  private static void twins() throws IOException {
    String version = "0.1.0-SNAPSHOT";
    for (String twin : List.of("twin1", "twin2")) {
      module(twin, "", "", "");
      Path home = folder.resolve(twin);
      String pom = Files.readString(home.resolve("pom.xml"));
      Files.writeString(home.resolve("pom.xml"), pom.replace("<packaging>pom</packaging>", ""));
      Path classes = Files.createDirectories(home.resolve("src/main/resources/twin"));
      Files.writeString(classes.resolve("Same.class"), twin);
    }
    String jars = dependency("dev.touchstone", "twin1", version)
        + dependency("dev.touchstone", "twin2", version);
    module("both", "", jars.replace("<type>pom</type>", ""), "");
  }

  private static String parent() throws IOException {
    String modules =
        MODULES.stream().map(m -> "<module>" + m + "</module>").collect(Collectors.joining());
    return Files.readString(Script.ROOT.resolve("pom.xml"))
        .replaceFirst("(?s)<modules>.*?</modules>", "<modules>" + modules + "</modules>");
  }

  /** The lines with which the benchmarks allow their peers, as they have them. */
  private static String asInBenchmarks() throws IOException {
    return Files.readAllLines(Script.ROOT.resolve("benchmarks/pom.xml")).stream()
        .filter(line -> line.contains(".allowed>"))
        .collect(Collectors.joining());
  }

  private static void library(String group, String name, String version, String dependencies)
      throws IOException {
    write(
        name + "-" + version,
        coordinates(group, name, version) + "<dependencies>" + dependencies + "</dependencies>");
  }

  private static void module(String name, String properties, String dependencies, String plugin)
      throws IOException {
    String plugins =
        plugin.isEmpty() ? "" : "<plugin><artifactId>" + plugin + "</artifactId></plugin>";
    write(
        name,
        "<parent>"
            + coordinates("dev.touchstone", "touchstone-parent", "0.1.0-SNAPSHOT")
                .replaceAll("<packaging>.*", "")
            + "</parent><artifactId>"
            + name
            + "</artifactId><packaging>pom</packaging><properties>"
            + properties
            + "</properties><dependencies>"
            + dependencies
            + "</dependencies><build><plugins>"
            + plugins
            + "</plugins></build>");
  }

  private static String coordinates(String group, String name, String version) {
    return "<groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version><packaging>pom</packaging>"
        .formatted(group, name, version);
  }

  private static String dependency(String group, String name, String version) {
    return "<dependency>"
        + coordinates(group, name, version).replace("packaging>", "type>")
        + "</dependency>";
  }

  private static void write(String module, String content) throws IOException {
    MODULES.add(module);
    Files.writeString(
        Files.createDirectory(folder.resolve(module)).resolve("pom.xml"),
        "<project><modelVersion>4.0.0</modelVersion>" + content + "</project>");
  }
}
