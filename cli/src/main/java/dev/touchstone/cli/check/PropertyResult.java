package dev.touchstone.cli.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How checking one property ended.
 *
 * @param id the name the failure database knows it by
 * @param name the name to check it by
 * @param ending how it ended
 * @param node the address all its cases were found under, or ""
 * @param cases how many cases ended
 * @param token what replays the failing case, or ""
 * @param verdict the verdict as plain data, empty where there is none
 * @param message what went wrong, or ""
 * @param printed how many bytes it printed
 * @param output the end of what it printed
 */
public record PropertyResult(
    String id,
    String name,
    Ending ending,
    String node,
    long cases,
    String token,
    Map<String, Object> verdict,
    String message,
    long printed,
    String output) {
  /** How a property can end. */
  public enum Ending {
    /** It held in every case. */
    PASSED("passed"),
    /** It was not run. */
    SKIPPED("skipped"),
    /** It does not hold. */
    FALSIFIED("falsified"),
    /** Too few cases counted. */
    GAVE_UP("gaveUp"),
    /** It held, but cases under a label are too rare. */
    UNCOVERED("uncovered"),
    /** It holds, but an example that is kept shows something else now. */
    CHANGED("changed"),
    /** The JVM ended while it ran. */
    CRASHED("crashed"),
    /** It could not be run. */
    ERROR("error");

    private final String word;

    Ending(String word) {
      this.word = word;
    }

    /** Returns the word for programs. */
    public String word() {
      return word;
    }

    /** Returns whether there is nothing to complain about. */
    public boolean isFine() {
      return this == PASSED || this == SKIPPED;
    }

    static Ending of(String word) {
      for (Ending ending : values()) {
        if (ending.word.equals(word)) {
          return ending;
        }
      }
      return ERROR;
    }
  }

  /** Returns the end of a JVM that no property can be blamed for. */
  static PropertyResult outside(String message) {
    return new PropertyResult(
        "",
        "outside any property",
        Ending.ERROR,
        "",
        0,
        "",
        Map.of("headline", "Ended the JVM"),
        message,
        0,
        "");
  }

  /** Returns the same with a token, where it ended in a case that is known all the same. */
  public PropertyResult withToken(String known) {
    return ending != Ending.CRASHED || !token.isEmpty()
        ? this
        : new PropertyResult(
            id, name, ending, node, cases, known, verdict, message, printed, output);
  }

  /** Returns the same with what is known of its case from another run, which only drew it. */
  PropertyResult withCase(PropertyResult drawn) {
    Map<String, Object> known = new LinkedHashMap<>(verdict);
    for (String field : List.of("arguments", "test")) {
      if (drawn.verdict.get(field) != null) {
        known.put(field, drawn.verdict.get(field));
      }
    }
    return new PropertyResult(
        id, name, ending, node, cases, token, known, message, printed, output);
  }

  /** Returns the report of the verdict, or "". */
  public String report() {
    return verdict.get("report") instanceof String report ? report : "";
  }

  /** Returns a text of the verdict, or "". */
  public String text(String field) {
    return verdict.get(field) instanceof String text ? text : "";
  }
}
