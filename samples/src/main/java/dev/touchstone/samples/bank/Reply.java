package dev.touchstone.samples.bank;

import org.jspecify.annotations.Nullable;

/** What the bank answers: ok, a name and another, a balance, or false. */
public final class Reply {
  static final Reply OK = new Reply("ok");
  static final Reply REFUSED = new Reply("false");

  private final String text;

  private Reply(String text) {
    this.text = text;
  }

  static Reply of(Object one, Object other) {
    return new Reply("(" + one + ", " + other + ")");
  }

  static Reply of(int balance) {
    return new Reply(String.valueOf(balance));
  }

  /** Returns whether the bank refused. */
  public boolean refused() {
    return equals(REFUSED);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Reply that && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}
