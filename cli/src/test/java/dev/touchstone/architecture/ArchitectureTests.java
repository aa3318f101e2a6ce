package dev.touchstone.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The house as it is built; {@link PlantedFaultTests} shows that each rule can say no.
 *
 * <p>Libraries that a jar holds under a name of ours are not of the house.
 */
class ArchitectureTests {
  private static final Set<String> NOT_PUBLISHED = Set.of("cli", "samples", "benchmarks");
  private static final Rules RULES = new Rules(new Rooms("dev.touchstone"));
  private static final JavaClasses HOUSE = new ClassFileImporter()
      .withImportOption(new ImportOption.DoNotIncludeTests())
      .withImportOption(location -> !location.contains("/internal/asm/"))
      .importPackages("dev.touchstone");

  @Test
  void wasReadInFull() throws IOException {
    Set<String> written = new TreeSet<>();
    for (Path module : modules()) {
      written.addAll(types(module.resolve("src/main/java")));
    }
    Set<String> read = HOUSE.stream()
        .filter(JavaClass::isTopLevelClass)
        .map(JavaClass::getName)
        .collect(Collectors.toCollection(TreeSet::new));
    assertThat(read).isEqualTo(written).hasSizeGreaterThan(30);
  }

  @Test
  void hasOnlyKnownRooms() throws IOException {
    assertThat(modules())
        .extracting(module -> module.getFileName().toString())
        .isNotEmpty()
        .allMatch(Rooms.all()::contains);
  }

  @Test
  void keepsToItsDoors() {
    RULES.doors().check(HOUSE);
  }

  @Test
  void standsOnTheJdk() {
    RULES.foundation().check(HOUSE);
  }

  @Test
  void keepsStoreLibrariesOutOfTheLowerRooms() {
    RULES.noStoreLibrariesBelowStore().check(HOUSE);
    RULES.noHttpBelowStore().check(HOUSE);
  }

  @Test
  void keepsJunitOutOfTheEngines() {
    RULES.junitOnlyWhereAllowed().check(HOUSE);
  }

  @Test
  void drawsFromItsOwnGenerator() {
    RULES.noForeignRandomness().check(HOUSE);
  }

  @Test
  void readsTheClockInOnePlace() {
    RULES.noClockReads().check(HOUSE);
  }

  @Test
  void printsOnlyFromTheCommand() {
    RULES.noOutputOutsideTheCommand().check(HOUSE);
  }

  @Test
  void usesNamesThatSaySomething() {
    RULES.namesThatSaySomething().check(HOUSE);
    RULES.noGetPrefixes().check(HOUSE);
  }

  @Test
  void marksEveryPackageForNullness() {
    RULES.nullMarkedPackages().check(HOUSE);
  }

  @Test
  void saysHowStableEachExportedTypeIs() throws IOException {
    Set<String> exported = exportedPackages();
    assertThat(exported).contains("dev.touchstone.random");
    RULES.statusOnExportedTypes(exported).check(HOUSE);
  }

  @Test
  void explainsEverythingAUserCanReach() throws IOException {
    Set<String> exported = exportedPackages();
    List<Path> sources = new ArrayList<>();
    for (Path module : modules()) {
      try (Stream<Path> files = Files.walk(module.resolve("src/main/java"))) {
        files
            .filter(file -> file.toString().endsWith(".java"))
            .filter(file -> exported.contains(packageOf(module, file)))
            .filter(file -> !file.endsWith("package-info.java"))
            .forEach(sources::add);
      }
    }
    assertThat(sources).isNotEmpty();
    assertThat(ExportedTypes.withoutDocumentation(sources)).isEmpty();
  }

  private static String packageOf(Path module, Path file) {
    Path folder = module.resolve("src/main/java").relativize(file.resolveSibling(""));
    return folder.toString().replace('/', '.');
  }

  /** Every folder with sources that is built into the product; benchmarks are not. */
  private static List<Path> modules() throws IOException {
    Path root = Path.of("").toAbsolutePath().getParent();
    try (Stream<Path> folders = Files.list(root)) {
      return folders
          .filter(folder -> Files.exists(folder.resolve("pom.xml")))
          .filter(folder -> Files.exists(folder.resolve("src/main/java")))
          .toList();
    }
  }

  private static Set<String> types(Path sources) throws IOException {
    try (Stream<Path> files = Files.walk(sources)) {
      return files
          .map(file -> sources.relativize(file).toString())
          .filter(file -> file.endsWith(".java"))
          .filter(file -> !file.equals("module-info.java"))
          .map(file -> file.replace(".java", "").replace('/', '.'))
          .collect(Collectors.toSet());
    }
  }

  private static Set<String> exportedPackages() throws IOException {
    Set<String> exported = new HashSet<>();
    ClassLoader loader = ArchitectureTests.class.getClassLoader();
    for (URL url : Collections.list(loader.getResources("module-info.class"))) {
      try (InputStream in = url.openStream()) {
        ModuleDescriptor module = ModuleDescriptor.read(in);
        if (isPublished(module.name())) {
          module.exports().stream()
              .filter(export -> !export.isQualified())
              .forEach(export -> exported.add(export.source()));
        }
      }
    }
    return exported;
  }

  private static boolean isPublished(String module) {
    return module.startsWith("dev.touchstone")
        && NOT_PUBLISHED.stream().noneMatch(name -> module.endsWith("." + name));
  }
}
