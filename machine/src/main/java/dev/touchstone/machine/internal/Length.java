package dev.touchstone.machine.internal;

import dev.touchstone.machine.IllegalModel;

/**
 * How long scripts are.
 *
 * @param stop the weight of stopping at each step; 0 where the size of the case decides
 * @param goOn the weight of going on
 * @param most how many calls a script has at most
 */
public record Length(int stop, int goOn, int most) {
  /** Short scripts for small cases, longer ones for large cases. */
  public static final Length BY_SIZE = new Length(0, 1, 200);

  /** Checks the weights. */
  public Length {
    if (stop < 0 || goOn < 1 || most < 1) {
      throw new IllegalModel(
          "scripts stop with weight %d, go on with weight %d, have at most %d calls;"
                  .formatted(stop, goOn, most)
              + " give a positive weight to going on and allow one call");
    }
  }

  /** Returns the probability of a further call. */
  double goingOn(int size) {
    double mean = 4 + size / 4.0;
    return stop == 0 ? mean / (mean + 1) : (double) goOn / (stop + goOn);
  }
}
