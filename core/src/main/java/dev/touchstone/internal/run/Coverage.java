package dev.touchstone.internal.run;

import dev.touchstone.Statistics;
import dev.touchstone.Verdict;
import org.jspecify.annotations.Nullable;

/** Decides whether the labels that a claim asks for were seen often enough. */
final class Coverage {
  private Coverage() {}

  /** Returns the verdict where a share is too small, or else where one is undecided. */
  static @Nullable Verdict lacking(
      Statistics statistics, boolean exhaustive, @Nullable Heard heard) {
    Verdict uncovered = null;
    Verdict undecided = null;
    for (Statistics.Cover cover : statistics.covers()) {
      Wald.Decision decision = Wald.decide(cover);
      if (heard != null && decision != Wald.Decision.OPEN) {
        heard.decided(cover, decision == Wald.Decision.SUFFICIENT);
      }
      if (decision == Wald.Decision.INSUFFICIENT && uncovered == null) {
        uncovered = uncovered(cover, statistics);
      }
      if (decision == Wald.Decision.OPEN && undecided == null && !exhaustive) {
        undecided = undecided(cover, statistics);
      }
    }
    return uncovered == null ? undecided : uncovered;
  }

  private static Verdict uncovered(Statistics.Cover cover, Statistics statistics) {
    double seen = 100.0 * cover.hits() / Math.max(1, cover.cases());
    return new Verdict.Uncovered(cover.label(), cover.percent(), seen, cover.cases(), statistics);
  }

  private static Verdict undecided(Statistics.Cover cover, Statistics statistics) {
    String reason =
        "undecided after %d cases whether '%s' is covered".formatted(cover.cases(), cover.label());
    return new Verdict.GaveUp(reason, statistics.discards(), statistics);
  }
}
