package dev.touchstone;

import java.util.List;
import org.apiguardian.api.API;

/**
 * Hears what happens while a claim is checked, in case order for any number of threads.
 *
 * <p>Values are rendered only when a listener asks for them, and no event is built where there is no
 * listener.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@FunctionalInterface
public interface Listener {
  /** Hears one event. */
  void on(Event event);

  /**
   * Something that happened.
   *
   * @since 0.1
   */
  sealed interface Event {}

  /**
   * Checking began.
   *
   * @param property the label of the claim
   * @param node the address all cases are found under
   * @param cases how many cases were asked for
   * @since 0.1
   */
  record RunStarted(String property, String node, int cases) implements Event {}

  /** How a case ended. */
  enum Status {
    /** The claim held. */
    PASSED,
    /** The claim did not hold. */
    FAILED,
    /** The case did not count. */
    DISCARDED
  }

  /**
   * A case ended.
   *
   * @param number the number of the case, or -1 where it has none
   * @param status how it ended
   * @param reason why it failed or did not count, or ""
   * @param features what the case said about itself
   * @param nanos how long it took
   * @param arguments renders the arguments on demand
   * @since 0.1
   */
  record CaseFinished(
      long number,
      Status status,
      String reason,
      List<Feature> features,
      long nanos,
      Arguments arguments)
      implements Event {}

  /**
   * Something a case said about itself.
   *
   * @param name the table, measure, label or target
   * @param value the entry or number, as text
   * @since 0.1
   */
  record Feature(String name, String value) {}

  /** Renders the arguments of a case. */
  @FunctionalInterface
  interface Arguments {
    /** Returns names and rendered values. */
    List<Feature> render();
  }

  /**
   * A smaller failing case was found.
   *
   * @param evaluations how often the body had run
   * @param arguments renders the arguments on demand
   * @since 0.1
   */
  record ShrinkAccepted(int evaluations, Arguments arguments) implements Event {}

  /**
   * The share of a label was decided.
   *
   * @param label the label
   * @param sufficient whether it is seen often enough
   * @param cases how many cases that took
   * @since 0.1
   */
  record CoverageDecided(String label, boolean sufficient, long cases) implements Event {}

  /**
   * Checking ended.
   *
   * @param verdict how
   * @since 0.1
   */
  record VerdictReached(Verdict verdict) implements Event {}
}
