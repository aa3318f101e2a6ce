package dev.touchstone.samples.anonymiser;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The places where an anonymiser can go wrong, and how: each place has its right way, 0, and wrong
 * ones.
 *
 * @param ways the way taken at each place of {@link Place}
 */
public record Faults(List<Integer> ways) {
  private static final List<Place> PLACES = List.of(Place.values());

  /** A place where something can go wrong, and in how many ways. */
  public enum Place {
    /** 1: the first character of a word is blanked too. */
    FIRST(1),
    /** 1: several at signs are allowed; 2: none is needed either. */
    AT_SIGNS(2),
    /** 1: dots and at signs are dropped; 2: dots only. */
    SEPARATORS(2),
    /** 1: a dot ends a chunk. */
    DOT(1),
    /** 1: an underscore ends a chunk. */
    UNDERSCORE(1),
    /** 1: a hyphen ends a chunk. */
    HYPHEN(1),
    /** 1: a digit ends a chunk. */
    DIGIT_CHUNK(1),
    /** 1: only the first address; 2: only the last chunk; 3: not the first; 4: not the last. */
    WHICH(4),
    /** Left alone are 1: digits; 2: capitals; 3: the letter b; 4: digits behind the at sign. */
    KEPT(4),
    /** 1: only what stands before the at sign is blanked; 2: only what stands after it. */
    SIDE(2),
    /** 1: a dot does not start a new word. */
    DOT_WORD(1),
    /** 1: an underscore starts a new word; 2: a hyphen does; 3: a digit does. */
    NEW_WORD(3),
    /** Required are 1: a dot after the at sign; 2: two characters; 3: three before; 4: no digit. */
    REQUIRED(4),
    /** Refused is 1: nothing before the at sign; 2: nothing after; 3: a first dot; 4: a last one. */
    EMPTY_PART(4),
    /** 1: only blanks end a chunk; 2: only blanks and line ends, and commas. */
    CHUNK_END(2),
    /** 1: runs are cut to one character; 2: blanks joined; 3: no bangs; 4: lines; 5: no commas. */
    OUTSIDE(5),
    /** 1: blanked by an x; 2: by a star. */
    BLANK(2),
    /** Staying too is 1: the last character of a word; 2: of a chunk; 3: a b after another. */
    LAST(3),
    /** Throws on 1: an empty text; 2: a last at sign; 3: a first dot; 4: two hyphens; 5: __. */
    THROWS(5);

    private final int wrongWays;

    Place(int wrongWays) {
      this.wrongWays = wrongWays;
    }

    /** Returns in how many ways the place can be wrong. */
    public int wrongWays() {
      return wrongWays;
    }
  }

  /** Copies the ways. */
  public Faults {
    ways = List.copyOf(ways);
  }

  /** Returns no fault at all. */
  public static Faults none() {
    return new Faults(Collections.nCopies(PLACES.size(), 0));
  }

  /** Returns these faults with another way at a place. */
  public Faults with(Place place, int way) {
    List<Integer> changed = new ArrayList<>(ways);
    changed.set(PLACES.indexOf(place), way);
    return new Faults(changed);
  }

  /** Returns the way taken at a place. */
  public int at(Place place) {
    return ways.get(PLACES.indexOf(place));
  }

  /** Returns whether a place goes wrong in a way. */
  public boolean has(Place place, int way) {
    return at(place) == way;
  }
}
