package dev.touchstone.internal.hint;

import dev.touchstone.choice.Choice;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * What a hint says about one value.
 *
 * <p>Hints and the ways back are code of the user, so they run on a thread of their own, which is left
 * behind where they do not end. A hint may give values without end: the first {@value #MOST_VALUES}
 * count.
 *
 * @param values how many values it gave
 * @param parts the choices of those that could be traced back
 * @param wrong what it did wrong, or ""
 */
record Answer(int values, List<List<Choice>> parts, String wrong) {
  private static final int MOST_VALUES = 100;
  private static final int SECONDS = 2;
  private static final String IGNORED = "; it was left aside from then on";

  static Answer of(Sighting seen) {
    FutureTask<Answer> asking = new FutureTask<>(() -> asked(seen, seen.hint()));
    Thread thread = new Thread(asking, "touchstone-hint");
    thread.setDaemon(true);
    thread.start();
    try {
      return asking.get(SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException threw) {
      return wrong("threw " + shown(threw.getCause()));
    } catch (TimeoutException late) {
      thread.interrupt();
      return wrong("took more than " + SECONDS + " s");
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return new Answer(0, List.of(), "");
    }
  }

  private static Answer wrong(String what) {
    return new Answer(0, List.of(), what + IGNORED);
  }

  private static String shown(@Nullable Throwable thrown) {
    try {
      return String.valueOf(thrown);
    } catch (RuntimeException hostile) {
      return String.valueOf(thrown == null ? null : thrown.getClass().getName());
    }
  }

  @SuppressWarnings("unchecked") // the value was made by the generator of the hint
  private static <T extends @Nullable Object> Answer asked(Sighting seen, Hinted<T> hint) {
    Iterable<? extends T> smaller = hint.smaller().apply((T) seen.value());
    if (smaller == null) {
      return wrong("gave null instead of values");
    }
    List<List<Choice>> parts = new ArrayList<>();
    int values = 0;
    for (Iterator<? extends T> each = smaller.iterator();
        each.hasNext() && values < MOST_VALUES;
        values++) {
      List<Choice> part = Retrace.of(hint, each.next(), seen.size(), seen.depth());
      if (part != null) {
        parts.add(List.copyOf(part));
      }
    }
    return new Answer(values, parts, "");
  }
}
