package dev.touchstone.internal.database;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;

/**
 * What a case tells about its generator: the kinds and labels of all choices in their nesting, not
 * their values.
 *
 * <p>The same generator replaying the same choices gives the same fingerprint; another one means that
 * the generator has changed since.
 */
public final class Fingerprint {
  /** Stands for the fingerprint of a case that was never drawn to its end. */
  public static final String UNKNOWN = "unknown";

  private Fingerprint() {}

  /** Returns the fingerprint of recorded choices, 13 characters. */
  public static String of(Choices recorded) {
    StringBuilder shape = new StringBuilder();
    for (int at = 0; at < recorded.length(); at++) {
      Choice choice = recorded.at(at);
      if (choice instanceof Choice.Leaf leaf) {
        shape.append(leaf.forced() ? '!' : ' ').append(leaf.domain().kind().tag());
      } else if (choice instanceof Choice.Open open) {
        shape.append(open.fork() ? '{' : '(').append(label(open.label())).append('\0');
      } else {
        shape.append(')');
      }
    }
    return Names.hash(shape.toString());
  }

  private static String label(Object label) {
    return label instanceof Choice.Key key
        ? key.name().getClass().getSimpleName() + " " + key.name()
        : label.toString();
  }
}
