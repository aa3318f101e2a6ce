package dev.touchstone.cli;

/** Text of others that is safe to print: what would act on a terminal is shown as in Java source. */
final class Visible {
  private Visible() {}

  static String of(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    text.replace("\r\n", "\n").codePoints().forEach(c -> {
      if (Character.isISOControl(c) && c != '\n' && c != '\t') {
        shown.append("\\u%04x".formatted(c));
      } else {
        shown.appendCodePoint(c);
      }
    });
    return shown.toString();
  }
}
