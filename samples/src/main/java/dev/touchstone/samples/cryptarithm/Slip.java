package dev.touchstone.samples.cryptarithm;

/** What can be wrong with a solver. */
public enum Slip {
  /** Says that there is no solution. */
  ALWAYS_EMPTY,
  /** Lets long words start with zero. */
  LEADING_ZEROS,
  /** Lets letters share a digit. */
  SHARED_DIGITS,
  /** Forgets the last carry. */
  LOST_CARRY,
  /** Writes words of unequal length under each other by their first letters. */
  ALIGNED_LEFT,
  /** Throws on more than ten letters. */
  THROWS_ON_MANY,
  /** Never uses the digit zero. */
  NO_ZERO,
  /** Does not let a word of one letter be zero. */
  ONE_LETTER_NOT_ZERO,
  /** Finds no solution for small letters. */
  CAPITALS_ONLY,
  /** Tries every assignment before it looks at a single column. */
  NO_PRUNING,
  /** Leaves out letters that only the sum has. */
  SUM_LETTERS_LOST,
  /** Returns a letter that the puzzle has not. */
  EXTRA_LETTER,
  /** Does not look at the leftmost column. */
  LEFTMOST_UNCHECKED,
  /** Throws where there is no solution. */
  THROWS_ON_NONE
}
