package dev.touchstone.laws.subjects;

/** An amount that cannot be less than nothing. */
public record Money(int cents) {
  public static final Money NOTHING = new Money(0);

  public Money {
    if (cents < 0) {
      throw new IllegalArgumentException("less than nothing: " + cents);
    }
  }

  public Money plus(Money other) {
    return new Money(Math.addExact(cents, other.cents));
  }

  public Money max(Money other) {
    return cents >= other.cents ? this : other;
  }

  public boolean isLessThan(Money other) {
    return cents < other.cents;
  }
}
