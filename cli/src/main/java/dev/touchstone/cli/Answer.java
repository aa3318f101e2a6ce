package dev.touchstone.cli;

import java.util.Map;

/**
 * What a verb has to say, once for people and once for programs.
 *
 * @param text lines as a person reads them
 * @param json the same as plain data
 */
record Answer(Exit exit, String text, Map<String, ?> json) {
  static Answer ok(String text, Map<String, ?> json) {
    return new Answer(Exit.OK, text, json);
  }
}
