package dev.touchstone.laws.subjects;

/** Few constants. */
public enum Suit {
  CLUBS,
  DIAMONDS,
  HEARTS;

  public Suit next() {
    return this == CLUBS ? DIAMONDS : this == DIAMONDS ? HEARTS : CLUBS;
  }

  public boolean isRed() {
    return this != CLUBS;
  }
}
