package dev.touchstone.samples.challenges;

import dev.touchstone.Gen;
import dev.touchstone.choice.RealDomain;
import java.util.List;

/**
 * Numbers that bound each other, and floating-point numbers.
 *
 * <p>Why the ideals are smallest: the first number is the first in the order for which a second one
 * exists, and so on. For doubles the order begins with 0, -0, 1, -1 and so on up to 2^53, then 0.5.
 */
final class NumberChallenges {
  private NumberChallenges() {}

  static List<Challenge<?>> all() {
    return List.of(
        area(),
        overflow(),
        thirds(),
        divisors(),
        flags(),
        residue(),
        floats(),
        fraction(),
        minimum(),
        cancelled(),
        unit());
  }

  private record Two(int a, int b) {
    static Gen<Two> between(int low, int high) {
      return Gen.draw(source -> new Two(source.integer(low, high), source.integer(low, high)));
    }
  }

  private static Challenge<Two> area() {
    return Challenge.of(
        "area", Two.between(0, 1_000), two -> two.a * two.b < 1_000, "Two[a=1, b=1000]");
  }

  private static Challenge<Two> overflow() {
    return Challenge.of(
        "overflow",
        Two.between(Integer.MIN_VALUE, Integer.MAX_VALUE),
        two -> two.a <= 0 || two.b <= 0 || two.a + two.b > 0,
        "Two[a=1, b=2147483647]");
  }

  private static Challenge<Two> divisors() {
    return Challenge.of(
        "divisors",
        Two.between(1, 1_000),
        two -> two.a == two.b || gcd(two.a, two.b) < 7,
        "Two[a=7, b=14]");
  }

  private static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  private record Three(int a, int b, int c) {}

  private static Challenge<Three> thirds() {
    return Challenge.of(
        "thirds",
        Gen.draw(s -> new Three(s.integer(0, 150), s.integer(0, 150), s.integer(0, 150))),
        three -> three.a + three.b + three.c < 300,
        "Three[a=0, b=150, c=150]");
  }

  private static Challenge<Integer> flags() {
    return Challenge.of("flags", Gen.ints(0, 65_535), x -> (x & 0xFF0) != 0x5A0, "1440");
  }

  private static Challenge<Integer> residue() {
    return Challenge.of(
        "residue", Gen.ints(0, 1_000_000), x -> x < 1_000 || x % 1_000 != 7, "1007");
  }

  private static Gen<Double> doubles() {
    RealDomain all = new RealDomain(-Double.MAX_VALUE, Double.MAX_VALUE, true, true, false);
    return source -> Double.longBitsToDouble(source.draw(all));
  }

  private static Challenge<Double> floats() {
    return Challenge.of(
        "floats", Gen.doubles(1, 1e15), x -> Double.compare(x, x.floatValue()) == 0, "1.6777217E7");
  }

  private static Challenge<Double> fraction() {
    return Challenge.of("fraction", doubles(), x -> !(Math.abs(x) % 1 > 0), "0.5");
  }

  private record Reals(double a, double b) {
    double smaller() {
      return a < b ? a : b;
    }
  }

  private static Challenge<Reals> minimum() {
    Gen<Double> real = doubles();
    return Challenge.of(
        "minimum",
        Gen.draw(source -> new Reals(source.from(real), source.from(real))),
        two -> Double.compare(two.smaller(), Math.min(two.a, two.b)) == 0,
        "Reals[a=-0.0, b=0.0]");
  }

  /** All sums of whole numbers below 2^53 are exact, and those of 1 and one binary digit to 2^-52. */
  private static Challenge<Reals> cancelled() {
    Gen<Double> real = Gen.doubles();
    return Challenge.of(
        "cancelled",
        Gen.draw(source -> new Reals(source.from(real), source.from(real))),
        two -> Double.isNaN(two.a + two.b - two.b) || two.a + two.b - two.b == two.a,
        "Reals[a=1.0, b=1.1102230246251565E-16]");
  }

  /** A single binary digit is either kept or lost whole; of two the later one is lost from 2^-53 on. */
  private static Challenge<Double> unit() {
    return Challenge.of(
        "unit", Gen.doubles(0, 1), x -> 1 + x == 1 || 1 + x - 1 == x, "3.3306690738754696E-16");
  }
}
