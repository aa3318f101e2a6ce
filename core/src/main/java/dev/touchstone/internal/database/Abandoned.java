package dev.touchstone.internal.database;

import dev.touchstone.BadToken;
import dev.touchstone.internal.token.Token;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the {@linkplain Note notes} of processes that have ended. */
final class Abandoned {
  private Abandoned() {}

  /** Returns what a note of another process says; deletes it if that process ended in peace. */
  static Optional<Leftover> read(Path file) throws IOException {
    Optional<ByteBuffer> abandoned = bytes(file);
    Optional<Leftover> leftover = abandoned.flatMap(slots -> leftover(file, slots));
    if (abandoned.isPresent() && leftover.isEmpty()) {
      Files.deleteIfExists(file);
    }
    return leftover;
  }

  /** Returns the bytes of a note, or nothing if its owner is alive. */
  private static Optional<ByteBuffer> bytes(Path file) throws IOException {
    try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
      FileLock lock = open.getChannel().tryLock(Note.LOCKED_BYTE, 1, false);
      if (lock == null) {
        return Optional.empty();
      }
      byte[] bytes = new byte[Note.BYTES];
      if (open.length() == Note.BYTES) {
        open.readFully(bytes);
      }
      return Optional.of(ByteBuffer.wrap(bytes));
    } catch (OverlappingFileLockException ours) {
      return Optional.empty();
    }
  }

  private static Optional<Leftover> leftover(Path file, ByteBuffer slots) {
    long state = slots.getLong(Note.STATE);
    if (slots.getLong(0) != Note.MAGIC || state < Note.STARTED || state > Note.AT_TOKEN) {
      return Optional.empty();
    }
    String base = get(Note.BASE, Note.TOKEN, slots);
    String token = base;
    if (state == Note.AT_CASE) {
      token = base + "/" + Long.toUnsignedString(slots.getLong(Note.CASE));
    } else if (state == Note.AT_TOKEN) {
      token = get(Note.TOKEN, Note.BYTES, slots);
    }
    return Optional.of(new Leftover(get(Note.PROPERTY, Note.BASE, slots), token(token), file));
  }

  private static @Nullable Token token(String text) {
    try {
      return Token.parse(text);
    } catch (BadToken cut) {
      return null;
    }
  }

  private static String get(int from, int to, ByteBuffer slots) {
    int length = Math.max(0, Math.min(slots.getInt(from), to - from - Integer.BYTES));
    byte[] bytes = new byte[length];
    slots.get(from + Integer.BYTES, bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
