package dev.touchstone.choice;

import java.util.Arrays;
import java.util.BitSet;
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
  private final int[] plain;

  private Alphabet(int[] from, int[] rank, int size) {
    this.from = from;
    this.rank = rank;
    this.size = size;
    this.plain = new int[plain(from, rank, size)];
    for (int place = 0; place < plain.length; place++) {
      plain[place] = at(place);
    }
  }

  private static Alphabet ofOrdinals(BitSet ordinals) {
    if (ordinals.isEmpty()) {
      throw new IllegalGenerator("an alphabet without characters; give at least one");
    }
    int[] from = new int[16];
    int[] rank = new int[16];
    int ranges = 0;
    int count = 0;
    for (int start = ordinals.nextSetBit(0); start >= 0; ) {
      if (ranges == from.length) {
        from = Arrays.copyOf(from, 2 * ranges);
        rank = Arrays.copyOf(rank, 2 * ranges);
      }
      int end = ordinals.nextClearBit(start);
      from[ranges] = start;
      rank[ranges++] = count;
      count += end - start;
      start = ordinals.nextSetBit(end);
    }
    return new Alphabet(Arrays.copyOf(from, ranges), Arrays.copyOf(rank, ranges), count);
  }

  /** Returns the alphabet of the code points that are set. */
  public static Alphabet of(BitSet codePoints) {
    BitSet ordinals = (BitSet) codePoints.clone();
    if (ordinals.length() > Character.MAX_CODE_POINT + 1) {
      throw new IllegalGenerator("character " + (ordinals.length() - 1) + " is beyond Unicode");
    }
    for (int codePoint = 0; codePoint < ASCII; codePoint++) {
      ordinals.set(ORDINAL[codePoint], codePoints.get(codePoint));
    }
    return ofOrdinals(ordinals);
  }

  /** Returns the alphabet of the characters a test accepts. */
  public static Alphabet where(IntPredicate accepted) {
    BitSet codePoints = new BitSet();
    for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
      if (accepted.test(codePoint)) {
        codePoints.set(codePoint);
      }
    }
    return of(codePoints);
  }

  /** Returns the alphabet of the characters that occur in a text. */
  public static Alphabet of(String characters) {
    BitSet codePoints = new BitSet();
    characters.codePoints().forEach(codePoints::set);
    return of(codePoints);
  }

  /** Returns the characters between two code points, both included. */
  public static Alphabet range(int first, int last) {
    if (first < 0 || first > last || last > Character.MAX_CODE_POINT) {
      throw new IllegalGenerator("the range of characters " + first + ".." + last
          + " is no range; give 0 <= first <= last <= " + Character.MAX_CODE_POINT);
    }
    BitSet codePoints = new BitSet();
    codePoints.set(first, last + 1);
    return of(codePoints);
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
    return range('a', 'z').or(range('0', '9')).or(range('A', 'Z'));
  }

  /** Returns every Unicode character that can stand alone: all code points but surrogates. */
  public static Alphabet unicode() {
    return any().without(range(Character.MIN_SURROGATE, Character.MAX_SURROGATE));
  }

  /** Returns every UTF-16 code point, lone surrogates too. */
  public static Alphabet any() {
    return range(0, Character.MAX_CODE_POINT);
  }

  /** Returns the characters of this or another alphabet. */
  public Alphabet or(Alphabet other) {
    BitSet ordinals = ordinals();
    ordinals.or(other.ordinals());
    return ofOrdinals(ordinals);
  }

  /** Returns the characters that this and another alphabet share. */
  public Alphabet and(Alphabet other) {
    BitSet ordinals = ordinals();
    ordinals.and(other.ordinals());
    return ofOrdinals(ordinals);
  }

  /** Returns the characters of this alphabet that another lacks. */
  public Alphabet without(Alphabet other) {
    BitSet ordinals = ordinals();
    ordinals.andNot(other.ordinals());
    return ofOrdinals(ordinals);
  }

  private BitSet ordinals() {
    BitSet ordinals = new BitSet();
    for (int range = 0; range < from.length; range++) {
      ordinals.set(from[range], from[range] + end(rank, size, range) - rank[range]);
    }
    return ordinals;
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
    return place < end(rank, size, range) ? place : -1;
  }

  /** Returns the character at a place of the order. */
  public int at(int place) {
    int found = Arrays.binarySearch(rank, place);
    int range = found >= 0 ? found : -found - 2;
    return codePoint(from[range] + place - rank[range]);
  }

  /** Draws a character; of a large alphabet mostly its ASCII part, where it has one. */
  int sample(Dice dice) {
    boolean wide = size > plain.length && (plain.length == 0 || dice.bits(8) < 64);
    return wide ? at(dice.below(size)) : plain[dice.below(plain.length)];
  }

  private static int plain(int[] from, int[] rank, int size) {
    int range = from.length - 1;
    while (range >= 0 && from[range] >= ASCII) {
      range--;
    }
    return range < 0 ? 0 : Math.min(rank[range] + ASCII - from[range], end(rank, size, range));
  }

  private static int end(int[] rank, int size, int range) {
    return range + 1 < rank.length ? rank[range + 1] : size;
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
