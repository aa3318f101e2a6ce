package dev.touchstone.samples.intervals;

/** All whole numbers from a low to a high one, both included. */
public record Interval(int low, int high) {
  @Override
  public String toString() {
    return "(" + low + "," + high + ")";
  }
}
