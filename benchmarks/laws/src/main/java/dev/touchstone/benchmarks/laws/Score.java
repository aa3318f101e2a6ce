package dev.touchstone.benchmarks.laws;

import dev.touchstone.laws.LawReport;
import dev.touchstone.samples.laws.LawRow;
import java.util.List;

/**
 * What came of a row.
 *
 * @param good under how many seeds it was as it must be
 * @param falseLaws how many laws that were shown fell when they were tried again
 * @param complaint the first thing that was wrong, or "" if nothing was
 */
record Score(int good, int falseLaws, String complaint) {
  private static final int ROWS_AGAIN = 20_000;

  static Score of(LawRow row, int seeds, int confirm) {
    int good = 0;
    int falseLaws = 0;
    String complaint = "";
    for (int seed = 0; seed < seeds; seed++) {
      LawReport report = row.discovered(seed, confirm);
      List<String> complaints = row.complaints(report);
      falseLaws += report.retested(Math.min(ROWS_AGAIN, confirm), seed + 1_000).size();
      if (complaints.isEmpty()) {
        good++;
      } else if (complaint.isEmpty()) {
        complaint = "seed %d: %s".formatted(seed, complaints.get(0));
      }
    }
    return new Score(good, falseLaws, complaint);
  }
}
