package dev.touchstone.rank;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.apiguardian.api.API;

/**
 * The programs that fail a test, by number: an unchangeable set of bits.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class FailureSet implements Comparable<FailureSet> {
  /** The set of a test that everybody passes. */
  public static final FailureSet NONE = new FailureSet(new long[0]);

  private final long[] words;
  private final int hash;

  private FailureSet(long[] words) {
    this.words = words;
    this.hash = Arrays.hashCode(words);
  }

  /** Returns the set of some programs. */
  public static FailureSet of(int... programs) {
    Builder builder = new Builder();
    for (int program : programs) {
      builder.add(program);
    }
    return builder.build();
  }

  /** Returns the set of some programs. */
  public static FailureSet of(Collection<Integer> programs) {
    return of(programs.stream().mapToInt(Integer::intValue).toArray());
  }

  /** Returns whether a program is in the set. */
  public boolean contains(int program) {
    int word = program >>> 6;
    return word < words.length && (words[word] >>> program & 1) != 0;
  }

  /** Returns whether every program of this set is in another one. */
  public boolean isSubsetOf(FailureSet other) {
    if (words.length > other.words.length) {
      return false;
    }
    for (int i = 0; i < words.length; i++) {
      if ((words[i] & ~other.words[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the set is empty. */
  public boolean isEmpty() {
    return words.length == 0;
  }

  /** Returns how many programs fail. */
  public int size() {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /** Returns the numbers of the programs, in ascending order. */
  public List<Integer> programs() {
    List<Integer> programs = new ArrayList<>();
    for (int i = 0; i < words.length; i++) {
      for (long rest = words[i]; rest != 0; rest &= rest - 1) {
        programs.add(i * Long.SIZE + Long.numberOfTrailingZeros(rest));
      }
    }
    return programs;
  }

  /** Returns the programs that are in this set or another one. */
  public FailureSet union(FailureSet other) {
    return new Builder().addAll(this).addAll(other).build();
  }

  /** Returns the programs of this set that are not in another one. */
  public FailureSet minus(FailureSet other) {
    long[] left = words.clone();
    for (int i = 0; i < Math.min(left.length, other.words.length); i++) {
      left[i] &= ~other.words[i];
    }
    return trimmed(left);
  }

  /** Returns the set as some programs alone would see it: {@code kept[i]} becomes program i. */
  public FailureSet project(int[] kept) {
    Builder builder = new Builder();
    for (int i = 0; i < kept.length; i++) {
      if (contains(kept[i])) {
        builder.add(i);
      }
    }
    return builder.build();
  }

  private static FailureSet trimmed(long[] words) {
    int length = words.length;
    while (length > 0 && words[length - 1] == 0) {
      length--;
    }
    return length == 0
        ? NONE
        : new FailureSet(length == words.length ? words : Arrays.copyOf(words, length));
  }

  /** Returns all programs of this set as those still to be explained. */
  Rest rest() {
    return new Rest(words.clone());
  }

  /** The programs of a set that no part taken so far has. */
  static final class Rest {
    private final long[] left;

    private Rest(long[] left) {
      this.left = left;
    }

    boolean isEmpty() {
      return left.length == 0;
    }

    /** Takes the programs of a part away; returns whether none is left. */
    boolean take(FailureSet part) {
      for (int w = 0; w < part.words.length; w++) {
        left[w] &= ~part.words[w];
      }
      for (long word : left) {
        if (word != 0) {
          return false;
        }
      }
      return true;
    }
  }

  /** Orders sets by size, then by their programs. */
  @Override
  public int compareTo(FailureSet other) {
    int order = Integer.compare(size(), other.size());
    for (int i = 0; order == 0 && i < Math.max(words.length, other.words.length); i++) {
      long mine = i < words.length ? words[i] : 0;
      long theirs = i < other.words.length ? other.words[i] : 0;
      order = Long.compareUnsigned(Long.reverse(theirs), Long.reverse(mine));
    }
    return order;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FailureSet that && Arrays.equals(words, that.words);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return programs().toString();
  }

  /**
   * Collects programs.
   *
   * @since 0.1
   */
  public static final class Builder {
    private long[] words = new long[1];

    /** Creates an empty builder. */
    public Builder() {}

    /** Adds a program. */
    public Builder add(int program) {
      if (program < 0) {
        throw new IllegalArgumentException("program " + program + "; numbers start at 0");
      }
      grow((program >>> 6) + 1);
      words[program >>> 6] |= 1L << program;
      return this;
    }

    /** Adds the programs of a set. */
    public Builder addAll(FailureSet set) {
      grow(set.words.length);
      for (int i = 0; i < set.words.length; i++) {
        words[i] |= set.words[i];
      }
      return this;
    }

    private void grow(int length) {
      if (length > words.length) {
        words = Arrays.copyOf(words, Math.max(length, 2 * words.length));
      }
    }

    /** Returns the set. */
    public FailureSet build() {
      return trimmed(words.clone());
    }
  }
}
