package dev.touchstone.internal.run;

import dev.touchstone.Verdict;
import java.util.ArrayList;
import java.util.List;

/** Adds remarks to a verdict. */
public final class Remarks {
  private Remarks() {}

  /** Returns the verdict with remarks added to its notes, where it has notes. */
  public static Verdict add(Verdict verdict, List<String> remarks) {
    if (remarks.isEmpty()) {
      return verdict;
    }
    return verdict.fold(
        passed -> new Verdict.Passed(
            passed.cases(),
            passed.exhaustive(),
            passed.statistics(),
            joined(passed.notes(), remarks)),
        falsified -> falsified.with(falsified.others(), joined(falsified.notes(), remarks)),
        gaveUp -> gaveUp,
        uncovered -> uncovered);
  }

  private static List<String> joined(List<String> first, List<String> second) {
    List<String> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }
}
