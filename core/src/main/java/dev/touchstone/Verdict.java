package dev.touchstone;

import dev.touchstone.internal.report.Report;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.apiguardian.api.API;

/**
 * How checking a claim ended.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public sealed interface Verdict {
  /** Returns what the cases said about themselves. */
  Statistics statistics();

  /** Returns one answer per kind of verdict. */
  <R> R fold(
      Function<? super Passed, ? extends R> passed,
      Function<? super Falsified, ? extends R> falsified,
      Function<? super GaveUp, ? extends R> gaveUp,
      Function<? super Uncovered, ? extends R> uncovered);

  /** Returns the report as people read it. */
  default String report() {
    return Report.of(this);
  }

  /** Returns whether the claim held in every case. */
  default boolean passed() {
    return this instanceof Passed;
  }

  /** Throws an {@link AssertionError} with the report unless the claim held. */
  default void orThrow() {
    if (!passed()) {
      Throwable cause = this instanceof Falsified falsified ? falsified.shrunk().thrown() : null;
      throw new AssertionError(report(), cause);
    }
  }

  /**
   * The claim held in every case.
   *
   * @param cases how many cases were run
   * @param exhaustive whether these are all cases there are
   * @param statistics what they said
   * @param notes remarks, such as stored cases that no longer fit
   * @since 0.1
   */
  record Passed(long cases, boolean exhaustive, Statistics statistics, List<String> notes)
      implements Verdict {
    @Override
    public <R> R fold(
        Function<? super Passed, ? extends R> passed,
        Function<? super Falsified, ? extends R> falsified,
        Function<? super GaveUp, ? extends R> gaveUp,
        Function<? super Uncovered, ? extends R> uncovered) {
      return passed.apply(this);
    }
  }

  /**
   * The claim does not hold.
   *
   * @param label what the claim says, or ""
   * @param cases how many cases were run until the first failure
   * @param steps how many steps made the first failing case smaller
   * @param evaluations how often the body ran meanwhile
   * @param first the failing case as it was found
   * @param shrunk the smallest failing case found
   * @param identity what failed, and where
   * @param token re-runs the smallest case, and the first one where it no longer fits
   * @param certificate what is proved about the smallest case
   * @param certificateEvaluations how many of the evaluations that proof took
   * @param others cases that fail in other ways
   * @param statistics what the cases said
   * @param notes remarks: which arguments matter, whether the failure is flaky
   * @since 0.1
   */
  record Falsified(
      String label,
      long cases,
      int steps,
      int evaluations,
      Counterexample first,
      Counterexample shrunk,
      Identity identity,
      String token,
      String certificate,
      int certificateEvaluations,
      List<Falsified> others,
      Statistics statistics,
      List<String> notes)
      implements Verdict {
    /** Returns the same verdict with other further cases and other remarks. */
    public Falsified with(List<Falsified> newOthers, List<String> newNotes) {
      return new Falsified(
          label,
          cases,
          steps,
          evaluations,
          first,
          shrunk,
          identity,
          token,
          certificate,
          certificateEvaluations,
          List.copyOf(newOthers),
          statistics,
          List.copyOf(newNotes));
    }

    @Override
    public <R> R fold(
        Function<? super Passed, ? extends R> passed,
        Function<? super Falsified, ? extends R> falsified,
        Function<? super GaveUp, ? extends R> gaveUp,
        Function<? super Uncovered, ? extends R> uncovered) {
      return falsified.apply(this);
    }
  }

  /**
   * Too few cases counted, or a coverage question stayed open.
   *
   * @param reason why
   * @param discards how many cases did not count, by who refused them
   * @param statistics what the others said
   * @since 0.1
   */
  record GaveUp(String reason, Map<String, Long> discards, Statistics statistics)
      implements Verdict {
    @Override
    public <R> R fold(
        Function<? super Passed, ? extends R> passed,
        Function<? super Falsified, ? extends R> falsified,
        Function<? super GaveUp, ? extends R> gaveUp,
        Function<? super Uncovered, ? extends R> uncovered) {
      return gaveUp.apply(this);
    }
  }

  /**
   * The claim held, but cases under a label are too rare.
   *
   * @param label the label
   * @param required the share asked for, in percent
   * @param seen the share seen, in percent
   * @param cases how many cases were run
   * @param statistics what they said
   * @since 0.1
   */
  record Uncovered(String label, double required, double seen, long cases, Statistics statistics)
      implements Verdict {
    @Override
    public <R> R fold(
        Function<? super Passed, ? extends R> passed,
        Function<? super Falsified, ? extends R> falsified,
        Function<? super GaveUp, ? extends R> gaveUp,
        Function<? super Uncovered, ? extends R> uncovered) {
      return uncovered.apply(this);
    }
  }

  /**
   * A failing case.
   *
   * @param arguments the arguments, rendered before the body ran
   * @param values the arguments themselves, drawn afresh
   * @param thrown what the body threw
   * @since 0.1
   */
  record Counterexample(List<Shown> arguments, List<Optional<Object>> values, Throwable thrown) {}

  /**
   * An argument as it is shown.
   *
   * @param name its name
   * @param value its value, rendered
   * @param remark what is known about it, such as {@code (any value fails)}, or ""
   * @since 0.1
   */
  record Shown(String name, String value, String remark) {}
}
