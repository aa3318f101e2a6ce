package dev.touchstone.rank;

import java.util.List;
import java.util.function.Supplier;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Runs the tests of a suite on a program; it works in a process that holds this one pair alone.
 *
 * <p>Which library the tests are written with is its business: this module knows none.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public interface SuiteRunner {
  /**
   * Runs all tests that some classes hold.
   *
   * @param classes the classes of the suite
   * @param api the interface the tests are written against
   * @param programs makes the program under test, a fresh one at every call
   */
  Outcome run(List<Class<?>> classes, Class<?> api, Supplier<?> programs);

  /**
   * What came of it.
   *
   * @param tests how many tests there are
   * @param failing the name of the first test that failed, or ""
   * @param thrown what it threw
   * @since 0.1
   */
  record Outcome(int tests, String failing, @Nullable Throwable thrown) {}
}
