package dev.touchstone.space.internal.count;

import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A place in a partial value: open until an alternative, or a whole value, is chosen for it.
 *
 * <p>Holes are numbered in the order they come up, so a part has a higher number than what it is part
 * of. {@code seen} caches what a predicate was shown.
 */
public final class Hole {
  static final Hole[] NONE = {};
  private static final int[] NO_STEPS = {};
  private static final Numbered[] NO_SLICES = {};

  final Partial partial;
  final Sort declared;
  Sort sort;
  final int id;

  @Nullable
  Alternative chosen;

  Hole[] parts = NONE;
  int size = -1;

  @Nullable
  BigInteger index;

  @Nullable
  Object value;

  private boolean read;
  private boolean lent;
  private int step = -1;
  private int narrowings;
  private int[] steps = NO_STEPS;
  private Numbered[] slices = NO_SLICES;
  private int revealed;
  private @Nullable Object seen;

  Hole(Partial partial, Sort sort, int id) {
    this.partial = partial;
    this.declared = sort;
    this.sort = sort;
    this.id = id;
  }

  /** Returns the partial value that this is a place of. */
  public Partial partial() {
    return partial;
  }

  /** Returns what may stand here. */
  public Sort sort() {
    return sort;
  }

  /** Returns the number of the place. */
  public int id() {
    return id;
  }

  /** Returns whether it is decided what stands here. */
  public boolean decided() {
    return chosen != null || size >= 0;
  }

  /** Returns the alternative that was chosen, or null. */
  public @Nullable Alternative chosen() {
    return chosen;
  }

  /** Reads what stands here, which decides it if it is open; returns null for a whole value. */
  public @Nullable Alternative read() {
    if (!read) {
      partial.read(this);
    }
    return chosen;
  }

  /** Notes that the reader of this place need not be told of it again. */
  public void settle() {
    read = true;
  }

  /** Returns whether the reader knows what stands here. */
  public boolean settled() {
    return read;
  }

  /** Notes that a stand-in for the number here was handed out. */
  public void lend() {
    lent = true;
  }

  /** Returns whether a stand-in for the number here was handed out. */
  public boolean lent() {
    return lent;
  }

  /**
   * Notes that the number here turned out to be in a slice.
   *
   * @param at the step of the walk that decided it
   */
  public void narrow(Numbered slice, int at) {
    if (narrowings == steps.length) {
      steps = Arrays.copyOf(steps, 2 * narrowings + 2);
      slices = Arrays.copyOf(slices, steps.length + 1);
    }
    if (narrowings == 0) {
      slices[0] = (Numbered) sort;
    }
    steps[narrowings++] = at;
    slices[narrowings] = slice;
    sort = slice;
  }

  /** Returns the slice that the reader knows the number to be in. */
  public Numbered revealedSlice() {
    return narrowings == 0 ? (Numbered) sort : slices[revealed];
  }

  /** Returns the step of the next narrowing that the reader does not know of, or -1. */
  public int nextNarrowing() {
    return revealed < narrowings ? steps[revealed] : -1;
  }

  /** Lets the reader know of one more narrowing. */
  public void reveal() {
    revealed++;
  }

  /** Asks whether the number here is below a bound; decides only that, if it is open. */
  public boolean below(long bound) {
    Numbered slice = revealedSlice();
    if (bound <= slice.low()) {
      return false;
    }
    if (bound > slice.high()) {
      return true;
    }
    return read ? number() < bound : partial.below(this, bound);
  }

  /** Returns the number that was chosen for this place. */
  public long number() {
    if (Numbered.number(value()) instanceof Long number) {
      return number;
    }
    throw new IllegalStateException("no number at place " + id);
  }

  /** Returns at which step of a walk this place was decided, or -1. */
  public int step() {
    return step;
  }

  /** Notes at which step of a walk this place was decided. */
  public void decidedAt(int now) {
    step = now;
  }

  /** Returns how many parts the chosen alternative has. */
  public int parts() {
    return parts.length;
  }

  /** Returns a part of the chosen alternative. */
  public Hole part(int at) {
    return parts[at];
  }

  /** Returns the value of a place that holds a whole value or is built. */
  public Object value() {
    Object known = value;
    if (known == null) {
      throw new IllegalStateException("place " + id + " has no value yet");
    }
    return known;
  }

  /** Returns what a predicate was shown for this place, or null. */
  public @Nullable Object seen() {
    return seen;
  }

  /** Remembers what a predicate was shown for this place. */
  public Object show(Object shown) {
    seen = shown;
    return shown;
  }
}
