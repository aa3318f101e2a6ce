package dev.touchstone.internal.hint;

import dev.touchstone.Source;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds where the choices of hinted generators lie in a case.
 *
 * <p>The case is replayed once. A hinted generator then opens an empty fork before and after its draws:
 * forks are looked up by key, so none of the replayed choices moves, and the recorded row shows the
 * two keys around the choices between them, wherever the generator was used. The body is not run; what
 * it draws is in the case and not in the replay.
 *
 * <p>Of the thread that replays the case.
 */
public final class Sightings {
  private static final ThreadLocal<@Nullable Sightings> OF_THREAD = new ThreadLocal<>();

  private final List<@Nullable Seen> seen = new ArrayList<>();

  private Sightings() {}

  private record Seen(Hinted<?> hint, @Nullable Object value, int size, int depth) {}

  /** A mark before or after the choices of the generator with a number. */
  private record Mark(int number, boolean opening) {
    private static final String BEFORE = "\0hint ";
    private static final String AFTER = "\0hinted ";

    String key() {
      return (opening ? BEFORE : AFTER) + number;
    }

    static @Nullable Mark of(Choice choice) {
      if (!(choice instanceof Choice.Open open
          && open.label() instanceof Choice.Key key
          && key.name() instanceof String name)) {
        return null;
      }
      boolean opening = name.startsWith(BEFORE);
      return opening || name.startsWith(AFTER)
          ? new Mark(Integer.parseInt(name.substring(name.lastIndexOf(' ') + 1)), opening)
          : null;
    }
  }

  /**
   * Returns what hinted generators made in a case, the outermost first.
   *
   * @param row the case
   * @param replayed replays the case and returns what was recorded
   */
  public static List<Sighting> in(Choices row, Supplier<Choices> replayed) {
    Sightings sightings = new Sightings();
    Sightings outer = OF_THREAD.get();
    OF_THREAD.set(sightings);
    try {
      return sightings.read(row, replayed.get());
    } finally {
      if (outer == null) {
        OF_THREAD.remove();
      } else {
        OF_THREAD.set(outer);
      }
    }
  }

  /** Returns whether this thread is being watched by sightings, so that hints must be drawn one by one. */
  public static boolean taken() {
    return OF_THREAD.get() != null;
  }

  static @Nullable Sightings ofThread() {
    return OF_THREAD.get();
  }

  <T extends @Nullable Object> T see(Hinted<T> hint, Source source) {
    int number = seen.size();
    seen.add(null);
    source.fork(new Mark(number, true).key());
    T value = hint.gen().generate(source);
    source.fork(new Mark(number, false).key());
    seen.set(number, new Seen(hint, value, source.size(), source.depth()));
    return value;
  }

  private List<Sighting> read(Choices row, Choices marked) {
    int[] from = new int[seen.size()];
    List<Sighting> found = new ArrayList<>();
    int place = 0;
    for (int at = 0; at < marked.length(); at++) {
      Mark mark = Mark.of(marked.at(at));
      if (mark == null) {
        place = after(row, place, marked.at(at));
        if (place < 0) {
          return List.of();
        }
        continue;
      }
      at = marked.end(at) - 1;
      Seen made = seen.get(mark.number());
      if (mark.opening()) {
        from[mark.number()] = place;
      } else if (made != null) {
        found.add(
            new Sighting(made.hint, made.value, made.size, made.depth, from[mark.number()], place));
      }
    }
    found.sort((a, b) -> a.from() != b.from()
        ? Integer.compare(a.from(), b.from())
        : Integer.compare(b.to(), a.to()));
    return found;
  }

  /**
   * Returns the place after an event in the row, or -1 where the row has another one.
   *
   * <p>What was drawn while the body ran is passed over: it lies at the ends of forks.
   */
  private static int after(Choices row, int from, Choice event) {
    int at = from;
    while (at < row.length() && event instanceof Choice.Close && !closes(row, at)) {
      at = row.end(at);
    }
    return at < row.length() && like(row.at(at), event) ? at + 1 : -1;
  }

  private static boolean closes(Choices row, int at) {
    return row.at(at) instanceof Choice.Close;
  }

  private static boolean like(Choice one, Choice two) {
    if (one instanceof Choice.Leaf a && two instanceof Choice.Leaf b) {
      return a.domain().kind() == b.domain().kind();
    }
    return one.equals(two);
  }
}
