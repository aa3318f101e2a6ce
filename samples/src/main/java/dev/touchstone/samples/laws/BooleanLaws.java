package dev.touchstone.samples.laws;

import dev.touchstone.Gen;
import dev.touchstone.laws.Laws;
import dev.touchstone.laws.Signature;
import dev.touchstone.laws.Sort;

/** Signatures about truth values and numbers. */
public final class BooleanLaws {
  private BooleanLaws() {}

  /** Returns conjunction and false with two variables. */
  public static Signature conjunction() {
    return Laws.signature()
        .vars(Sort.BOOL, Gen.booleans(), "x", "y")
        .constant("false", Sort.BOOL, false)
        .fun("&&", Sort.BOOL, Sort.BOOL, Sort.BOOL, (x, y) -> x && y);
  }

  /** Returns all connectives with three variables. */
  public static Signature connectives() {
    return addTo(Laws.signature().vars(Sort.BOOL, Gen.booleans(), "x", "y", "z"));
  }

  /** Adds the connectives to a signature. */
  static Signature addTo(Signature signature) {
    return signature
        .constant("true", Sort.BOOL, true)
        .constant("false", Sort.BOOL, false)
        .fun("not", Sort.BOOL, Sort.BOOL, x -> !x)
        .fun("&&", Sort.BOOL, Sort.BOOL, Sort.BOOL, (x, y) -> x && y)
        .fun("||", Sort.BOOL, Sort.BOOL, Sort.BOOL, (x, y) -> x || y);
  }

  /** Returns addition of numbers with three variables. */
  public static Signature addition() {
    return Laws.signature()
        .vars(Sort.INT, Gen.ints(-1000, 1000), "x", "y", "z")
        .fun("+", Sort.INT, Sort.INT, Sort.INT, Integer::sum);
  }
}
