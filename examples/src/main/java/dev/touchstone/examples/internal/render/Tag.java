package dev.touchstone.examples.internal.render;

import java.util.Locale;

/** What a line is in the story of an example. */
public enum Tag {
  /** Nothing in particular. */
  PLAIN,
  /** It is what is deleted. */
  DELETED,
  /** Its arguments are what is changed. */
  SWAPPED,
  /** It is deleted and nothing changes. */
  KEPT,
  /** It is what changes. */
  AFFECTED;

  /** Returns the name in lower case. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
