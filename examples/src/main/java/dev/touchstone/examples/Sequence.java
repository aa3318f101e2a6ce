package dev.touchstone.examples;

import org.apiguardian.api.API;

/**
 * In which order examples are read.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public enum Sequence {
  /** By the last command's name; of one command, next is always what has the least new in it. */
  TEACH,

  /** By the last command's name, then the text. */
  NAME,

  /** The shortest first. */
  SIZE
}
