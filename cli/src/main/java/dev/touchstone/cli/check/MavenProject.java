package dev.touchstone.cli.check;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A project that Maven builds.
 *
 * <p>Maven compiles it and says what its tests need; that answer is kept in the project's {@code
 * target} folder. As long as no source and no POM is newer, Maven is not started again.
 *
 * @param folder where its POM is
 * @param classPath its test classes, its classes, and what they need
 */
record MavenProject(Path folder, List<Path> classPath) {
  private static final String LISTING =
      "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:build-classpath";

  static MavenProject in(Path named, Maven maven) {
    Path folder = named.toAbsolutePath().normalize();
    checkSingle(folder);
    Path answer = folder.resolve("target/touchstone/class-path");
    try {
      if (!isFresh(folder, answer)) {
        if (maven.command().isEmpty()) {
          return asItIs(folder);
        }
        Files.createDirectories(answer.resolveSibling("."));
        Path unfinished = answer.resolveSibling("class-path.new");
        list(Reactor.of(folder), maven, unfinished);
        Files.move(unfinished, answer, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
      }
      return new MavenProject(folder, withClasses(folder, entries(answer)));
    } catch (IOException failed) {
      throw new BadTarget("cannot read the project in " + named + ": " + failed);
    }
  }

  /** Builds a project and lists what its tests need; of several projects, it is the last to list. */
  private static void list(Reactor reactor, Maven maven, Path file) {
    List<String> words = new ArrayList<>(reactor.selection());
    words.addAll(List.of(
        "test-compile",
        LISTING,
        "-DincludeScope=test",
        "-DoutputEncoding=UTF-8",
        "-Dmdep.outputFile=" + file));
    maven.run(reactor.root(), words.toArray(String[]::new));
  }

  /** Returns the folders that are looked through for properties. */
  List<Path> classes() {
    List<Path> there = built(folder).filter(Files::isDirectory).toList();
    if (there.isEmpty()) {
      throw new BadTarget("the project in " + folder + " has no classes, and no test classes");
    }
    return there;
  }

  private static Stream<Path> built(Path folder) {
    return Stream.of("target/test-classes", "target/classes").map(folder::resolve);
  }

  private static void checkSingle(Path folder) {
    try {
      if (Pom.in(folder).packaging().equals("pom")) {
        throw new BadTarget("the project in " + folder + " has no classes of its own; name one of"
            + " its modules");
      }
    } catch (IOException failed) {
      throw new BadTarget("cannot read " + folder.resolve(Pom.FILE) + ": " + failed);
    }
  }

  /** Returns a project that cannot be built here, if somebody else has built it. */
  private static MavenProject asItIs(Path folder) {
    if (built(folder).noneMatch(Files::isDirectory)) {
      throw new BadTarget("the project in " + folder + " is not built, and there is no Maven: put"
          + " mvn on the PATH or build the project first");
    }
    return new MavenProject(folder, withClasses(folder, List.of()));
  }

  private static boolean isFresh(Path folder, Path answer) throws IOException {
    if (!Files.exists(answer)
        || built(folder).noneMatch(Files::isDirectory)
        || !entries(answer).stream().allMatch(Files::exists)) {
      return false;
    }
    return !Reactor.of(folder).isNewer(Files.getLastModifiedTime(answer), entries(answer));
  }

  private static List<Path> entries(Path answer) throws IOException {
    return Stream.of(
            Files.readString(answer, StandardCharsets.UTF_8).strip().split(File.pathSeparator, -1))
        .filter(entry -> !entry.isBlank())
        .map(Path::of)
        .toList();
  }

  private static List<Path> withClasses(Path folder, List<Path> libraries) {
    List<Path> all = new ArrayList<>(built(folder).filter(Files::isDirectory).toList());
    all.addAll(libraries);
    return List.copyOf(all);
  }
}
