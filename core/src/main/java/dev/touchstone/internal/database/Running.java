package dev.touchstone.internal.database;

import dev.touchstone.internal.token.Token;
import dev.touchstone.random.Node;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Says ahead which case is about to run, for the next JVM to report if this one ends in it.
 *
 * <p>The note is made once and used by one property after the other, so a property costs no call of
 * the system and a case costs a store or two. Where no note can be made nothing is said: a run never
 * fails for it. An ordered end of the JVM deletes the notes that are not in use, and those in use,
 * too, where it comes {@linkplain Ending from outside}.
 *
 * <p>Invariant: {@code OURS} holds every note of this JVM, and none of them is opened a second time:
 * on POSIX systems closing any handle of a file gives up all locks the process has on it.
 *
 * <p>Of one thread: a run of several threads opens one each.
 */
public final class Running implements AutoCloseable, LongConsumer {
  private static final String FOLDER = ".running";
  private static final String GIT_IGNORE = ".gitignore";
  private static final byte[] IGNORE_ALL = {'*', '\n'};

  private static final Map<Path, Deque<Note>> UNUSED = new HashMap<>();
  private static final Map<Path, Note> OURS = new ConcurrentHashMap<>();
  private static final int ATTEMPTS = 100;
  private static boolean hooked;

  private final Path folder;
  private @Nullable Note note;

  private Running(Path folder, @Nullable Note note) {
    this.folder = folder;
    this.note = note;
  }

  /** Opens a note for a property that runs the cases {@code base/k}. */
  public static Running open(Path database, String property, Node base) {
    Path folder = database.toAbsolutePath().resolve(FOLDER);
    Note note = unused(folder);
    if (note != null) {
      note.start(property, base.toReplay());
    }
    return new Running(folder, note);
  }

  private static synchronized @Nullable Note unused(Path folder) {
    Deque<Note> notes = UNUSED.get(folder);
    if (notes == null) {
      notes = new ArrayDeque<>();
      UNUSED.put(folder, notes);
    }
    Note note = notes.poll();
    return note == null ? create(folder) : note;
  }

  private static synchronized void giveBack(Path folder, Note note) {
    Deque<Note> notes = UNUSED.get(folder);
    if (notes != null) {
      notes.add(note);
    }
  }

  private static @Nullable Note create(Path folder) {
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      try {
        Note note = createOnce(folder);
        OURS.put(note.file(), note);
        return note;
      } catch (IOException | RuntimeException failed) {
        if (!unlucky(failed)) {
          return null;
        }
      }
    }
    return null;
  }

  private static boolean unlucky(Exception failed) {
    return failed instanceof NoSuchFileException
        || failed instanceof FileNotFoundException
        || failed instanceof FileAlreadyExistsException;
  }

  private static Note createOnce(Path folder) throws IOException {
    if (!folder.toFile().mkdirs()) {
      Files.createDirectories(folder);
    }
    File ignored = folder.resolve(GIT_IGNORE).toFile();
    if (!ignored.exists()) {
      try (FileOutputStream stream = new FileOutputStream(ignored)) {
        stream.write(IGNORE_ALL);
      }
    }
    if (!hooked) {
      Runtime.getRuntime().addShutdownHook(new Sweeper());
      hooked = true;
    }
    return Note.create(folder);
  }

  /** Deletes at the end of the JVM what it needs no longer. */
  private static final class Sweeper extends Thread {
    Sweeper() {
      super("touchstone-notes");
    }

    @Override
    public void run() {
      sweep();
    }
  }

  private static synchronized void sweep() {
    boolean blameless = Ending.fromOutside();
    for (Note note : OURS.values()) {
      note.settle(blameless);
    }
    for (Map.Entry<Path, Deque<Note>> unused : UNUSED.entrySet()) {
      sweep(unused.getKey(), unused.getValue());
    }
  }

  private static void sweep(Path folder, Deque<Note> notes) {
    try {
      for (Note note = notes.poll(); note != null; note = notes.poll()) {
        note.close();
      }
      deleteIfUnused(folder);
    } catch (IOException left) {
      return;
    }
  }

  private static void deleteIfUnused(Path folder) throws IOException {
    String[] names = folder.toFile().list();
    if (names == null || !List.of(GIT_IGNORE).containsAll(Arrays.asList(names))) {
      return;
    }
    Files.deleteIfExists(folder.resolve(GIT_IGNORE));
    Path database = Durable.folder(folder);
    if (Folders.deleteIfEmpty(folder)
        && database.endsWith(FailureDatabase.USUAL)
        && Folders.deleteIfEmpty(database)) {
      Folders.deleteIfEmpty(Durable.folder(database));
    }
  }

  @Override
  public void accept(long number) {
    mark(number);
  }

  /** Says that case {@code base/number} is about to run. */
  public void mark(long number) {
    if (note != null) {
      note.mark(number);
    }
  }

  /** Says that the case of a token is about to run. */
  public void mark(Token token) {
    if (note != null) {
      note.mark(token.toString());
    }
  }

  /** Says that a case is about to run whose token is made only if the JVM exits in it. */
  public void mark(Supplier<Token> token) {
    if (note != null) {
      note.mark(() -> token.get().toString());
    }
  }

  /** Says that no case runs that is to blame if the JVM ends; the next mark says otherwise. */
  public void rest() {
    Note current = note;
    if (current != null) {
      current.idle();
    }
  }

  /** Says that no case of this JVM is to blame for its end, which comes next. */
  public static synchronized void acquit() {
    OURS.values().forEach(Note::idle);
    try {
      for (Note note : OURS.values()) {
        note.close();
      }
      for (Path folder : UNUSED.keySet()) {
        deleteIfUnused(folder);
      }
    } catch (IOException left) {
      return;
    }
  }

  /** Says that no case runs any more. */
  @Override
  public void close() {
    if (note != null) {
      note.idle();
      giveBack(folder, note);
      note = null;
    }
  }

  /** Returns whether there is nothing in a database but the notes of this JVM. */
  public static synchronized boolean alone(Path database) {
    String[] names = database.toFile().list();
    if (names == null) {
      return false;
    }
    for (String name : names) {
      if (!name.equals(FOLDER)) {
        return false;
      }
    }
    return others(database).isEmpty();
  }

  /** Returns the notes in a database that are not of this JVM. */
  private static List<Path> others(Path database) {
    Path folder = database.toAbsolutePath().resolve(FOLDER);
    List<Path> others = new ArrayList<>();
    String[] names = folder.toFile().list();
    if (names != null) {
      for (String name : names) {
        Path file = folder.resolve(name);
        if (!OURS.containsKey(file) && !name.equals(GIT_IGNORE)) {
          others.add(file);
        }
      }
    }
    return others;
  }

  /** Returns what JVMs that ended in the middle of a case have left in a database. */
  public static synchronized List<Leftover> leftovers(Path database) {
    List<Leftover> leftovers = new ArrayList<>();
    try {
      for (Path file : others(database)) {
        Abandoned.read(file).ifPresent(leftovers::add);
      }
    } catch (IOException | RuntimeException unreadable) {
      return leftovers;
    }
    return leftovers;
  }
}
