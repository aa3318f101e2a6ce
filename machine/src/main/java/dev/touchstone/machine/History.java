package dev.touchstone.machine;

import java.util.List;
import java.util.Optional;
import org.apiguardian.api.API;

/**
 * What happened when a script ran.
 *
 * @param steps the calls that ran, in order
 * @param last the state after the last one that was right
 * @param failure what was wrong, or nothing
 * @param events what the system said meanwhile, where it writes a trace
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record History(
    List<Step> steps, Object last, Optional<String> failure, List<Trace.Event<?>> events) {
  /**
   * A call that ran.
   *
   * @param state the state before it
   * @param call the call
   * @param result what it gave
   * @since 0.1
   */
  public record Step(Object state, Call call, Result<?> result) {}
}
