package dev.touchstone.internal.regex;

import dev.touchstone.choice.IllegalGenerator;

/** A place in a regular expression. */
final class Cursor {
  private final String expression;
  private int at;

  Cursor(String expression) {
    this.expression = expression;
  }

  int at() {
    return at;
  }

  boolean done() {
    return at == expression.length();
  }

  /** Returns the character ahead, or -1 at the end. */
  int peek() {
    return done() ? -1 : expression.codePointAt(at);
  }

  boolean ahead(String text) {
    return expression.startsWith(text, at);
  }

  int next() {
    int codePoint = expression.codePointAt(at);
    at += Character.charCount(codePoint);
    return codePoint;
  }

  boolean skip(String text) {
    boolean found = ahead(text);
    if (found) {
      at += text.length();
    }
    return found;
  }

  /** Returns the text before a character and moves behind that character. */
  String upTo(char end) {
    int found = expression.indexOf(end, at);
    String text = expression.substring(at, found);
    at = found + 1;
    return text;
  }

  String take(int length) {
    at += length;
    return expression.substring(at - length, at);
  }

  String since(int start) {
    return expression.substring(start, at);
  }

  IllegalGenerator unsupported(String construct, int start) {
    return new IllegalGenerator("regex of \"" + expression + "\" has " + construct + " at position "
        + start + ", which texts cannot be written from; leave it out and filter the texts");
  }
}
