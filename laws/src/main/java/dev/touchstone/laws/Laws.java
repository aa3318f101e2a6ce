package dev.touchstone.laws;

import org.apiguardian.api.API;

/**
 * Where the search for laws starts.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Laws {
  private Laws() {}

  /** Returns a signature without functions; add some, then discover their laws. */
  public static Signature signature() {
    return new Signature();
  }
}
