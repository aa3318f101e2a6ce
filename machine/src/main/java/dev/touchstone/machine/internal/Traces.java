package dev.touchstone.machine.internal;

import dev.touchstone.machine.Call;
import dev.touchstone.machine.ModelError;
import dev.touchstone.machine.Trace;
import dev.touchstone.machine.TraceProperty;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Judges what a system said. */
public final class Traces {
  private Traces() {}

  /** Returns the first property that does not hold, as a failure of a call or of the end, or null. */
  public static @Nullable Failure judge(
      Blueprint blueprint, Trace<?> trace, @Nullable Call call, boolean ended) {
    if (blueprint.properties().isEmpty()) {
      return null;
    }
    List<Object> events = trace.events().stream().<Object>map(Trace.Event::what).toList();
    for (TraceProperty<?> property : blueprint.properties()) {
      OptionalInt broken = broken(property, events, ended);
      if (broken.isPresent()) {
        String what = broken.getAsInt() < events.size()
            ? "broken by " + Shown.of(events.get(broken.getAsInt()))
            : "no such event came";
        return new Failure(
            "trace: " + property.name(), call, property.name() + " does not hold, " + what, null);
      }
    }
    return null;
  }

  @SuppressWarnings("unchecked") // the model that states the property hands out the trace
  private static OptionalInt broken(TraceProperty<?> property, List<Object> events, boolean ended) {
    try {
      return ((TraceProperty<Object>) property).broken(events, ended);
    } catch (Throwable thrown) {
      throw new ModelError(
          "trace property " + property.name() + " threw " + thrown + " on " + Shown.of(events),
          thrown);
    }
  }
}
