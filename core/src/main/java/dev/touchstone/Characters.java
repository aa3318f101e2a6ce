package dev.touchstone;

import dev.touchstone.choice.Alphabet;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.TextDomain;
import java.util.function.LongFunction;

/** Single characters, drawn as their place in an alphabet, and texts. */
final class Characters {
  private static final TextDomain ANY_TEXT =
      new TextDomain(Alphabet.unicode(), 0, Integer.MAX_VALUE);

  private Characters() {}

  static Gen<Integer> codePoints(Alphabet alphabet) {
    IntegerDomain places = IntegerDomain.of(0, alphabet.size() - 1);
    LongFunction<Integer> shape = place -> alphabet.at((int) place);
    return source -> source.pick(places, shape);
  }

  static Gen<Character> chars(Alphabet alphabet) {
    int last = alphabet.at(alphabet.size() - 1);
    if (last > Character.MAX_VALUE) {
      throw new IllegalGenerator("chars of an alphabet with U+" + Integer.toHexString(last)
          + ", which does not fit a char; use codePoints or strings");
    }
    IntegerDomain places = IntegerDomain.of(0, alphabet.size() - 1);
    LongFunction<Character> shape = place -> (char) alphabet.at((int) place);
    return source -> source.pick(places, shape);
  }

  static Gen<String> strings() {
    return source -> (String) source.draw(ANY_TEXT);
  }

  static Gen<String> strings(Alphabet alphabet, int min, int max) {
    TextDomain domain = new TextDomain(alphabet, min, max);
    return source -> (String) source.draw(domain);
  }
}
