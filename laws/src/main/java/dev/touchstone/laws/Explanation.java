package dev.touchstone.laws;

import java.util.List;
import java.util.function.Function;
import org.apiguardian.api.API;

/**
 * Why an equation is, or is not, among the laws of a report.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public sealed interface Explanation {
  /** Returns one answer per kind of explanation. */
  <R> R fold(
      Function<? super Proved, ? extends R> proved,
      Function<? super Refuted, ? extends R> refuted,
      Function<? super Open, ? extends R> open);

  /**
   * The equation follows from laws of the report, or is one of them.
   *
   * @param from the laws a proof uses, as far as they are known
   * @param steps the steps from the left side to the right one, as far as they are known
   * @since 0.1
   */
  record Proved(List<Law> from, List<ProofStep> steps) implements Explanation {
    @Override
    public <R> R fold(
        Function<? super Proved, ? extends R> proved,
        Function<? super Refuted, ? extends R> refuted,
        Function<? super Open, ? extends R> open) {
      return proved.apply(this);
    }
  }

  /**
   * The equation is false.
   *
   * @param why a smallest case in which it is
   * @since 0.1
   */
  record Refuted(Misconception why) implements Explanation {
    @Override
    public <R> R fold(
        Function<? super Proved, ? extends R> proved,
        Function<? super Refuted, ? extends R> refuted,
        Function<? super Open, ? extends R> open) {
      return refuted.apply(this);
    }
  }

  /**
   * The equation has neither a proof nor a counterexample; its terms are beyond the bound.
   *
   * @param rows on how many rows it held
   * @param why which bound of the search excludes it, in words; "" if none does
   * @since 0.1
   */
  record Open(int rows, String why) implements Explanation {
    @Override
    public <R> R fold(
        Function<? super Proved, ? extends R> proved,
        Function<? super Refuted, ? extends R> refuted,
        Function<? super Open, ? extends R> open) {
      return open.apply(this);
    }
  }
}
