package dev.touchstone.random;

import java.util.Locale;

/**
 * Reads replay strings.
 *
 * <pre>
 * address := "tf1-" seed step*             step := "/" unsigned-decimal
 * state   := "tf1n-" key step*                   | "/'" label-with-escapes "'"
 *                                                | ":" ( ( "l" | "r" ) count? )+
 * </pre>
 *
 * <p>Reading stops at the end of the text or at a plus sign, behind which callers may keep data of
 * their own.
 */
final class ReplayReader {
  static final String SEED_ID = "tf1";
  static final String STATE_ID = "tf1n";

  private final String text;
  private int at;
  private int steps;

  private ReplayReader(String text) {
    this.text = text;
  }

  static Node node(String text) {
    ReplayReader reader = new ReplayReader(text);
    Node node = reader.origin();
    while (!reader.atEnd()) {
      node = reader.step(node);
    }
    return node;
  }

  static Seed seed(String text) {
    ReplayReader reader = new ReplayReader(text);
    if (!reader.id().equals(SEED_ID)) {
      throw reader.malformed(
          "a seed starts with tf1-; tf1n- is the state of a node, see Node.parse");
    }
    Seed seed = Seed.ofWords(reader.words());
    if (reader.at < text.length()) {
      throw reader.malformed("a seed ends here; a seed with a path is read by Node.parse");
    }
    return seed;
  }

  private Node origin() {
    boolean seeded = id().equals(SEED_ID);
    int start = at;
    long[] words = words();
    if (seeded) {
      return Seed.ofWords(words).root();
    }
    if (words.length != 4) {
      at = start;
      throw malformed("the key of a tf1n- state has 53 characters");
    }
    return Node.ofState(new Key(words[0], words[1], words[2], words[3]), 0, 0);
  }

  private String id() {
    int dash = text.indexOf('-');
    for (at = 0; at < dash && Character.isLetterOrDigit(text.charAt(at)); at++) {}
    if (dash <= 0 || at < dash) {
      throw malformed("a replay string starts with tf1- or tf1n-");
    }
    String id = text.substring(0, dash);
    String known = id.toLowerCase(Locale.ROOT);
    if (!known.equals(SEED_ID) && !known.equals(STATE_ID)) {
      throw new UnknownReplayFormat(id);
    }
    at = dash + 1;
    return known;
  }

  private long[] words() {
    int from = at;
    while (at < text.length() && "/:+".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return SeedText.parse(text, from, at);
  }

  private boolean atEnd() {
    return at == text.length() || text.charAt(at) == '+';
  }

  private Node step(Node node) {
    char kind = text.charAt(at);
    if (kind == ':') {
      at++;
      return turns(node);
    }
    if (kind != '/') {
      throw malformed("a step starts with / or : here");
    }
    at++;
    count(1);
    return at < text.length() && text.charAt(at) == '\'' ? label(node) : node.child(number());
  }

  private Node turns(Node node) {
    Node reached = node;
    if (!atTurn()) {
      throw malformed("l or r is expected, as in :r3l");
    }
    while (atTurn()) {
      boolean right = Character.toLowerCase(text.charAt(at++)) == 'r';
      int start = at;
      long times = atDigit() ? number() : 1;
      if (times == 0) {
        at = start;
        throw malformed("a count is 1 or more");
      }
      count(times);
      for (long i = 0; i < times; i++) {
        reached = right ? reached.right() : reached.left();
      }
    }
    return reached;
  }

  private Node label(Node node) {
    int start = at++;
    StringBuilder label = new StringBuilder();
    while (at < text.length() && text.charAt(at) != '\'') {
      label.append(labelCharacter());
    }
    if (at == text.length()) {
      throw malformed("the label that starts at index %d has no closing quote".formatted(start));
    }
    at++;
    try {
      return node.child(label.toString());
    } catch (IllegalArgumentException refused) {
      at = start;
      throw malformed("the " + refused.getMessage());
    }
  }

  private char labelCharacter() {
    char c = text.charAt(at);
    if (c == '+') {
      throw malformed("inside a label a plus sign is written \\u002b");
    }
    at++;
    return c == '\\' ? escaped() : c;
  }

  private char escaped() {
    char c = at < text.length() ? text.charAt(at) : ' ';
    if (c == '\'' || c == '\\') {
      at++;
      return c;
    }
    if (c != 'u' || !isHex(at + 1, at + 5)) {
      throw malformed("the escapes are \\' and \\\\ and \\u with four hexadecimal digits");
    }
    at += 5;
    return (char) Integer.parseInt(text, at - 4, at, 16);
  }

  private boolean isHex(int from, int to) {
    return to <= text.length()
        && text.substring(from, to).chars().allMatch(c -> Character.digit(c, 16) >= 0 && c < 128);
  }

  private boolean atTurn() {
    return at < text.length() && "lrLR".indexOf(text.charAt(at)) >= 0;
  }

  private boolean atDigit() {
    return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  private long number() {
    int start = at;
    while (atDigit()) {
      at++;
    }
    if (start == at) {
      throw malformed("a number or a quoted label is expected");
    }
    try {
      return Long.parseUnsignedLong(text, start, at, 10);
    } catch (NumberFormatException tooLarge) {
      at = start;
      throw malformed("the number is above 18446744073709551615");
    }
  }

  private void count(long more) {
    if (Long.compareUnsigned(more, Trail.MAX_STEPS - steps) > 0) {
      throw malformed("the path has more than %,d steps".formatted(Trail.MAX_STEPS));
    }
    steps += (int) more;
  }

  private MalformedReplay malformed(String problem) {
    return new MalformedReplay(text, at, problem);
  }
}
