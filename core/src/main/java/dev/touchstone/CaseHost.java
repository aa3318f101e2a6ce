package dev.touchstone;

import dev.touchstone.internal.run.Hosts;
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
   * are of the classes that the body will see.
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
