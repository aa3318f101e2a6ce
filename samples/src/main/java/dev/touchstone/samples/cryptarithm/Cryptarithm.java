package dev.touchstone.samples.cryptarithm;

import java.util.Map;
import java.util.Optional;

/**
 * Solves sums of words, such as SEND + MORE = MONEY.
 *
 * <p>Different letters stand for different digits. Words of two or more letters do not start with
 * zero; a word of one letter may be zero. Any solution will do.
 *
 * <p>The task is one of those in Claessen et al., Ranking Programs using Black Box Testing (2010).
 */
@FunctionalInterface
public interface Cryptarithm {
  /** Returns a digit for each letter, or nothing where there is no solution. */
  Optional<Map<Character, Integer>> solve(String first, String second, String sum);
}
