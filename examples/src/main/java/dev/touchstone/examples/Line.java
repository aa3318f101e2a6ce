package dev.touchstone.examples;

import org.apiguardian.api.API;

/**
 * One line of an example: a call and what it gave.
 *
 * @param number the line's number, from 1
 * @param call the call, with a variable where a later line uses its result
 * @param answer what it gave; empty for an object that does not print
 * @param accepted whether it was answered as asked
 * @param allowed whether it may be made at all
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Line(int number, String call, String answer, boolean accepted, boolean allowed) {
  /** Returns the line without its number. */
  public String text() {
    return answer.isEmpty() ? call : call + " -> " + answer;
  }
}
