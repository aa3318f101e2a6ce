package dev.touchstone.benchmarks.bugs;

import java.util.Locale;

/** Where inputs come from, ours and the peer's. */
enum Contender {
  /** Ours, from the type. */
  DERIVED,
  /** Ours, written by hand. */
  HANDWRITTEN,
  /** jqwik, from the shape of the type. */
  JQWIK;

  String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
