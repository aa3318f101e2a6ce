package dev.touchstone.cli.check;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder that goes with its use, or with the JVM where that is stopped before.
 *
 * @param path where it is
 */
public record TemporaryFolder(Path path) implements AutoCloseable {
  /** Creates a folder whose name starts in a way. */
  public static TemporaryFolder create(String start) {
    try {
      TemporaryFolder created = new TemporaryFolder(Files.createTempDirectory(start));
      Runtime.getRuntime().addShutdownHook(new Thread(created::close, "touchstone-sweep"));
      return created;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Deletes the folder; what cannot be deleted now is when the JVM ends. */
  @Override
  public void close() {
    if (!Files.exists(path)) {
      return;
    }
    try (Stream<Path> files = Files.walk(path)) {
      List<Path> inner = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : inner) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException left) {
      path.toFile().deleteOnExit();
    }
  }
}
