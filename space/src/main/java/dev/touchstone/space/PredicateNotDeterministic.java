package dev.touchstone.space;

import org.apiguardian.api.API;

/**
 * Reports a predicate that read another part than before on the same value, or answered otherwise.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class PredicateNotDeterministic extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Makes the exception with what was read next before, and what the predicate does now. */
  public PredicateNotDeterministic(String before, String now, String partialValue) {
    super(("the predicate is not deterministic: after the same reads of %s it went on to read %s"
            + " before and %s now; let its answer depend on the value alone")
        .formatted(partialValue, before, now));
  }

  /** Makes the exception with the answer that the predicate gave before. */
  public PredicateNotDeterministic(boolean before, String partialValue) {
    super(("the predicate is not deterministic: it answered %s for %s before and, asked again, does"
            + " not; let its answer depend on the value alone")
        .formatted(before, partialValue));
  }
}
