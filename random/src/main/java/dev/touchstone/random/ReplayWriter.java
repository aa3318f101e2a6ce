package dev.touchstone.random;

/**
 * Prints an origin and its steps as a replay string.
 *
 * <p>The text is plain ASCII and holds no plus sign, so a caller may append {@code +} and data of its
 * own and find the seam again.
 */
final class ReplayWriter {
  private final StringBuilder text = new StringBuilder();
  private char turn;
  private int run;

  void seed(Seed seed) {
    text.append(seed);
  }

  void key(Key key) {
    text.append(ReplayReader.STATE_ID)
        .append('-')
        .append(SeedText.print(key.w0, key.w1, key.w2, key.w3));
  }

  void turn(boolean right) {
    char next = right ? 'r' : 'l';
    if (run == 0) {
      text.append(':');
    } else if (next != turn) {
      endRun();
    }
    turn = next;
    run++;
  }

  void index(long index) {
    endRun();
    text.append('/').append(Long.toUnsignedString(index));
  }

  void label(String label) {
    endRun();
    text.append("/'");
    label.chars().forEach(this::escape);
    text.append('\'');
  }

  String text() {
    endRun();
    return text.toString();
  }

  private void endRun() {
    if (run > 0) {
      text.append(turn);
    }
    if (run > 1) {
      text.append(run);
    }
    run = 0;
  }

  private void escape(int c) {
    if (c == '\'' || c == '\\') {
      text.append('\\').append((char) c);
    } else if (c < ' ' || c > '~' || c == '+') {
      text.append("\\u%04x".formatted(c));
    } else {
      text.append((char) c);
    }
  }
}
