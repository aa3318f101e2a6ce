package dev.touchstone.laws;

import org.apiguardian.api.API;

/**
 * Says that the laws of a snapshot do not hold any more, or that there are new ones.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class LawsDiffer extends AssertionError {
  private static final long serialVersionUID = 1L;

  LawsDiffer(String message) {
    super(message);
  }
}
