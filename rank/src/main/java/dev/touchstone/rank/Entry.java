package dev.touchstone.rank;

import org.apiguardian.api.API;

/**
 * What became of one answer or submission.
 *
 * @param id its id
 * @param state {@code trusted}, {@code ready}, {@code compiled}, {@code partial (...)}, {@code
 *     failed} or {@code FLAKY}
 * @param note what is wrong with it, or ""
 * @param program its number in the ranking, or -1 where it was not ranked
 * @param timeouts how many tests took too long
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Entry(String id, String state, String note, int program, int timeouts) {
  /** Returns whether the program has a place in the ranking. */
  public boolean isRanked() {
    return program >= 0;
  }
}
