package dev.touchstone.internal.database;

import dev.touchstone.BadToken;
import dev.touchstone.internal.token.Token;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A file of fixed size, mapped into memory, that says which case runs.
 *
 * <p>Marking a case is a store into the mapping: no call of the system, and what was stored is in the
 * file when the process ends in whatever way. The owner holds a lock on the file, which the system
 * takes away with the process; so a note that can be locked is left over. The state is stored last,
 * and is {@code STARTED} while a token is being stored.
 */
final class Note {
  static final String SUFFIX = ".note";

  private static final int BYTES = 1 << 16;
  private static final long MAGIC = 0x7473_6e6f_7465_0a01L;
  private static final long LOCKED_BYTE = 1L << 40;

  private static final int STATE = 8;
  private static final int CASE = 16;
  private static final int PROPERTY = 64;
  private static final int BASE = 1 << 13;
  private static final int TOKEN = 1 << 14;

  private static final long IDLE = 0;
  private static final long STARTED = 1;
  private static final long AT_CASE = 2;
  private static final long AT_TOKEN = 3;

  private static final VarHandle WORD =
      MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private final Path file;
  private final RandomAccessFile open;
  private final ByteBuffer slots;
  private long state;
  private @Nullable Supplier<String> pending;

  private Note(Path file, RandomAccessFile open, ByteBuffer slots) {
    this.file = file;
    this.open = open;
    this.slots = slots;
  }

  static Note create(Path folder) throws IOException {
    File temporary = Durable.temporary(folder.resolve("run"));
    String name = temporary.getName().replace(".tmp", SUFFIX);
    RandomAccessFile open = new RandomAccessFile(temporary, "rw");
    try {
      FileLock lock = open.getChannel().tryLock(LOCKED_BYTE, 1, false);
      if (lock == null) {
        throw new IOException("cannot lock " + temporary);
      }
      ByteBuffer slots = open.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, BYTES);
      slots.putLong(0, MAGIC);
      return new Note(Files.move(temporary.toPath(), folder.resolve(name)), open, slots);
    } catch (IOException | RuntimeException failed) {
      open.close();
      Files.deleteIfExists(temporary.toPath());
      throw failed;
    }
  }

  Path file() {
    return file;
  }

  void start(String property, String base) {
    put(PROPERTY, BASE, property);
    put(BASE, TOKEN, base);
    pending = null;
    become(STARTED);
  }

  void mark(long number) {
    WORD.setRelease(slots, CASE, number);
    if (state != AT_CASE) {
      become(AT_CASE);
    }
  }

  void mark(String token) {
    become(STARTED);
    if (put(TOKEN, BYTES, token)) {
      become(AT_TOKEN);
    }
  }

  /** Marks a case whose token is only made if the JVM exits in it. */
  void mark(Supplier<String> token) {
    become(STARTED);
    pending = token;
  }

  /** Says what is known when the JVM exits: which case it exits in, or none if it is not to blame. */
  void settle(boolean blameless) {
    Supplier<String> token = pending;
    if (blameless) {
      idle();
    } else if (state == STARTED && token != null) {
      mark(token.get());
    }
  }

  void idle() {
    pending = null;
    become(IDLE);
  }

  private void become(long next) {
    state = next;
    WORD.setRelease(slots, STATE, next);
  }

  /** Stores a text with its length, cut off at the next field; false if it was cut. */
  private boolean put(int from, int to, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    int length = Math.min(bytes.length, to - from - Integer.BYTES);
    slots.putInt(from, length);
    slots.put(from + Integer.BYTES, bytes, 0, length);
    return length == bytes.length;
  }

  void close() throws IOException {
    open.close();
    Files.deleteIfExists(file);
  }

  /** Returns what a note of another process says; deletes it if that process ended in peace. */
  static Optional<Leftover> read(Path file) throws IOException {
    Optional<ByteBuffer> abandoned = abandoned(file);
    Optional<Leftover> leftover = abandoned.flatMap(slots -> leftover(file, slots));
    if (abandoned.isPresent() && leftover.isEmpty()) {
      Files.deleteIfExists(file);
    }
    return leftover;
  }

  /** Returns the bytes of a note, or nothing if its owner is alive. */
  private static Optional<ByteBuffer> abandoned(Path file) throws IOException {
    try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
      FileLock lock = open.getChannel().tryLock(LOCKED_BYTE, 1, false);
      if (lock == null) {
        return Optional.empty();
      }
      byte[] bytes = new byte[BYTES];
      if (open.length() == BYTES) {
        open.readFully(bytes);
      }
      return Optional.of(ByteBuffer.wrap(bytes));
    } catch (OverlappingFileLockException ours) {
      return Optional.empty();
    }
  }

  private static Optional<Leftover> leftover(Path file, ByteBuffer slots) {
    long state = slots.getLong(STATE);
    if (slots.getLong(0) != MAGIC || state < STARTED || state > AT_TOKEN) {
      return Optional.empty();
    }
    String base = get(BASE, TOKEN, slots);
    String token = base;
    if (state == AT_CASE) {
      token = base + "/" + Long.toUnsignedString(slots.getLong(CASE));
    } else if (state == AT_TOKEN) {
      token = get(TOKEN, BYTES, slots);
    }
    return Optional.of(new Leftover(get(PROPERTY, BASE, slots), token(token), file));
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
