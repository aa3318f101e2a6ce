package dev.touchstone.rank;

import java.util.List;
import org.apiguardian.api.API;

/**
 * Who fails which of some tests, before anything is inferred.
 *
 * @param ids the names of the programs, by number
 * @param tests the tests
 * @param failing who fails each test
 * @param missing who was not run on it, for having used up its time
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Verdicts(
    List<String> ids, List<Call> tests, List<FailureSet> failing, List<FailureSet> missing) {
  /** Copies the lists. */
  public Verdicts {
    ids = List.copyOf(ids);
    tests = List.copyOf(tests);
    failing = List.copyOf(failing);
    missing = List.copyOf(missing);
  }
}
