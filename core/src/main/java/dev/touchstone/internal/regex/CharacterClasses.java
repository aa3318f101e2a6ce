package dev.touchstone.internal.regex;

import dev.touchstone.choice.Alphabet;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The characters of a class, as {@code java.util.regex} itself sees them.
 *
 * <p>A class is compiled and looked for, in runs, in a text of all characters. So ranges, nesting,
 * intersection, properties and flags mean exactly what they mean to the matcher. The text leaves out
 * surrogates, which join with their neighbours, and the planes without assigned characters. Everyday
 * classes are known to {@link PlainClasses} and need no search.
 */
final class CharacterClasses {
  private static final int[][] SEGMENTS = {
    {0, Character.MIN_SURROGATE - 1},
    {Character.MAX_SURROGATE + 1, Character.MAX_VALUE},
    {Character.MIN_SUPPLEMENTARY_CODE_POINT, 0x3FFFF},
    {0xE0000, 0xE01EF}
  };

  private final Map<String, BitSet> known = new HashMap<>();

  /** Returns the characters of a class; none where it holds only what cannot stand alone. */
  BitSet characters(String written, int flags) {
    BitSet plain = PlainClasses.find(written, flags);
    if (plain != null) {
      plain.and(all());
      return plain;
    }
    return known.computeIfAbsent(flags + written, key -> search(written, flags));
  }

  /** Returns every character a text may be made of. */
  static BitSet all() {
    BitSet all = new BitSet();
    for (int[] segment : SEGMENTS) {
      all.set(segment[0], segment[1] + 1);
    }
    return all;
  }

  static BitSet search(String written, int flags) {
    BitSet found = new BitSet();
    Matcher matcher = Pattern.compile(written + "+", flags).matcher(Universe.TEXT);
    int start = 0;
    for (int[] segment : SEGMENTS) {
      int width = Character.charCount(segment[0]);
      int end = start + (segment[1] - segment[0] + 1) * width;
      matcher.region(start, end);
      while (matcher.find()) {
        found.set(
            Universe.TEXT.codePointAt(matcher.start()),
            Universe.TEXT.codePointBefore(matcher.end()) + 1);
      }
      start = end;
    }
    return found;
  }

  /** Returns the forms of a character that match it where case does not matter. */
  static Alphabet anyCase(int codePoint, boolean unicode) {
    BitSet forms = new BitSet();
    forms.set(codePoint);
    if (unicode || codePoint < 128) {
      int upper = Character.toUpperCase(codePoint);
      forms.set(upper);
      forms.set(Character.toLowerCase(upper));
    }
    return Alphabet.of(forms);
  }

  /** Made on first use: half a million chars. */
  private static final class Universe {
    static final String TEXT = text();

    private static String text() {
      StringBuilder text = new StringBuilder();
      for (int[] segment : SEGMENTS) {
        for (int codePoint = segment[0]; codePoint <= segment[1]; codePoint++) {
          text.appendCodePoint(codePoint);
        }
      }
      return text.toString();
    }
  }
}
