package dev.touchstone.choice;

import java.util.List;
import org.apiguardian.api.API;

/**
 * Texts over an alphabet, by length in characters and then character by character.
 *
 * <p>A high surrogate is never followed by a low one: the two would be a single other character.
 * Where a text would join them, the first character of the alphabet stands instead of the second.
 *
 * @param alphabet the characters
 * @param min the least number of characters
 * @param max the greatest number of characters
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record TextDomain(Alphabet alphabet, int min, int max) implements Domain.Compound {
  private static final List<String> NASTY = List.of(
      "",
      " ",
      "\0",
      "\n",
      "\r\n",
      "\t",
      "0",
      "-1",
      "null",
      "NaN",
      "a'b",
      "a\"b",
      "\\",
      "%s",
      "<a>",
      "../",
      "${x}",
      "\u00e9",
      "e\u0301",
      "\u00df",
      "\u0130",
      "\u200b",
      "\u202e",
      "\ufeff",
      "\uffff",
      "\ud83d\ude00",
      "\ud800",
      "\udc00");

  /** Checks the lengths. */
  public TextDomain {
    Lengths.check(min, max);
  }

  @Override
  public Kind kind() {
    return Kind.TEXT;
  }

  @Override
  public boolean forced() {
    return max == 0 || (min == max && alphabet.size() == 1);
  }

  @Override
  public Object simplest() {
    return Character.toString(alphabet.at(0)).repeat(min);
  }

  @Override
  public int compare(Object a, Object b) {
    int[] left = ((String) a).codePoints().toArray();
    int[] right = ((String) b).codePoints().toArray();
    if (left.length != right.length) {
      return Integer.compare(left.length, right.length);
    }
    for (int i = 0; i < left.length; i++) {
      int order = Integer.compare(Alphabet.ordinal(left[i]), Alphabet.ordinal(right[i]));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  /**
   * Counts each {@code char}, and each pair of them that is one character as three: what asks for a
   * length is then smallest in plain letters.
   */
  @Override
  public int weight(Object value) {
    String text = (String) value;
    int characters = text.codePointCount(0, text.length());
    return 1 + characters + 2 * (text.length() - characters);
  }

  /** Counts characters alone: a later text may have as many that are lighter. */
  @Override
  public int leastWeightFrom(Object value) {
    String text = (String) value;
    return 1 + text.codePointCount(0, text.length());
  }

  @Override
  public Object clip(Object value) {
    return contains((String) value) ? value : fit((String) value);
  }

  private boolean contains(String text) {
    int length = text.codePointCount(0, text.length());
    return length >= min && length <= max && text.codePoints().allMatch(alphabet::contains);
  }

  private String fit(String text) {
    StringBuilder fitted = new StringBuilder();
    text.codePoints()
        .limit(max)
        .map(codePoint -> alphabet.contains(codePoint) ? codePoint : alphabet.at(0))
        .forEach(codePoint -> append(fitted, codePoint));
    int missing = min - fitted.codePointCount(0, fitted.length());
    for (int i = 0; i < missing; i++) {
      append(fitted, alphabet.at(0));
    }
    return fitted.toString();
  }

  private void append(StringBuilder text, int codePoint) {
    boolean joins = codePoint >= Character.MIN_LOW_SURROGATE
        && codePoint <= Character.MAX_LOW_SURROGATE
        && text.length() > 0
        && Character.isHighSurrogate(text.charAt(text.length() - 1));
    text.appendCodePoint(joins ? alphabet.at(0) : codePoint);
  }

  @Override
  public Object sample(Dice dice) {
    int part = dice.part();
    if (dice.shares().nasty(part)) {
      String nasty = nasty(dice);
      if (contains(nasty)) {
        return nasty;
      }
    } else if (dice.shares().earlier(part)) {
      int earlier = dice.earlier(Kind.TEXT);
      if (earlier >= 0 && contains((String) dice.objectAt(earlier))) {
        return dice.objectAt(earlier);
      }
    }
    int length = Lengths.sample(min, max, dice);
    StringBuilder text = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      append(text, alphabet.sample(dice));
    }
    return text.toString();
  }

  private String nasty(Dice dice) {
    int which = dice.below(NASTY.size() + 4);
    if (which < NASTY.size()) {
      return NASTY.get(which);
    }
    int character = alphabet.at(which % 2 == 0 ? alphabet.size() - 1 : 0);
    return Character.toString(character).repeat(Lengths.nasty(min, max, dice));
  }

  @Override
  public long count() {
    return Lengths.count(alphabet.size(), min, max);
  }

  @Override
  public Object at(long index) {
    int base = alphabet.size();
    int length = min;
    long left = index;
    while (left >= Lengths.power(base, length)) {
      left -= Lengths.power(base, length++);
    }
    StringBuilder text = new StringBuilder();
    int[] characters = new int[length];
    for (int i = length - 1; i >= 0; i--) {
      characters[i] = alphabet.at((int) (left % base));
      left /= base;
    }
    for (int character : characters) {
      append(text, character);
    }
    return text.toString();
  }

  @Override
  public long position(Object value) {
    int[] characters = ((String) value).codePoints().toArray();
    return Lengths.position(
        alphabet.size(), min, characters.length, i -> alphabet.rank(characters[i]));
  }
}
