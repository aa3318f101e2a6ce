package dev.touchstone.machine.remote;

import dev.touchstone.data.MalformedData;
import dev.touchstone.data.PlainData;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what systems answer. */
final class Answers {
  private static final int SHOWN = 200;

  private Answers() {}

  /** Returns a call as a line. */
  static String request(String command, @Nullable Object[] arguments) {
    Map<String, Object> request = new LinkedHashMap<>();
    request.put("call", command);
    request.put("args", Arrays.asList(arguments));
    return PlainData.write(request) + "\n";
  }

  static @Nullable Object data(String text, String command) {
    try {
      return PlainData.read(text);
    } catch (MalformedData malformed) {
      throw garbage(text, command, malformed);
    }
  }

  /** Returns the value of an answer line, or throws the refusal it holds. */
  static @Nullable Object value(String line, String command) {
    if (data(line, command) instanceof Map<?, ?> map) {
      if (map.containsKey("error")) {
        throw refused(map);
      }
      if (map.containsKey("value")) {
        return map.get("value");
      }
    }
    throw garbage(line, command, null);
  }

  static Refused refused(Map<?, ?> map) {
    return new Refused(
        String.valueOf(map.get("error")), map.containsKey("message") ? text(map) : "");
  }

  private static String text(Map<?, ?> map) {
    return String.valueOf(map.get("message"));
  }

  static TargetLost garbage(String text, String command, @Nullable Throwable cause) {
    String shown = text.length() > SHOWN ? text.substring(0, SHOWN) + " ..." : text;
    return new TargetLost(
        "the answer to " + command + " is no answer of the protocol: " + shown, cause);
  }
}
