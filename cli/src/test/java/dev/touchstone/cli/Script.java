package dev.touchstone.cli;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A program started from a folder with an environment of its own. */
final class Script {
  /** The root of the project these tests belong to. */
  static final Path ROOT = root();

  private final List<String> command;
  private final Map<String, String> environment = new HashMap<>(System.getenv());
  private Path folder = ROOT;

  private Script(List<String> command) {
    this.command = command;
  }

  static Script of(Object... words) {
    return new Script(List.of(words).stream().map(Object::toString).toList());
  }

  /** The command in a JVM of its own, with the classes of these tests. */
  static Script ofMain(String... arguments) {
    return of(
            Path.of(System.getProperty("java.home"), "bin", "java"),
            "-Dfile.encoding=UTF-8",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName())
        .and(arguments);
  }

  Script and(String... words) {
    return new Script(Stream.concat(command.stream(), Stream.of(words)).toList());
  }

  Script in(Path other) {
    folder = other;
    return this;
  }

  Script with(String variable, Object value) {
    environment.put(variable, value.toString());
    return this;
  }

  Script without(String... variables) {
    List.of(variables).forEach(environment::remove);
    return this;
  }

  Ended run() {
    return start().await();
  }

  Running start() {
    try {
      Path out = Files.createTempFile("script", ".out");
      Path err = Files.createTempFile("script", ".err");
      ProcessBuilder builder = new ProcessBuilder(command)
          .directory(folder.toFile())
          .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
          .redirectOutput(out.toFile())
          .redirectError(err.toFile());
      builder.environment().clear();
      builder.environment().putAll(environment);
      return new Running(builder.start(), out, err);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  record Running(Process process, Path out, Path err) {
    Ended await() {
      try {
        if (!process.waitFor(5, TimeUnit.MINUTES)) {
          process.destroyForcibly();
          throw new AssertionError("still running after five minutes");
        }
        Ended ended = new Ended(process.exitValue(), text(out), text(err));
        Files.delete(out);
        Files.delete(err);
        return ended;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }

    private static String text(Path file) throws IOException {
      return Files.readString(file, StandardCharsets.UTF_8);
    }
  }

  record Ended(int exit, String out, String err) {}

  private static Path root() {
    Path at = Path.of("").toAbsolutePath();
    while (!Files.exists(at.resolve("touchstone"))) {
      at = requireNonNull(at.getParent(), "no project around the working folder");
    }
    return at;
  }
}
