package dev.touchstone.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apiguardian.api.API;

/**
 * What a system under test says while a script runs: a list of events that only grows.
 *
 * <p>The system makes its trace when it starts and the model hands it to the runner. Any thread may
 * add; each event carries the call during which it was added. The lock of the trace guards it.
 *
 * @param <E> the type of the events
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Trace<E> {
  private final List<Event<E>> events = new ArrayList<>();
  private int variable = -1;

  /** Creates an empty trace. */
  public Trace() {}

  /**
   * An event.
   *
   * @param <E> the type of what happened
   * @param what what happened
   * @param variable the call during which it happened, from zero, or -1 before the first
   * @since 0.1
   */
  public record Event<E>(E what, int variable) {}

  /** Adds an event. */
  public synchronized void add(E what) {
    events.add(new Event<>(Objects.requireNonNull(what), variable));
  }

  /** Returns the events so far. */
  public synchronized List<Event<E>> events() {
    return List.copyOf(events);
  }

  /** Says which call runs from now on. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public synchronized void during(int call) {
    variable = call;
  }

  @Override
  public String toString() {
    return events().stream().map(Event::what).toList().toString();
  }
}
