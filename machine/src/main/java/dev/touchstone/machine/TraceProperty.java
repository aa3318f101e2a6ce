package dev.touchstone.machine;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.apiguardian.api.API;

/**
 * What the events of a script must satisfy.
 *
 * <p>A property is asked after every command and once more at the end, when what must still come can
 * no longer come.
 *
 * @param <E> the type of the events
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class TraceProperty<E> {
  private static final OptionalInt HOLDS = OptionalInt.empty();

  private final String name;
  private final Judge<E> judge;

  private TraceProperty(String name, Judge<E> judge) {
    this.name = name;
    this.judge = judge;
  }

  /** Finds the event that breaks a property; the number of events where one is missing. */
  private interface Judge<E> {
    OptionalInt broken(List<E> events, boolean ended);
  }

  /** Returns the property that no event satisfies a test. */
  public static <E> TraceProperty<E> never(String name, Predicate<? super E> test) {
    return new TraceProperty<>(name, (events, ended) -> first(events, test));
  }

  /** Returns the property that every event satisfies a test. */
  public static <E> TraceProperty<E> every(String name, Predicate<? super E> test) {
    return new TraceProperty<>(name, (events, ended) -> first(events, e -> !test.test(e)));
  }

  /** Returns the property that two intervals are never open at the same time. */
  public static <E> TraceProperty<E> neverBoth(String name, During<E> one, During<E> other) {
    return new TraceProperty<>(name, (events, ended) -> overlap(events, one, other));
  }

  /** Returns the property that an event satisfies a test before the script ends. */
  public static <E> TraceProperty<E> eventually(String name, Predicate<? super E> test) {
    return new TraceProperty<>(
        name, (events, ended) -> missing(events, ended && events.stream().noneMatch(test)));
  }

  /** Returns the property that after each event of one kind there is one of another kind. */
  public static <E> TraceProperty<E> followedBy(
      String name, Predicate<? super E> cause, Predicate<? super E> effect) {
    return new TraceProperty<>(name, (events, ended) -> {
      for (int i = 0; ended && i < events.size(); i++) {
        if (cause.test(events.get(i))
            && events.subList(i + 1, events.size()).stream().noneMatch(effect)) {
          return OptionalInt.of(i);
        }
      }
      return HOLDS;
    });
  }

  /** Returns the property that a test of all events so far holds after every command. */
  public static <E> TraceProperty<E> holds(String name, Predicate<? super List<E>> test) {
    return new TraceProperty<>(name, (events, ended) -> {
      for (int upTo = 0; upTo <= events.size(); upTo++) {
        if (!test.test(events.subList(0, upTo))) {
          return OptionalInt.of(Math.max(0, upTo - 1));
        }
      }
      return HOLDS;
    });
  }

  /**
   * Names an interval that one event opens and another closes.
   *
   * @param start the events that open it
   * @param end the events that close it
   */
  public static <E> During<E> during(Predicate<? super E> start, Predicate<? super E> end) {
    return new During<>(start, end);
  }

  /**
   * An interval of a trace.
   *
   * @param <E> the type of the events
   * @param start the events that open it
   * @param end the events that close it
   * @since 0.1
   */
  public record During<E>(Predicate<? super E> start, Predicate<? super E> end) {
    private boolean after(E event, boolean open) {
      return open ? !end.test(event) : start.test(event);
    }
  }

  /** Returns what reports call the property. */
  public String name() {
    return name;
  }

  /**
   * Returns the position of the first event that breaks the property, the number of events where one
   * is missing, or nothing where the property holds.
   *
   * @param events all events so far
   * @param ended whether the script is over
   */
  public OptionalInt broken(List<E> events, boolean ended) {
    return judge.broken(events, ended);
  }

  private static <E> OptionalInt first(List<E> events, Predicate<? super E> wrong) {
    for (int i = 0; i < events.size(); i++) {
      if (wrong.test(events.get(i))) {
        return OptionalInt.of(i);
      }
    }
    return HOLDS;
  }

  private static <E> OptionalInt missing(List<E> events, boolean isMissing) {
    return isMissing ? OptionalInt.of(events.size()) : HOLDS;
  }

  private static <E> OptionalInt overlap(List<E> events, During<E> one, During<E> other) {
    boolean first = false;
    boolean second = false;
    for (int i = 0; i < events.size(); i++) {
      first = one.after(events.get(i), first);
      second = other.after(events.get(i), second);
      if (first && second) {
        return OptionalInt.of(i);
      }
    }
    return HOLDS;
  }

  @Override
  public String toString() {
    return name;
  }
}
