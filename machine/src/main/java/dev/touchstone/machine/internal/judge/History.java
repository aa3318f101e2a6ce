package dev.touchstone.machine.internal.judge;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the branches of one parallel run have seen: per call its outcome and when it began and ended.
 *
 * <p>Each row belongs to the thread of its branch while the run goes on; whoever reads it must have
 * waited for that thread.
 *
 * @param <R> the outcome of a call
 */
public final class History<R> {
  private final @Nullable Object[][] seen;
  private final long[][] called;
  private final long[][] returned;

  /** Creates an empty history of branches with the given lengths. */
  public History(int... lengths) {
    seen = new Object[lengths.length][];
    called = new long[lengths.length][];
    returned = new long[lengths.length][];
    for (int branch = 0; branch < lengths.length; branch++) {
      seen[branch] = new Object[lengths[branch]];
      called[branch] = new long[lengths[branch]];
      returned[branch] = new long[lengths[branch]];
    }
  }

  /** Notes a call. */
  public void note(int branch, int index, R outcome, long began, long ended) {
    seen[branch][index] = Objects.requireNonNull(outcome);
    called[branch][index] = began;
    returned[branch][index] = ended;
  }

  /** Forgets all calls. */
  public void clear() {
    for (Object[] row : seen) {
      Arrays.fill(row, null);
    }
  }

  /** Returns whether a call has been noted. */
  public boolean has(Place place) {
    return seen[place.branch()][place.index()] != null;
  }

  /** Returns the outcome of a call that has been noted. */
  public R seen(int branch, int index) {
    @SuppressWarnings("unchecked") // only note writes here
    R outcome = (R) seen[branch][index];
    return Objects.requireNonNull(outcome, "no outcome was noted");
  }

  /** Returns when a call began. */
  public long called(int branch, int index) {
    return called[branch][index];
  }

  /** Returns when a call ended. */
  public long returned(int branch, int index) {
    return returned[branch][index];
  }

  /** Returns whether two branches were under way at the same time. */
  public boolean overlaps() {
    for (int one = 0; one < called.length; one++) {
      for (int two = one + 1; two < called.length; two++) {
        if (began(one) < ended(two) && began(two) < ended(one)) {
          return true;
        }
      }
    }
    return false;
  }

  private long began(int branch) {
    return called[branch].length == 0 ? Long.MAX_VALUE : called[branch][0];
  }

  private long ended(int branch) {
    return returned[branch].length == 0
        ? Long.MIN_VALUE
        : returned[branch][returned[branch].length - 1];
  }

  /** Returns the lengths of the branches. */
  public int[] lengths() {
    return List.of(seen).stream().mapToInt(row -> row.length).toArray();
  }
}
