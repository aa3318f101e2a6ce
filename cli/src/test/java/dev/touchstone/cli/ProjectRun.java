package dev.touchstone.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.touchstone.Claim;
import dev.touchstone.cli.check.Maven;
import dev.touchstone.junit.Property;
import dev.touchstone.random.Seed;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Projects of a test that the command builds by the real Maven, offline. */
final class ProjectRun {
  private ProjectRun() {}

  static void assumeMaven() {
    boolean there = Maven.of(System.getenv()).command().isPresent();
    assumeTrue(there, "no mvn on the PATH: projects cannot be built");
  }

  /** Puts Touchstone where the POM of a fixture looks for it. */
  static void libraries(Path project) throws IOException {
    Path lib = Files.createDirectory(project.resolve("lib"));
    library(Seed.class, lib.resolve("touchstone-random.jar"));
    library(Claim.class, lib.resolve("touchstone-core.jar"));
    library(Property.class, lib.resolve("touchstone-junit.jar"));
  }

  private static void library(Class<?> type, Path jar) throws IOException {
    Path home = Fixtures.home(type);
    if (Files.isDirectory(home)) {
      Fixtures.pack(home, jar);
    } else {
      Files.copy(home, jar);
    }
  }

  /** Starts the command as a process of its own, which has an environment. */
  static Script touchstone(String... words) {
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
}
