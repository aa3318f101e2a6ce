package dev.touchstone.internal.database;

import dev.touchstone.Ticker;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Files under names that nobody else has.
 *
 * <p>Names count up from the ticker rather than from the process number, which is slow to ask for; a
 * name in use is passed over.
 */
final class Temporary {
  static final String SUFFIX = ".tmp";

  private static final AtomicLong NUMBER = new AtomicLong(Ticker.system().nanos());

  private Temporary() {}

  /** Creates a file with a name no other writer has. */
  static File create(Path target) throws IOException {
    while (true) {
      String number = Long.toString(NUMBER.incrementAndGet(), Character.MAX_RADIX);
      String name = target.getFileName() + "." + number + SUFFIX;
      File file = target.resolveSibling(name).toFile();
      try {
        if (file.createNewFile()) {
          return file;
        }
      } catch (IOException refused) {
        if (!Files.isDirectory(Durable.folder(target))) {
          throw new NoSuchFileException(Durable.folder(target).toString());
        }
        throw refused;
      }
    }
  }
}
