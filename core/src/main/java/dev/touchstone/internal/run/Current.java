package dev.touchstone.internal.run;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the running case has said about itself.
 *
 * <p>Confined to the thread of the case. A thread has at most one running case; a claim checked
 * inside another's body takes its place for the while.
 */
public final class Current {
  private static final ThreadLocal<@Nullable Holder> HOLDER = new ThreadLocal<>();

  private final List<Note> notes = new ArrayList<>(0);

  /** What a case may say. */
  public sealed interface Note {
    /** The case falls under a value of a table; the table of plain labels has no name. */
    record Entry(String table, String value) implements Note {}

    /** Something happened a number of times in the case. */
    record Count(String table, String value, long times) implements Note {}

    /** Each of several things happened a number of times in the case. */
    final class Counts implements Note {
      final Counted counted;
      final int[] times;

      /** Says how often each happened; the array is not written to again. */
      public Counts(Counted counted, int[] times) {
        this.counted = counted;
        this.times = times;
      }
    }

    /** The case has a measured quantity. */
    record Measure(String name, double value) implements Note {}

    /** The case does or does not count towards a label that must be seen often enough. */
    record Cover(String label, double percent, boolean hit) implements Note {}

    /** The case comes this close to what a search is after. */
    record Target(String label, double score) implements Note {}
  }

  /**
   * What cases count: the things that happen, under the values of a table.
   *
   * <p>Equal only to itself, so that a run finds its sums at once.
   */
  public static final class Counted {
    private final String table;
    private final List<String> values;

    /** Creates a table to count in. */
    public Counted(String table, List<String> values) {
      this.table = table;
      this.values = List.copyOf(values);
    }

    String table() {
      return table;
    }

    List<String> values() {
      return values;
    }
  }

  /** Returns the place of the calling thread's running case. */
  static Holder ofThread() {
    Holder known = HOLDER.get();
    if (known != null) {
      return known;
    }
    Holder fresh = new Holder();
    HOLDER.set(fresh);
    return fresh;
  }

  void clear() {
    if (!notes.isEmpty()) {
      notes.clear();
    }
  }

  /** Returns what was said. */
  public List<Note> notes() {
    return notes;
  }

  /** Returns what the running case of this thread has said so far. */
  static List<Note> notesOfThread() {
    Current running = ofThread().running;
    return running == null ? List.of() : running.notes;
  }

  /** Adds to what the running case of this thread says; outside a case it has no effect. */
  public static void note(Note note) {
    Current running = ofThread().running;
    if (running != null) {
      running.notes.add(note);
    }
  }

  /** The running case of one thread. */
  static final class Holder {
    private final Thread thread = Thread.currentThread();
    private @Nullable Current running;

    boolean ofThisThread() {
      return thread == Thread.currentThread();
    }

    @Nullable
    Current enter(@Nullable Current current) {
      Current before = running;
      running = current;
      return before;
    }
  }
}
