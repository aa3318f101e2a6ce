package dev.touchstone.examples.internal;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Some calls with everything forgotten but their commands, how they were answered, and which of their
 * values are equal.
 */
public final class Shape {
  private final String skeleton;
  private final int[] letters;
  private final int arguments;

  Shape(String skeleton, int[] letters, int arguments) {
    this.skeleton = skeleton;
    this.letters = letters;
    this.arguments = arguments;
  }

  /** Returns whether every equality of this shape also holds in another, and not conversely. */
  public boolean subsumes(Shape other) {
    return !equals(other) && covers(other);
  }

  private boolean covers(Shape other) {
    if (!skeleton.equals(other.skeleton) || letters.length != other.letters.length) {
      return false;
    }
    for (int i = 0; i < letters.length; i++) {
      if (letters[i] < i && other.letters[i] != other.letters[letters[i]]) {
        return false;
      }
    }
    return true;
  }

  /** Returns the commands and how they were answered, without which values are equal. */
  String skeleton() {
    return skeleton;
  }

  /** Returns how many values equal an earlier one. */
  int equalities() {
    int count = 0;
    for (int i = 0; i < letters.length; i++) {
      count += letters[i] == i ? 0 : 1;
    }
    return count;
  }

  /** Returns the places of the first equal values, as text. */
  String pattern() {
    return Arrays.toString(letters);
  }

  /** Puts the shape first whose values equal earlier ones first. */
  int comparePatterns(Shape other) {
    return Arrays.compare(letters, other.letters);
  }

  /** Returns the shape without equalities between results. */
  Shape coarse() {
    int[] kept = letters.clone();
    for (int i = arguments; i < kept.length; i++) {
      kept[i] = i;
    }
    return new Shape(skeleton, kept, arguments);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Shape that
        && skeleton.equals(that.skeleton)
        && Arrays.equals(letters, that.letters);
  }

  @Override
  public int hashCode() {
    return 31 * skeleton.hashCode() + Arrays.hashCode(letters);
  }

  @Override
  public String toString() {
    return skeleton + " " + Arrays.toString(letters);
  }
}
