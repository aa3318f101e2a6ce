package dev.touchstone.examples.internal;

import java.util.ArrayList;
import java.util.List;

/** A plain script to show, with what it was found for. */
final class Compact {
  private final Half half;
  private final Shape shape;
  private final List<Found> whys = new ArrayList<>();

  Compact(Half half, Shape shape) {
    this.half = half;
    this.shape = shape;
  }

  Half half() {
    return half;
  }

  Shape shape() {
    return shape;
  }

  List<Found> whys() {
    return whys;
  }
}
