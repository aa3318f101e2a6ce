package dev.touchstone.laws.subjects;

import dev.touchstone.laws.mark.Predicate;
import dev.touchstone.laws.mark.Total;

/** Numbers with a member that says more than it keeps. */
public final class Promising {
  private Promising() {}

  @Predicate
  public static boolean isEven(int number) {
    return number % 2 == 0;
  }

  @Total
  public static int half(int number) {
    if (number % 2 != 0) {
      throw new ArithmeticException("odd");
    }
    return number / 2;
  }

  public static int rounded(int number) {
    return number % 2 == 0 ? number : number / 2 * 2;
  }
}
