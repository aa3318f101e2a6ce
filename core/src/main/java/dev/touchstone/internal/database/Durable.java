package dev.touchstone.internal.database;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.concurrent.TimeUnit;

/**
 * Files that are there as a whole or not at all, whoever writes and whenever the writer dies.
 *
 * <p>A file is written under a temporary name, forced to the device, and moved into place in one
 * step. Plain streams are used: unlike channels they survive an interrupt, and a case that ran out of
 * time is saved by an interrupted thread. The age of a leftover is told from a file just written, so
 * the clock of a shared disk is the only one that counts.
 */
final class Durable {
  private static final int ATTEMPTS = 20;
  private static final long OLD_MILLIS = TimeUnit.HOURS.toMillis(1);

  private Durable() {}

  static void write(Path target, byte[] bytes) throws IOException {
    for (int attempt = 1; ; attempt++) {
      try {
        Files.createDirectories(folder(target));
        writeOnce(target, bytes);
        return;
      } catch (NoSuchFileException swept) {
        if (attempt == ATTEMPTS) {
          throw swept;
        }
      }
    }
  }

  private static void writeOnce(Path target, byte[] bytes) throws IOException {
    File temporary = Temporary.create(target);
    try {
      try (FileOutputStream stream = new FileOutputStream(temporary)) {
        stream.write(bytes);
        stream.getFD().sync();
      }
      move(temporary.toPath(), target);
    } catch (IOException | RuntimeException failed) {
      Files.deleteIfExists(temporary.toPath());
      throw failed;
    }
    force(folder(target));
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException unsupported) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Forces a folder's entries to the device where the system can. */
  private static void force(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException unsupported) {
      return;
    }
  }

  /** Reads a file of at most a length, or throws. */
  static byte[] read(Path file, int most) throws IOException {
    try (FileInputStream stream = new FileInputStream(file.toFile())) {
      byte[] bytes = stream.readNBytes(most + 1);
      if (bytes.length > most) {
        throw new IOException(file + " is longer than " + most + " bytes");
      }
      return bytes;
    }
  }

  /** Deletes temporary files much older than a file, left by writers that died. */
  static void sweep(Path justWritten) throws IOException {
    FileTime now = Files.getLastModifiedTime(justWritten);
    try (DirectoryStream<Path> files = Folders.list(folder(justWritten), Temporary.SUFFIX)) {
      for (Path file : files) {
        if (old(file, now)) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  /** Returns whether a file is old; one that its writer moved into place meanwhile is not. */
  private static boolean old(Path file, FileTime now) throws IOException {
    try {
      return now.toMillis() - Files.getLastModifiedTime(file).toMillis() > OLD_MILLIS;
    } catch (NoSuchFileException moved) {
      return false;
    }
  }

  static Path folder(Path file) {
    Path folder = file.getParent();
    return folder == null ? Path.of("") : folder;
  }
}
