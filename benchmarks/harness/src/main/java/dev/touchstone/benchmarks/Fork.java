package dev.touchstone.benchmarks;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Runs a main class in a JVM of its own, on the class path of a peer's folder or on ours.
 *
 * <p>Figures come back through a file of {@code key=number} lines which the child writes with {@link
 * Figures}; whatever else it prints goes to a log that nobody reads as data.
 */
public final class Fork {
  private static final String FIGURES = "touchstone.benchmarks.figures";

  private final List<String> classPath;
  private final List<String> options = new ArrayList<>();
  private Duration limit = Duration.ofMinutes(30);

  private Fork(List<String> classPath) {
    this.classPath = classPath;
  }

  /** Forks with the class path of this JVM. */
  public static Fork here() {
    return new Fork(List.of(System.getProperty("java.class.path")));
  }

  /** Forks with the class path of a peer's folder under {@code benchmarks}. */
  public static Fork peer(String folder) {
    Path built = Path.of(System.getProperty("touchstone.benchmarks.home", "."), folder)
        .resolve(System.getProperty("touchstone.benchmarks.build", "target"));
    try {
      String dependencies = Files.readString(built.resolve("classpath.txt")).strip();
      return new Fork(List.of(built.resolve("classes").toString(), dependencies));
    } catch (IOException e) {
      throw new UncheckedIOException("peer " + folder + " is not built; name it in bench.peers", e);
    }
  }

  /** Adds JVM options. */
  public Fork with(String... more) {
    options.addAll(List.of(more));
    return this;
  }

  /** Sets how long the child may run; it is ended after that. */
  public Fork within(Duration time) {
    limit = time;
    return this;
  }

  /** Runs the main class and gives the figures it wrote, in the order written. */
  public Map<String, Double> run(String mainClass, String... arguments)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("fork");
    Path figures = folder.resolve("figures");
    Path log = folder.resolve("log");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.add("-Dfile.encoding=UTF-8");
    command.add("-D" + FIGURES + "=" + figures);
    command.addAll(List.of("-cp", String.join(File.pathSeparator, classPath), mainClass));
    command.addAll(List.of(arguments));
    Process child = new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(log.toFile())
        .start();
    boolean ended = child.waitFor(limit.toSeconds(), TimeUnit.SECONDS);
    if (!ended) {
      child.destroyForcibly().waitFor();
    }
    if (!ended || child.exitValue() != 0) {
      throw new IOException(mainClass + (ended ? " failed" : " took too long") + "; see " + log);
    }
    return read(figures);
  }

  private static Map<String, Double> read(Path file) throws IOException {
    Map<String, Double> figures = new LinkedHashMap<>();
    for (String line : Files.readAllLines(file)) {
      int split = line.indexOf('=');
      figures.put(line.substring(0, split), Double.valueOf(line.substring(split + 1)));
    }
    return figures;
  }

  /** The child's side: writes figures where the parent reads them. */
  public static final class Figures {
    private Figures() {}

    /** Writes all figures of this JVM at once. */
    public static void write(Map<String, Double> figures) throws IOException {
      List<String> lines =
          figures.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).toList();
      Files.write(Path.of(System.getProperty(FIGURES, "figures")), lines);
    }
  }
}
