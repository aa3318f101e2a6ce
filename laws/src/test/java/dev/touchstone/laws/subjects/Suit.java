package dev.touchstone.laws.subjects;

/** Few constants. */
public enum Suit {
  CLUBS,
  DIAMONDS,
  HEARTS;

  public Suit next() {
    return values()[(ordinal() + 1) % values().length];
  }

  public boolean isRed() {
    return this != CLUBS;
  }
}
