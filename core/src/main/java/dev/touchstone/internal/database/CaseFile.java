package dev.touchstone.internal.database;

import dev.touchstone.BadToken;
import dev.touchstone.Identity;
import dev.touchstone.internal.token.Token;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A failed case as the text of a file: a head line, one line per field, and comments.
 *
 * <pre>
 * touchstone-case 1
 * property com.acme.ReverseTests#reverse
 * identity false
 * order 1
 * generator 3d0q5m1k8s2v9
 * token tf1-0000000000000g0000000000029/37+2200g040h019dj
 * keep
 * # xs = [0]
 * </pre>
 *
 * <p>Lines it does not know make a file unreadable: what a merge left behind is not skipped. Control
 * characters in fields stand as escapes.
 */
final class CaseFile {
  private static final String HEAD = "touchstone-case ";
  private static final int VERSION = 1;
  private static final Set<String> FIELDS =
      Set.of("property", "identity", "order", "generator", "token", "keep");

  private final Map<String, String> fields = new HashMap<>();
  private final List<String> shown = new ArrayList<>();

  private CaseFile() {}

  static String print(FailedCase failed) {
    StringBuilder text = new StringBuilder();
    text.append(HEAD).append(VERSION);
    text.append("\nproperty ").append(escape(failed.property()));
    text.append("\nidentity ").append(escape(failed.identity().toString()));
    text.append("\norder ").append(failed.order());
    text.append("\ngenerator ").append(escape(failed.generator()));
    text.append("\ntoken ").append(failed.token());
    text.append(failed.keep() ? "\nkeep\n" : "\n");
    for (String argument : failed.shown()) {
      for (String line : argument.split("\\R", -1)) {
        text.append(line.isEmpty() ? "#" : "# ").append(line).append('\n');
      }
    }
    return text.toString();
  }

  static FailedCase parse(byte[] bytes) throws UnreadableCase {
    CaseFile file = new CaseFile();
    String[] lines = decode(bytes).split("\r?\n", -1);
    head(lines[0]);
    for (int at = 1; at < lines.length; at++) {
      file.line(at + 1, lines[at]);
    }
    return file.failedCase();
  }

  private static String decode(byte[] bytes) throws UnreadableCase {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException binary) {
      throw new UnreadableCase("it is not UTF-8 text", false);
    }
  }

  private static void head(String line) throws UnreadableCase {
    if (!line.startsWith(HEAD)) {
      throw new UnreadableCase("line 1 is not '" + HEAD + VERSION + "'", false);
    }
    String version = line.substring(HEAD.length());
    if (!version.equals(Integer.toString(VERSION))) {
      throw new UnreadableCase(
          "it is of version " + version + "; this version reads " + VERSION, true);
    }
  }

  private void line(int number, String line) throws UnreadableCase {
    if (line.startsWith("#")) {
      shown.add(line.startsWith("# ") ? line.substring(2) : line.substring(1));
      return;
    }
    if (line.isBlank()) {
      return;
    }
    int space = line.indexOf(' ');
    String field = space < 0 ? line : line.substring(0, space);
    if (!FIELDS.contains(field)) {
      throw new UnreadableCase("line " + number + " starts with no known field", false);
    }
    if (fields.putIfAbsent(field, space < 0 ? "" : line.substring(space + 1)) != null) {
      throw new UnreadableCase("line " + number + " repeats the field " + field, false);
    }
  }

  private FailedCase failedCase() throws UnreadableCase {
    return new FailedCase(
        unescape(field("property")),
        identity(unescape(field("identity"))),
        order(field("order")),
        unescape(field("generator")),
        token(field("token")),
        fields.containsKey("keep"),
        shown);
  }

  private String field(String name) throws UnreadableCase {
    @Nullable String value = fields.get(name);
    if (value == null || value.isEmpty()) {
      throw new UnreadableCase("the field " + name + " is missing", false);
    }
    return value;
  }

  private static Identity identity(String text) {
    int at = text.indexOf(" at ");
    return at < 0
        ? new Identity(text, "", -1)
        : new Identity(text.substring(0, at), text.substring(at + 4), -1);
  }

  private static int order(String text) throws UnreadableCase {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException noNumber) {
      throw new UnreadableCase("the order is no number", false);
    }
  }

  private static Token token(String text) throws UnreadableCase {
    try {
      return Token.parse(text);
    } catch (BadToken bad) {
      throw new UnreadableCase(String.valueOf(bad.getMessage()), bad.unknownVersion());
    }
  }

  private static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints().forEach(codePoint -> {
      boolean surrogate =
          codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
      if (codePoint == '\\' || Character.isISOControl(codePoint) || surrogate) {
        escaped.append("\\u").append(Integer.toHexString(0x10000 + codePoint).substring(1));
      } else {
        escaped.appendCodePoint(codePoint);
      }
    });
    return escaped.toString();
  }

  private static String unescape(String text) throws UnreadableCase {
    StringBuilder plain = new StringBuilder();
    int from = 0;
    for (int at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', from)) {
      plain.append(text, from, at);
      from = Math.min(text.length(), at + 6);
      try {
        plain.append((char) Integer.parseInt(text.substring(at + 2, from), 16));
      } catch (NumberFormatException | IndexOutOfBoundsException noEscape) {
        throw new UnreadableCase("a field has a backslash that starts no escape", false);
      }
    }
    return plain.append(text, from, text.length()).toString();
  }
}
