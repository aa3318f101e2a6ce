package dev.touchstone.rank.internal.isolate;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * A submission copied into a folder of ours, whatever it was packed in.
 *
 * <p>An archive is read as a stream and counted while it is read: what it says of its own size is
 * not believed. No entry leaves the folder, and links are not followed. What some systems add to
 * archives of their own is left out, and so is a byte order mark before a source.
 */
final class Unpacked {
  private static final int MOST_FILES = 5_000;
  private static final long MOST_BYTES = 64L << 20;
  private static final String FINDER = "__MACOSX/";
  private static final byte[] MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};
  private static final int CHUNK = 1 << 16;

  private final Path folder;
  private int files;
  private long bytes;

  private Unpacked(Path folder) {
    this.folder = folder;
  }

  /** Copies a submission; throws what is wrong with it, in words for its author. */
  static void into(Path folder, Path submission) throws IOException {
    Unpacked unpacked = new Unpacked(folder);
    if (Files.isDirectory(submission)) {
      unpacked.copy(submission);
    } else if (submission.toString().endsWith(".java")) {
      unpacked.put(submission.getFileName().toString(), Files.newInputStream(submission));
    } else {
      unpacked.unzip(submission);
    }
    if (unpacked.files == 0) {
      throw new IOException("it holds no files");
    }
  }

  private void copy(Path from) throws IOException {
    try (Stream<Path> found = Files.walk(from)) {
      for (Path file : found
          .filter(f -> Files.isRegularFile(f, java.nio.file.LinkOption.NOFOLLOW_LINKS))
          .toList()) {
        put(from.relativize(file).toString(), Files.newInputStream(file));
      }
    }
  }

  private void unzip(Path archive) throws IOException {
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(archive))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        if (!entry.isDirectory()) {
          count();
          write(entry.getName(), zip);
        }
      }
    } catch (IllegalArgumentException broken) {
      throw new IOException("its archive is broken: " + broken.getMessage(), broken);
    }
  }

  private void put(String name, InputStream opened) throws IOException {
    try (InputStream in = opened) {
      count();
      write(name, in);
    }
  }

  private void count() throws IOException {
    if (++files > MOST_FILES) {
      throw new IOException("it holds more than " + MOST_FILES + " files");
    }
  }

  private void write(String name, InputStream in) throws IOException {
    if (name.startsWith(FINDER) || name.substring(name.lastIndexOf('/') + 1).startsWith("._")) {
      return;
    }
    Path file = folder.resolve(name).normalize();
    if (!file.startsWith(folder) || file.equals(folder)) {
      throw new IOException("it holds a file with the name " + name + ", outside its own folder");
    }
    Files.createDirectories(file.resolveSibling(""));
    try (var out = Files.newOutputStream(file)) {
      byte[] chunk = new byte[CHUNK];
      for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
        bytes += read;
        if (bytes > MOST_BYTES) {
          throw new IOException("it unpacks to more than " + (MOST_BYTES >> 20) + " MB");
        }
        out.write(chunk, 0, read);
      }
    }
  }

  /** Returns the sources below a folder, all of which must be UTF-8. */
  static List<Path> sources(Path folder) throws IOException {
    List<Path> sources;
    try (Stream<Path> found = Files.walk(folder)) {
      sources = found
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.endsWith("module-info.java"))
          .sorted()
          .toList();
    }
    for (Path source : sources) {
      try {
        byte[] text = Files.readAllBytes(source);
        StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(text));
        if (text.length > MARK.length && Arrays.mismatch(text, MARK) == MARK.length) {
          Files.write(source, Arrays.copyOfRange(text, MARK.length, text.length));
        }
      } catch (CharacterCodingException undecodable) {
        throw new IOException(folder.relativize(source) + " is no UTF-8 text", undecodable);
      }
    }
    return sources;
  }
}
