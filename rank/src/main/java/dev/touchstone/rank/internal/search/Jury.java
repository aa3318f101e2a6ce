package dev.touchstone.rank.internal.search;

import dev.touchstone.rank.FailureSet;
import java.util.List;

/**
 * Runs every program on tests and says who fails.
 *
 * <p>A program that has used up its time is set aside: it is no longer run on every test, and counts
 * as passing until a test matters and is judged in full.
 */
public interface Jury<T> extends AutoCloseable {
  /** Returns how many programs there are. */
  int programs();

  /** Returns who fails each test; those set aside are not asked. */
  List<Judged> judge(List<T> tests);

  /**
   * Who fails a test.
   *
   * @param failing those known to fail
   * @param missing those not asked, because they were set aside
   */
  record Judged(FailureSet failing, FailureSet missing) {}

  /** Returns who of some programs that were set aside fails a test. */
  default FailureSet judgeAside(T test, FailureSet asked) {
    return FailureSet.NONE;
  }

  /** Returns what tells one test from another. */
  Object key(T test);

  @Override
  default void close() {}
}
