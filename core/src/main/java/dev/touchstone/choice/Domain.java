package dev.touchstone.choice;

import org.apiguardian.api.API;

/**
 * The set of values one draw may give, put in order from the simplest on.
 *
 * <p>A domain knows three things: its order (the published one, version {@link #ORDER}), how to
 * sample itself, and whether it leaves a choice at all. Equal domains order their values equally.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public sealed interface Domain {
  /** The version of the published order; a stored case names the order it was minimal in. */
  int ORDER = 1;

  /** What is drawn; a replayed choice fits a draw of its own kind only. */
  enum Kind {
    BOOL('b'),
    INTEGER('i'),
    BRANCH('a'),
    REAL('d'),
    REFERENCE('r'),
    TEXT('t'),
    BYTES('y'),
    UNIFORM('u');

    private final char tag;

    Kind(char tag) {
      this.tag = tag;
    }

    /** Returns the letter that stands for the kind in tokens and fingerprints. */
    public char tag() {
      return tag;
    }
  }

  /** Returns what kind of value is drawn. */
  Kind kind();

  /** Returns whether exactly one value is legal; such a draw is never counted and never edited. */
  boolean forced();

  /**
   * A domain whose values fit a {@code long}.
   *
   * @since 0.1
   */
  sealed interface Scalar extends Domain
      permits BoolDomain,
          IntegerDomain,
          BranchDomain,
          RealDomain,
          ReferenceDomain,
          LoneDomain,
          Loose.Positions {
    /** Returns the position of a legal value in the order, as an unsigned number. */
    long index(long value);

    /** Returns the value at an unsigned position that is at most {@link #last()}. */
    long value(long index);

    /** Returns the greatest position, as an unsigned number. */
    long last();

    /** Draws a value. */
    long sample(Dice dice);

    /** Returns the value at a position, or the last value where the position is beyond it. */
    default long clip(long index) {
      return value(Long.compareUnsigned(index, last()) > 0 ? last() : index);
    }
  }

  /**
   * A domain whose values are objects.
   *
   * @since 0.1
   */
  sealed interface Compound extends Domain
      permits TextDomain, BytesDomain, UniformDomain, Loose.Things {
    /** Returns the first value of the order. */
    Object simplest();

    /** Compares two values by the order. */
    int compare(Object a, Object b);

    /** Returns how much a value adds to the weight of its case. */
    int weight(Object value);

    /** Returns a weight that no value from one on in the order falls below. */
    default int leastWeightFrom(Object value) {
      return weight(value);
    }

    /** Returns the legal value nearest to a value of the same kind that another domain gave. */
    Object clip(Object value);

    /** Returns a recorded value as it was, or a legal one where this domain does not have it. */
    default Object again(Object value) {
      return clip(value);
    }

    /** Draws a value. */
    Object sample(Dice dice);

    /** Returns how many values there are, or {@link Long#MAX_VALUE} where there are more. */
    long count();

    /** Returns the value at a position of the order, counted from zero. */
    Object at(long index);

    /** Returns the position of a value, or {@link Long#MAX_VALUE} where it is beyond that. */
    long position(Object value);
  }
}
