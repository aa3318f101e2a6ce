package dev.touchstone.choice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.apiguardian.api.API;

/**
 * A set of characters in the published order: a-z, 0-9, A-Z, space, other ASCII, then the rest by
 * code point.
 *
 * <p>Every code point has an ordinal in that order; an alphabet is a list of disjoint ordinal
 * ranges, so the rank of a character and the character of a rank are one binary search away.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Alphabet {
  private static final int ASCII = 128;
  private static final int[] ORDINAL = new int[ASCII];
  private static final int[] CODE_POINT = new int[ASCII];

  static {
    int next = 0;
    next = number(next, 'a', 'z');
    next = number(next, '0', '9');
    next = number(next, 'A', 'Z');
    next = number(next, ' ', '/');
    next = number(next, ':', '@');
    next = number(next, '[', '`');
    next = number(next, '{', '~');
    next = number(next, 0, 31);
    number(next, 127, 127);
  }

  private static int number(int next, int from, int to) {
    for (int codePoint = from; codePoint <= to; codePoint++) {
      ORDINAL[codePoint] = next;
      CODE_POINT[next++] = codePoint;
    }
    return next;
  }

  private final int[] from;
  private final int[] rank;
  private final int size;

  private Alphabet(List<int[]> ranges) {
    from = new int[ranges.size()];
    rank = new int[ranges.size()];
    int count = 0;
    for (int i = 0; i < from.length; i++) {
      from[i] = ranges.get(i)[0];
      rank[i] = count;
      count += ranges.get(i)[1] - ranges.get(i)[0];
    }
    size = count;
  }

  /** Returns the alphabet of the characters a test accepts. */
  public static Alphabet where(IntPredicate accepted) {
    List<int[]> ranges = new ArrayList<>();
    int start = -1;
    for (int ordinal = 0; ordinal <= Character.MAX_CODE_POINT + 1; ordinal++) {
      boolean in = ordinal <= Character.MAX_CODE_POINT && accepted.test(codePoint(ordinal));
      if (in && start < 0) {
        start = ordinal;
      } else if (!in && start >= 0) {
        ranges.add(new int[] {start, ordinal});
        start = -1;
      }
    }
    if (ranges.isEmpty()) {
      throw new IllegalGenerator("an alphabet without characters; give at least one");
    }
    return new Alphabet(ranges);
  }

  /** Returns the alphabet of the characters that occur in a text. */
  public static Alphabet of(String characters) {
    if (characters.isEmpty()) {
      throw new IllegalGenerator("an alphabet without characters; give at least one");
    }
    int[] ordinals =
        characters.codePoints().map(Alphabet::ordinal).sorted().distinct().toArray();
    List<int[]> ranges = new ArrayList<>();
    for (int ordinal : ordinals) {
      int[] last = ranges.isEmpty() ? new int[] {-1, -1} : ranges.get(ranges.size() - 1);
      if (last[1] == ordinal) {
        last[1]++;
      } else {
        ranges.add(new int[] {ordinal, ordinal + 1});
      }
    }
    return new Alphabet(ranges);
  }

  /** Returns the ASCII characters between two code points, or all characters between larger ones. */
  public static Alphabet range(int first, int last) {
    if (first > last) {
      throw new IllegalGenerator("the range of characters " + first + ".." + last + " is empty");
    }
    if (last < ASCII) {
      StringBuilder characters = new StringBuilder();
      for (int codePoint = first; codePoint <= last; codePoint++) {
        characters.appendCodePoint(codePoint);
      }
      return of(characters.toString());
    }
    return first >= ASCII
        ? new Alphabet(List.of(new int[] {first, last + 1}))
        : where(codePoint -> codePoint >= first && codePoint <= last);
  }

  /** Returns the 128 ASCII characters. */
  public static Alphabet ascii() {
    return range(0, ASCII - 1);
  }

  /** Returns the ASCII characters that can be seen, with the space. */
  public static Alphabet printable() {
    return range(' ', '~');
  }

  /** Returns a-z, 0-9 and A-Z. */
  public static Alphabet alphanumeric() {
    return new Alphabet(List.of(new int[] {0, 62}));
  }

  /** Returns every Unicode character that can stand alone: all code points but surrogates. */
  public static Alphabet unicode() {
    return new Alphabet(List.of(
        new int[] {0, Character.MIN_SURROGATE},
        new int[] {Character.MAX_SURROGATE + 1, Character.MAX_CODE_POINT + 1}));
  }

  /** Returns every UTF-16 code point, lone surrogates too. */
  public static Alphabet any() {
    return new Alphabet(List.of(new int[] {0, Character.MAX_CODE_POINT + 1}));
  }

  /** Returns the characters of this or another alphabet. */
  public Alphabet or(Alphabet other) {
    return where(codePoint -> contains(codePoint) || other.contains(codePoint));
  }

  /** Returns the characters of this alphabet that another lacks. */
  public Alphabet without(Alphabet other) {
    return where(codePoint -> contains(codePoint) && !other.contains(codePoint));
  }

  /** Returns how many characters there are. */
  public int size() {
    return size;
  }

  /** Returns whether a character belongs. */
  public boolean contains(int codePoint) {
    return rank(codePoint) >= 0;
  }

  /** Returns the place of a character in the order, or -1. */
  public int rank(int codePoint) {
    int ordinal = ordinal(codePoint);
    int found = Arrays.binarySearch(from, ordinal);
    int range = found >= 0 ? found : -found - 2;
    if (range < 0) {
      return -1;
    }
    int place = rank[range] + ordinal - from[range];
    return place < (range + 1 < rank.length ? rank[range + 1] : size) ? place : -1;
  }

  /** Returns the character at a place of the order. */
  public int at(int place) {
    int found = Arrays.binarySearch(rank, place);
    int range = found >= 0 ? found : -found - 2;
    return codePoint(from[range] + place - rank[range]);
  }

  /** Draws a character; of a large alphabet mostly its ASCII part, where it has one. */
  int sample(Dice dice) {
    int plain = plain();
    boolean wide = size > plain && (plain == 0 || dice.bits(8) < 64);
    return at(dice.below(wide ? size : plain));
  }

  private int plain() {
    int range = from.length - 1;
    while (range >= 0 && from[range] >= ASCII) {
      range--;
    }
    return range < 0
        ? 0
        : Math.min(
            rank[range] + ASCII - from[range], range + 1 < rank.length ? rank[range + 1] : size);
  }

  static int ordinal(int codePoint) {
    return codePoint < ASCII ? ORDINAL[codePoint] : codePoint;
  }

  private static int codePoint(int ordinal) {
    return ordinal < ASCII ? CODE_POINT[ordinal] : ordinal;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Alphabet that
        && size == that.size
        && Arrays.equals(from, that.from)
        && Arrays.equals(rank, that.rank);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(from) * 31 + size;
  }

  @Override
  public String toString() {
    return "Alphabet[" + size + " characters]";
  }
}
