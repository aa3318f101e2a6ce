package dev.touchstone.junit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** A project of a user in a folder of its own, built by the Maven that builds us. */
final class UserProject implements AutoCloseable {
  private static final String SHORT_LIVED = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

  private final Path folder;
  private final Path repository;
  private final String jupiter;

  private UserProject(Path folder, Path repository, String jupiter) {
    this.folder = folder;
    this.repository = repository;
    this.jupiter = jupiter;
  }

  /** Copies the sample; skips the test, with the reason, where there is no Maven. */
  static UserProject on(String jupiter) throws IOException {
    String home = System.getProperty("touchstone.maven.home", "");
    Assumptions.assumeFalse(home.isEmpty(), "started without Maven: no project can be built");
    Assumptions.assumeTrue(
        Files.isRegularFile(maven(home)), () -> "no Maven to start: there is no " + maven(home));
    Assumptions.assumeTrue(
        !offline() || cached(jupiter),
        () -> "Maven is offline and Jupiter " + jupiter + " is not in its local repository");
    Path folder = Path.of(System.getProperty("touchstone.projects")).resolve(jupiter);
    delete(folder);
    copy(Path.of("src/it/sample"), folder.resolve("sample"));
    Path repository = LocalRepository.create(
        folder.resolve("repository"),
        Path.of(System.getProperty("touchstone.maven.repository")),
        System.getProperty("touchstone.version"));
    return new UserProject(folder.resolve("sample"), repository, jupiter);
  }

  private static Path maven(String home) {
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    return Path.of(home, "bin", windows ? "mvn.cmd" : "mvn");
  }

  private static boolean offline() {
    return System.getProperty("touchstone.maven.mode", "").equals("offline=true");
  }

  private static boolean cached(String jupiter) {
    return Files.isDirectory(Path.of(System.getProperty("touchstone.maven.repository"))
        .resolve("org/junit/jupiter/junit-jupiter")
        .resolve(jupiter));
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }

  /** Deletes a folder and what it links to stays. */
  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  /** Takes the repository away and leaves the project to look at. */
  @Override
  public void close() throws IOException {
    delete(repository);
  }

  Path folder() {
    return folder;
  }

  /** Runs {@code mvn test}. */
  Built test(String... options) throws IOException, InterruptedException {
    return run("test", options);
  }

  /** Runs tests that an earlier build has compiled. */
  Built testAgain(String... options) throws IOException, InterruptedException {
    return run("surefire:test", options);
  }

  private Built run(String goal, String... options) throws IOException, InterruptedException {
    Path log = folder.resolve("maven.log");
    ProcessBuilder maven = new ProcessBuilder(command(goal, options))
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .redirectOutput(log.toFile());
    maven.environment().put("JAVA_HOME", System.getProperty("java.home"));
    maven.environment().put("MAVEN_OPTS", SHORT_LIVED);
    Process process = maven.start();
    process.getOutputStream().close();
    if (!process.waitFor(5, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new AssertionError("Maven still runs after five minutes");
    }
    return new Built(process.exitValue(), Files.readString(log, StandardCharsets.UTF_8));
  }

  private List<String> command(String goal, String... options) {
    List<String> command = new ArrayList<>(List.of(
        maven(System.getProperty("touchstone.maven.home")).toString(),
        "--batch-mode",
        "--no-transfer-progress",
        "-Dstyle.color=never",
        "-Dmaven.repo.local=" + repository,
        "-Dtouchstone.version=" + System.getProperty("touchstone.version"),
        "-DargLine=" + SHORT_LIVED,
        "-Djupiter.version=" + jupiter));
    Path settings = Path.of(System.getProperty("touchstone.maven.settings", ""));
    if (Files.isRegularFile(settings)) {
      command.addAll(List.of("--settings", settings.toString()));
    }
    if (offline()) {
      command.add("--offline");
    }
    command.addAll(List.of(options));
    command.add(goal);
    return command;
  }

  /**
   * How a build ended.
   *
   * @param exit the status of Maven
   * @param log what it printed
   */
  record Built(int exit, String log) {}
}
