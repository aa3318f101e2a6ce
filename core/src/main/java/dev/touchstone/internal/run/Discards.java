package dev.touchstone.internal.run;

import dev.touchstone.Verdict;
import java.util.Map;

/** Says why too few cases counted. */
final class Discards {
  private static final String NO_CASE =
      "no case was run to its end within the time for cases; give it more";

  private Discards() {}

  /** Returns the verdict on a run; the values of its last case may hint at a better generator. */
  static Verdict gaveUp(Tally tally, Object[] values) {
    long discarded = tally.discarded();
    if (discarded == 0) {
      return new Verdict.GaveUp(NO_CASE, Map.of(), tally.statistics());
    }
    StringBuilder reason = new StringBuilder();
    reason
        .append(discarded)
        .append(" cases did not count, ")
        .append(tally.cases())
        .append(" did");
    for (Map.Entry<String, Long> site : tally.discards().entrySet()) {
      long percent = Math.round(100.0 * site.getValue() / discarded);
      reason.append("; ").append(site.getKey()).append(' ').append(percent).append('%');
    }
    if (tally.mostDiscarded()) {
      SpaceHint.of(values).ifPresent(hint -> reason.append("\n  ").append(hint));
    }
    return new Verdict.GaveUp(reason.toString(), tally.discards(), tally.statistics());
  }
}
