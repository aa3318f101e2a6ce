package dev.touchstone.rank;

import org.apiguardian.api.API;

/**
 * A program that reads its standard input and writes its standard output.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@FunctionalInterface
public interface TextProgram {
  /** Runs the program once; returns what it printed. */
  String main(String input);
}
