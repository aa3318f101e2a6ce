package dev.touchstone.benchmarks.random;

import java.util.Locale;
import java.util.OptionalDouble;

/** What a figure has to reach (the gate, if there is one) and what we wish for (the aim). */
record Bound(boolean upper, OptionalDouble gate, double aim) {
  static Bound atMost(double gate, double aim) {
    return new Bound(true, OptionalDouble.of(gate), aim);
  }

  static Bound aimAtMost(double aim) {
    return new Bound(true, OptionalDouble.empty(), aim);
  }

  static Bound aimAtLeast(double aim) {
    return new Bound(false, OptionalDouble.empty(), aim);
  }

  String judgeGate(double value) {
    return gate.isPresent() ? judge(value, gate.getAsDouble()) : "reported";
  }

  String judgeAim(double value) {
    return judge(value, aim);
  }

  private String judge(double value, double limit) {
    boolean met = upper ? value <= limit : value >= limit;
    return String.format(
        Locale.ROOT, "%s %s %s", upper ? "<=" : ">=", number(limit), met ? "met" : "MISSED");
  }

  private static String number(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }
}
