package dev.touchstone.laws.internal.reflect;

import java.lang.annotation.Annotation;
import java.util.List;

/**
 * A signature as reflection proposes it.
 *
 * @param classes what was asked about
 * @param kinds the sorts with their variables, in the order of declaration
 * @param operators the functions and constants, in the order of declaration
 * @param makers functions that generators use, beside those of the signature
 * @param leftOut the members that are not used
 * @param remarks what else a reader should know
 * @param guard watches the calls
 */
public record Draft(
    List<Class<?>> classes,
    List<Kind> kinds,
    List<Operator> operators,
    List<Recipe> makers,
    List<LeftOut> leftOut,
    List<String> remarks,
    Guard guard) {
  /**
   * How objects of a kind are drawn: one maker, then some steps.
   *
   * @param kind the kind
   * @param makers give an object
   * @param steps lead from one object to the next
   */
  public record Recipe(Kind kind, List<Operator> makers, List<Operator> steps) {}

  /** Returns whether the member that a function stands for has a mark. */
  public boolean isMarked(String function, Class<? extends Annotation> mark) {
    return operators.stream()
        .anyMatch(operator -> operator.name().equals(function) && operator.isMarked(mark));
  }

  /** Calls members some times and returns the signature that is worth searching. */
  public static Draft of(Wish wish) {
    return new Drafting(wish.about(Builders.added(wish.classes()))).draft();
  }
}
