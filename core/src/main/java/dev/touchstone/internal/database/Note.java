package dev.touchstone.internal.database;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A file of fixed size that says which case runs.
 *
 * <p>The first marks are written, each by two calls of the system. Where many cases are marked the file
 * is mapped into memory, which takes a young JVM some milliseconds; from then on a mark is a store into
 * the mapping. Either way what was stored is in the file when the process ends in whatever way. The
 * owner holds a lock on the file, which the system takes away with the process; so a note that can be
 * locked is left over. The state is stored last, and is {@code STARTED} while a token is being stored.
 * What others left is read by {@link Abandoned}.
 */
final class Note {
  static final String SUFFIX = ".note";

  static final int BYTES = 1 << 16;
  static final long MAGIC = 0x7473_6e6f_7465_0a01L;
  static final long LOCKED_BYTE = 1L << 40;

  static final int STATE = 8;
  static final int CASE = 16;
  static final int PROPERTY = 64;
  static final int BASE = 1 << 13;
  static final int TOKEN = 1 << 14;

  private static final long IDLE = 0;
  static final long STARTED = 1;
  static final long AT_CASE = 2;
  static final long AT_TOKEN = 3;

  private static final int WRITTEN = 1_000;

  private final Path file;
  private final RandomAccessFile open;
  private @Nullable ByteBuffer slots;
  private int unmapped;
  private long state;
  private @Nullable Supplier<String> pending;

  private Note(Path file, RandomAccessFile open) {
    this.file = file;
    this.open = open;
  }

  static Note create(Path folder) throws IOException {
    File temporary = Temporary.create(folder.resolve("run"));
    String name = temporary.getName().replace(Temporary.SUFFIX, SUFFIX);
    RandomAccessFile open = new RandomAccessFile(temporary, "rw");
    try {
      FileLock lock = open.getChannel().tryLock(LOCKED_BYTE, 1, false);
      if (lock == null) {
        throw new IOException("cannot lock " + temporary);
      }
      open.setLength(BYTES);
      Note note = new Note(folder.resolve(name), open);
      note.store(0, MAGIC);
      if (!temporary.renameTo(note.file.toFile())) {
        throw temporary.exists()
            ? new IOException("cannot rename " + temporary)
            : new NoSuchFileException(temporary.toString());
      }
      return note;
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
    if (slots == null && ++unmapped > WRITTEN) {
      map();
    }
    store(CASE, number);
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
    store(STATE, next);
  }

  /** Maps the file; a pending interrupt waits, for it would close the channel and give up the lock. */
  private void map() {
    boolean interrupted = Thread.interrupted();
    try {
      slots = open.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, BYTES);
    } catch (ClosedByInterruptException closed) {
      interrupted = true;
      abandon();
    } catch (IOException refused) {
      unmapped = 0;
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Deletes a note that nobody can write any more: it would say for ever what it said last. */
  private void abandon() {
    if (!file.toFile().delete()) {
      file.toFile().deleteOnExit();
    }
  }

  private void store(int at, long value) {
    ByteBuffer mapped = slots;
    if (mapped == null) {
      write(at, ByteBuffer.allocate(Long.BYTES).putLong(value).array());
    } else {
      VarHandle.releaseFence();
      mapped.putLong(at, value);
    }
  }

  /** Writes bytes; one at a time, for the end of the JVM is heard of on another thread. */
  private synchronized void write(int at, byte[] bytes) {
    try {
      open.seek(at);
      open.write(bytes);
    } catch (IOException full) {
      return;
    }
  }

  /** Stores a text with its length, cut off at the next field; false if it was cut. */
  private boolean put(int from, int to, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    int length = Math.min(bytes.length, to - from - Integer.BYTES);
    ByteBuffer field = ByteBuffer.allocate(Integer.BYTES + length).putInt(length);
    byte[] stored = field.put(bytes, 0, length).array();
    ByteBuffer mapped = slots;
    if (mapped == null) {
      write(from, stored);
    } else {
      mapped.put(from, stored);
    }
    return length == bytes.length;
  }

  void close() throws IOException {
    open.close();
    Files.deleteIfExists(file);
  }
}
