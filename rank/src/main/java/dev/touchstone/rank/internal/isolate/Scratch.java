package dev.touchstone.rank.internal.isolate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * A folder that is there as long as it is needed.
 *
 * @param path where it is
 */
record Scratch(Path path) implements AutoCloseable {
  static Scratch create() {
    try {
      return new Scratch(Files.createTempDirectory("touchstone-rank"));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Makes a folder inside. */
  Path folder(String name) throws IOException {
    return Files.createDirectory(path.resolve(name));
  }

  @Override
  public void close() {
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException left) {
      path.toFile().deleteOnExit();
    }
  }
}
