package dev.touchstone.samples.workloads;

import java.util.LinkedHashMap;
import java.util.Map;

/** Reductions with one fault each. */
final class ReductionMutants {
  private ReductionMutants() {}

  /** Returns the faulty reductions by the name of the fault. */
  static Map<String, Reduction> all() {
    Map<String, Reduction> mutants = new LinkedHashMap<>();
    mutants.put("shift_none", new ShiftsNone());
    mutants.put("shift_all", new ShiftsAll());
    mutants.put("shift_at_most", new ShiftsAboveCutOff());
    mutants.put("shift_cut_off", new ShiftKeepsCutOff());
    mutants.put("replace_all", new ReplacesAll());
    mutants.put("replace_none", new ReplacesNone());
    mutants.put("replace_unshifted", new ReplacesUnshifted());
    mutants.put("replace_index", new ReplaceKeepsIndex());
    mutants.put("top_unshifted", new TopWithoutShifts());
    mutants.put("top_not_back", new TopWithoutShiftBack());
    return mutants;
  }

  private static final class ShiftsNone extends Reduction {
    @Override
    boolean moves(int index, int cutOff) {
      return false;
    }
  }

  private static final class ShiftsAll extends Reduction {
    @Override
    boolean moves(int index, int cutOff) {
      return true;
    }
  }

  private static final class ShiftsAboveCutOff extends Reduction {
    @Override
    boolean moves(int index, int cutOff) {
      return !(index <= cutOff);
    }
  }

  private static final class ShiftKeepsCutOff extends Reduction {
    @Override
    int cutOffBelow(int cutOff) {
      return cutOff;
    }
  }

  private static final class ReplacesAll extends Reduction {
    @Override
    boolean replaces(int variable, int index) {
      return true;
    }
  }

  private static final class ReplacesNone extends Reduction {
    @Override
    boolean replaces(int variable, int index) {
      return false;
    }
  }

  private static final class ReplacesUnshifted extends Reduction {
    @Override
    LambdaTerm below(LambdaTerm by) {
      return by;
    }
  }

  private static final class ReplaceKeepsIndex extends Reduction {
    @Override
    int indexBelow(int index) {
      return index;
    }
  }

  private static final class TopWithoutShifts extends Reduction {
    @Override
    LambdaTerm replaceTop(LambdaTerm by, LambdaTerm body) {
      return replace(0, by, body);
    }
  }

  private static final class TopWithoutShiftBack extends Reduction {
    @Override
    LambdaTerm replaceTop(LambdaTerm by, LambdaTerm body) {
      return replace(0, shift(1, 0, by), body);
    }
  }
}
