package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.touchstone.Claim;
import dev.touchstone.cli.check.Maven;
import dev.touchstone.junit.Property;
import dev.touchstone.random.Seed;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** Maven is the real one, offline, with the local repository of the build that runs this test. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class CheckProjectTests {
  private static final Path PROJECT = Fixtures.SOURCES.resolve("project");

  @TempDir
  private static Path folder;

  @BeforeAll
  static void create() throws IOException {
    boolean there = Maven.of(System.getenv()).command().isPresent();
    assumeTrue(there, "no mvn on the PATH: projects cannot be built");
    Files.copy(PROJECT.resolve("pom.xml"), folder.resolve("pom.xml"));
    Path lib = Files.createDirectory(folder.resolve("lib"));
    library(Seed.class, lib.resolve("touchstone-random.jar"));
    library(Claim.class, lib.resolve("touchstone-core.jar"));
    library(Property.class, lib.resolve("touchstone-junit.jar"));
    source("Holding");
  }

  private static void library(Class<?> type, Path jar) throws IOException {
    Path home = Fixtures.home(type);
    if (Files.isDirectory(home)) {
      Fixtures.pack(home, jar);
    } else {
      Files.copy(home, jar);
    }
  }

  private static Path source(String name) throws IOException {
    Path sources = Files.createDirectories(folder.resolve("src/test/java/fix"));
    return Files.copy(
        Fixtures.SOURCES.resolve("fix/" + name + ".java"), sources.resolve(name + ".java"));
  }

  /** Starts the command as a process of its own, which has an environment. */
  private static Script touchstone(String... words) {
    String classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .collect(Collectors.joining(File.pathSeparator));
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-cp",
        classPath,
        Main.class.getName()));
    command.addAll(List.of(words));
    return MavenRun.inheritOffline(Script.of(command.toArray()));
  }

  @Test
  @Order(1)
  void isCompiledAndRunWithItsOwnClassPath() {
    Script.Ended run = touchstone("check", folder.toString()).run();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("holds   fix.Holding#reversesTwice   Passed 20 cases", "2 properties: 1 holds");
    assertThat(run.exit()).isZero();
    assertThat(folder.resolve("target/touchstone/class-path"))
        .content()
        .contains("touchstone-junit.jar", "junit-jupiter-api-6.1.3.jar");
  }

  @Test
  @Order(2)
  void isNotBuiltAgainWithoutNeed() {
    Script.Ended run =
        touchstone("check", "fix.Holding").in(folder).with("PATH", "").run();
    assertThat(run.out()).contains("2 properties: 1 holds");
  }

  @Test
  @Order(3)
  void isBuiltAgainWhenASourceIsNewer() throws IOException {
    Path added = source("Broken");
    FileTime asked = Files.getLastModifiedTime(folder.resolve("target/touchstone/class-path"));
    Files.setLastModifiedTime(added, FileTime.fromMillis(asked.toMillis() + 1_000));
    Script.Ended run = touchstone("check", folder.toString()).run();
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.out()).contains("4 properties: 1 holds, 2 fail");
  }

  @Test
  @Order(4)
  void thatDoesNotCompileIsToldInOneMessage() throws IOException {
    Path wrong = folder.resolve("src/test/java/fix/Wrong.java");
    Files.writeString(wrong, "package fix; class Wrong { int x = \"text\"; }");
    Script.Ended run = touchstone("check", folder.toString()).run();
    Files.delete(wrong);
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("touchstone check: Maven could not build " + folder)
        .contains("Wrong.java", "incompatible types")
        .doesNotContain("Re-run Maven");
  }

  @Test
  @Order(4)
  void thatLacksALibrarySaysWhich(@TempDir Path lacking) throws IOException {
    String pom = Files.readString(PROJECT.resolve("pom.xml")).replace("6.1.3", "6.1.99");
    Files.writeString(lacking.resolve("pom.xml"), pom);
    Script.Ended run = touchstone("check", lacking.toString()).run();
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains("junit-jupiter-api:jar:6.1.99").doesNotContain("[ERROR]");
  }

  @Test
  @Order(5)
  void needsMavenToBeBuilt(@TempDir Path empty) throws IOException {
    Files.copy(PROJECT.resolve("pom.xml"), empty.resolve("pom.xml"));
    Script.Ended run = touchstone("check", empty.toString()).with("PATH", "").run();
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains("is not built, and there is no Maven");
  }
}
