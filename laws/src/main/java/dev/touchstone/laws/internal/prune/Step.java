package dev.touchstone.laws.internal.prune;

import dev.touchstone.laws.internal.term.Equation;
import java.util.ArrayList;
import java.util.List;

/**
 * One step of a proof: an instance of a law turns a part of a term.
 *
 * @param from the term before
 * @param to the term after
 * @param law the law; both sides throw if the step only says that what throws inside throws outside
 */
public record Step(int from, int to, Equation law) {
  /** Returns steps in the other direction. */
  static List<Step> backwards(List<Step> steps) {
    List<Step> backwards = new ArrayList<>();
    for (int i = steps.size() - 1; i >= 0; i--) {
      backwards.add(
          new Step(steps.get(i).to(), steps.get(i).from(), steps.get(i).law()));
    }
    return backwards;
  }
}
