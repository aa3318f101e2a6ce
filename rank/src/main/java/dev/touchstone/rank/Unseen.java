package dev.touchstone.rank;

import java.util.Locale;
import org.apiguardian.api.API;

/**
 * How a search ended, and what it may have missed.
 *
 * @param tests how many random tests there were
 * @param singletons how many failure sets one of them alone has shown
 * @param estimate the estimated chance that the next test shows a set never seen
 * @param stoppedBy why the search ended
 * @param complete whether it ended because enough was tested
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Unseen(
    int tests, int singletons, double estimate, String stoppedBy, boolean complete) {
  /** Says it in one line. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%,d tests; %d failure sets seen once: the chance of a new one is about %.5f; stopped by %s%s",
        tests,
        singletons,
        estimate,
        stoppedBy,
        complete ? "" : " (incomplete)");
  }
}
