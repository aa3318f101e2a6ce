package dev.touchstone.laws;

import org.apiguardian.api.API;

/**
 * How outcomes that throw are compared.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public enum Exceptions {
  /** Whatever is thrown is the same. */
  ALIKE,
  /** The same only if what is thrown has the same class; what is thrown first counts. */
  BY_CLASS
}
