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
  private static final ThreadLocal<Holder> HOLDER = ThreadLocal.withInitial(Holder::new);

  private final List<Note> notes = new ArrayList<>(0);

  /** What a case may say. */
  public sealed interface Note {
    /** The case falls under a value of a table; the table of plain labels has no name. */
    record Entry(String table, String value) implements Note {}

    /** Something happened a number of times in the case. */
    record Count(String table, String value, long times) implements Note {}

    /** The case has a measured quantity. */
    record Measure(String name, double value) implements Note {}

    /** The case does or does not count towards a label that must be seen often enough. */
    record Cover(String label, double percent, boolean hit) implements Note {}

    /** The case comes this close to what a search is after. */
    record Target(String label, double score) implements Note {}
  }

  static @Nullable Current enter(Current current) {
    Holder holder = HOLDER.get();
    Current before = holder.running;
    holder.running = current;
    return before;
  }

  static void leave(@Nullable Current before) {
    HOLDER.get().running = before;
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

  /** Adds to what the running case of this thread says; outside a case it has no effect. */
  public static void note(Note note) {
    Current running = HOLDER.get().running;
    if (running != null) {
      running.notes.add(note);
    }
  }

  private static final class Holder {
    @Nullable
    Current running;
  }
}
