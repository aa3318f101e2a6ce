package dev.touchstone;

import dev.touchstone.internal.run.Hosts;
import java.util.List;
import org.apiguardian.api.API;

/**
 * Runs cases in a place of its own, such as under a scheduler that controls every thread.
 *
 * <p>Hosts are found by {@link java.util.ServiceLoader} and chosen by name: {@link Claim#host}. First
 * a host may give another class in the place of the one that states the claim, then it runs each
 * case. What it draws from the source belongs to the case: it is shrunk, kept and replayed with it.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public interface CaseHost {
  /** Returns the name that the host is chosen by. */
  String name();

  /**
   * Returns the class to use in the place of another; the class itself unless it is made anew.
   *
   * <p>Asked once per claim, before generators are derived from its members, so that the arguments
   * are of the classes that the body will see. A class that the host gave before stays as it is.
   */
  default Class<?> relocate(Class<?> type) {
    return type;
  }

  /**
   * Runs one case; what the body throws is thrown on.
   *
   * @param source where the host may draw, also while the body runs
   * @param body the rest of the case
   */
  void around(Source source, Running body) throws Throwable;

  /**
   * Returns whether the host decides which thread goes on when, so that equal choices give equal runs.
   *
   * <p>Whoever would start the threads of a case then leaves them to {@link #together}.
   */
  default boolean conducts() {
    return false;
  }

  /**
   * Runs the threads of a case and returns when all have ended.
   *
   * <p>Called while a case runs, by its thread, and only where the host {@link #conducts}.
   */
  default void together(List<Branch> branches) throws Throwable {
    throw new UnsupportedOperationException("the host '" + name() + "' conducts no threads");
  }

  /**
   * A thread of a case.
   *
   * @param name what it is called, the same in every run of the case
   * @param steps what it does, one after the other
   * @since 0.1
   */
  record Branch(String name, List<Step> steps) {
    /** Copies the steps. */
    public Branch {
      steps = List.copyOf(steps);
    }
  }

  /**
   * Something that a thread of a case does.
   *
   * @param scope what it is called, the same in every run of the case
   * @param body does it; throws only if the thread cannot go on
   * @since 0.1
   */
  record Step(String scope, Running body) {}

  /** A case that waits to be run. */
  @FunctionalInterface
  interface Running {
    /** Runs the case. */
    void run() throws Throwable;
  }

  /**
   * Returns the host with a name.
   *
   * @throws NoCaseHost if there is none; the message says what to add
   */
  static CaseHost named(String name) {
    return Hosts.named(name);
  }
}
