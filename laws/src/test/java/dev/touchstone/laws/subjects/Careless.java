package dev.touchstone.laws.subjects;

import java.util.Locale;

/** Values whose equality and order break their promises, each in another way. */
public final class Careless {
  private Careless() {}

  /** Equals every beginning of itself. */
  public record Prefix(String text) {
    public Prefix followedBy(Prefix other) {
      return new Prefix(text + other.text);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Prefix that && text.startsWith(that.text);
    }

    @Override
    public int hashCode() {
      return 1;
    }

    @Override
    public String toString() {
      return "<" + text + ">";
    }
  }

  /** Equals whatever is spelled alike, but hashes the spelling. */
  public record Word(String text) {
    public Word followedBy(Word other) {
      return new Word(text + other.text);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Word that
          && text.toUpperCase(Locale.ROOT).equals(that.text.toUpperCase(Locale.ROOT));
    }

    @Override
    public int hashCode() {
      return text.hashCode();
    }

    @Override
    public String toString() {
      return "<" + text + ">";
    }
  }

  /** Has equals, but the hash code of a mere object. */
  public static final class Unhashed {
    private final int number;

    public Unhashed(int number) {
      this.number = number;
    }

    public Unhashed plus(Unhashed other) {
      return new Unhashed(number + other.number);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Unhashed that && number == that.number;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }

    @Override
    public String toString() {
      return "#" + number;
    }
  }

  /** Is greater than everything that is not longer. */
  public record Longest(String text) implements Comparable<Longest> {
    public Longest followedBy(Longest other) {
      return new Longest(text + other.text);
    }

    @Override
    public int compareTo(Longest other) {
      return text.length() >= other.text.length() ? 1 : -1;
    }
  }
}
