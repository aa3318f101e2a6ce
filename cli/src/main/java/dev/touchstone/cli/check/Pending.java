package dev.touchstone.cli.check;

import dev.touchstone.cli.check.PropertyResult.Ending;
import dev.touchstone.cli.child.Frame;
import dev.touchstone.internal.database.Leftover;
import dev.touchstone.internal.token.Token;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What is known of one property so far; of the thread that reads the frames. */
final class Pending {
  private static final Pattern NUMBER = Pattern.compile("/(\\d{1,18})$");

  private static final String REST =
      "its class is run several times, and what was left of that was not run; mend this first";

  private final String id;
  private final String name;
  private final String within;
  private final Map<String, Object> verdict = new LinkedHashMap<>();
  private String node = "";
  private long cases;
  private long printedBefore;
  private long casesBefore;
  private boolean running;
  private @Nullable PropertyResult result;

  Pending(Frame planned) {
    this.id = planned.text("id");
    this.name = planned.text("name");
    this.within = planned.text("within");
  }

  String id() {
    return id;
  }

  String name() {
    return name;
  }

  /** Returns the class whose runs make it known, and which is run as a whole or not at all; or "". */
  String within() {
    return within;
  }

  boolean isRunning() {
    return running;
  }

  @Nullable
  PropertyResult result() {
    return result;
  }

  long printedBefore() {
    return printedBefore;
  }

  void started(Frame frame, long casesSoFar) {
    running = true;
    printedBefore = frame.number("printed");
    casesBefore = casesSoFar;
  }

  /** Stops a property whose JVM was ended by somebody else; what it has come to does not count. */
  void interrupted() {
    running = false;
    verdict.clear();
    cases = 0;
  }

  /** Returns the address its cases were found under, or "". */
  String node() {
    return node;
  }

  void run(Frame frame) {
    node = frame.text("node");
  }

  void reached(Frame frame) {
    verdict.clear();
    frame.fields().forEach((field, value) -> verdict.put(field.toString(), value));
    verdict.remove("frame");
    verdict.remove("key");
    cases += frame.number("cases");
  }

  void finished(Frame frame) {
    String status = frame.text("status");
    Ending ending = switch (status) {
      case "SUCCESSFUL" -> Ending.PASSED;
      case "SKIPPED", "ABORTED" -> Ending.SKIPPED;
      default -> hasFailed() ? verdictEnding() : Ending.ERROR;
    };
    end(ending, token(), frame.text("message"), frame.number("printed"), frame.text("output"));
  }

  /** Ends a property whose JVM is gone; a verdict that was reached before still counts. */
  void lost(long casesSoFar, Optional<Leftover> note, String message, long printed, String output) {
    String token = note.map(Leftover::token)
        .map(Token::toString)
        .filter(Pending::namesACase)
        .orElse("");
    if (hasFailed()) {
      end(verdictEnding(), token(), "", printed, output);
    } else {
      cases += Math.max(casesSoFar - casesBefore, number(token)) + 1;
      note.ifPresent(left -> verdict.put("claim", left.property()));
      String rest = within.isEmpty() ? "" : "\n" + REST;
      end(Ending.CRASHED, token, message + rest, printed, output);
    }
  }

  private static boolean namesACase(String token) {
    return token.indexOf('+') >= 0 || NUMBER.matcher(token).find();
  }

  /** Returns the number of the case that a token names, or 0. */
  private static long number(String token) {
    Matcher number = NUMBER.matcher(token);
    return number.find() ? Long.parseLong(number.group(1)) : 0;
  }

  /** Ends a property that no child came to. */
  void leftOut() {
    String reason = within.isEmpty()
        ? "the JVM ended outside any property"
        : "the JVM ended while its class was run; mend what ended it first";
    end(Ending.ERROR, "", "not run: " + reason, 0, "");
  }

  /** Returns whether a verdict was reached that says it does not hold. */
  boolean hasFailed() {
    return !verdict.isEmpty() && verdictEnding() != Ending.PASSED;
  }

  private Ending verdictEnding() {
    return Ending.of(String.valueOf(verdict.get("verdict")));
  }

  private String token() {
    return verdict.get("token") instanceof String token ? token : "";
  }

  private void end(Ending ending, String token, String message, long printed, String output) {
    running = false;
    result = new PropertyResult(
        id, name, ending, node, cases, token, Map.copyOf(verdict), message, printed, output);
  }
}
