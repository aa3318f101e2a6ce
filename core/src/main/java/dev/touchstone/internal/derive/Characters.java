package dev.touchstone.internal.derive;

import dev.touchstone.Chars;
import dev.touchstone.choice.Alphabet;
import dev.touchstone.choice.IllegalGenerator;

/** Reads the characters that {@code @Chars} lists. */
final class Characters {
  private Characters() {}

  static Alphabet of(Chars chars, String where) {
    int[] listed = chars.value().codePoints().toArray();
    if (listed.length == 0) {
      throw new IllegalGenerator(
          "@Chars without characters at %s; give at least one".formatted(where));
    }
    Alphabet alphabet = Alphabet.range(listed[0], listed[0]);
    for (int i = 0; i < listed.length; i++) {
      boolean range = i + 2 < listed.length && listed[i + 1] == '-';
      int last = range ? listed[i + 2] : listed[i];
      if (listed[i] > last) {
        throw new IllegalGenerator("@Chars(\"%s\") at %s has an empty range; write it low end first"
            .formatted(chars.value(), where));
      }
      alphabet = alphabet.or(Alphabet.range(listed[i], last));
      i += range ? 2 : 0;
    }
    return alphabet;
  }
}
