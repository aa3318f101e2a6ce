package dev.touchstone.examples;

import org.apiguardian.api.API;

/**
 * How a call differs after an edit of the calls before it.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public enum Reason {
  /** Its precondition is false: it may not be made at all. */
  NOT_ALLOWED,

  /** Its postcondition refuses the result it had: it must give another. */
  OTHER_RESULT,

  /** It does not differ, although a part that mattered to it for a while was taken out. */
  NOTHING
}
