package dev.touchstone.samples.cryptarithm;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Solves column by column from the right; each slip changes one step. */
public final class ColumnSolver implements Cryptarithm {
  private static final int BASE = 10;

  private final Set<Slip> slips;

  /** Creates a solver with some slips; without any it is right. */
  public ColumnSolver(Slip... slips) {
    this.slips = EnumSet.noneOf(Slip.class);
    this.slips.addAll(Set.of(slips));
  }

  @Override
  public Optional<Map<Character, Integer>> solve(String first, String second, String sum) {
    Set<Character> letters = letters(first + second + sum);
    if (slips.contains(Slip.ALWAYS_EMPTY)
        || (slips.contains(Slip.CAPITALS_ONLY)
            && letters.stream().anyMatch(Character::isLowerCase))) {
      return Optional.empty();
    }
    if (letters.size() > BASE && slips.contains(Slip.THROWS_ON_MANY)) {
      throw new IllegalArgumentException("too many letters");
    }
    Puzzle puzzle = new Puzzle(first, second, sum);
    boolean solved = slips.contains(Slip.NO_PRUNING)
        ? puzzle.blindly(letters.toArray(new Character[0]), 0)
        : puzzle.column(0, 0);
    if (!solved && slips.contains(Slip.THROWS_ON_NONE)) {
      throw new IllegalStateException("no solution");
    }
    return solved ? Optional.of(result(puzzle.digits, first + second)) : Optional.empty();
  }

  private static Set<Character> letters(String text) {
    Set<Character> letters = new LinkedHashSet<>();
    text.chars().forEach(c -> letters.add((char) c));
    return letters;
  }

  private Map<Character, Integer> result(Map<Character, Integer> digits, String summands) {
    Map<Character, Integer> result = new LinkedHashMap<>(digits);
    if (slips.contains(Slip.SUM_LETTERS_LOST)) {
      result.keySet().retainAll(letters(summands));
    }
    if (slips.contains(Slip.EXTRA_LETTER)) {
      result.putIfAbsent('?', 0);
    }
    return result;
  }

  /** One puzzle on its way to a solution. */
  private final class Puzzle {
    private final String first;
    private final String second;
    private final String sum;
    private final int columns;
    private final Map<Character, Integer> digits = new LinkedHashMap<>();

    Puzzle(String first, String second, String sum) {
      this.first = first;
      this.second = second;
      this.sum = sum;
      this.columns = Math.max(sum.length(), Math.max(first.length(), second.length()));
    }

    /** Returns the place of a column in a word, from the right, or -1 where the word has none. */
    private int place(String word, int column) {
      int width = slips.contains(Slip.ALIGNED_LEFT) ? columns : word.length();
      int place = width - 1 - column;
      return place < word.length() ? place : -1;
    }

    boolean column(int column, int carry) {
      if (column == columns) {
        return carry == 0 || slips.contains(Slip.LOST_CARRY);
      }
      return assign(
          first,
          column,
          a -> assign(second, column, b -> {
            int total = a + b + carry;
            if (slips.contains(Slip.LEFTMOST_UNCHECKED) && column == columns - 1) {
              return assign(sum, column, c -> column(column + 1, 0));
            }
            return assign(sum, column, c -> c == total % BASE && column(column + 1, total / BASE));
          }));
    }

    private boolean assign(String word, int column, java.util.function.IntPredicate rest) {
      int place = place(word, column);
      if (place < 0) {
        return rest.test(0);
      }
      char letter = word.charAt(place);
      Integer known = digits.get(letter);
      if (known != null) {
        return isAllowed(letter, known) && rest.test(known);
      }
      for (int digit = 0; digit < BASE; digit++) {
        boolean free = slips.contains(Slip.SHARED_DIGITS) || !digits.containsValue(digit);
        if (free && isAllowed(letter, digit)) {
          digits.put(letter, digit);
          if (rest.test(digit)) {
            return true;
          }
          digits.remove(letter);
        }
      }
      return false;
    }

    private boolean isAllowed(char letter, int digit) {
      return digit != 0 || (!slips.contains(Slip.NO_ZERO) && mayBeZero(letter));
    }

    private boolean mayBeZero(char letter) {
      for (String word : new String[] {first, second, sum}) {
        boolean leads = word.charAt(0) == letter;
        boolean refused = word.length() > 1
            ? !slips.contains(Slip.LEADING_ZEROS)
            : slips.contains(Slip.ONE_LETTER_NOT_ZERO);
        if (leads && refused) {
          return false;
        }
      }
      return true;
    }

    boolean blindly(Character[] letters, int next) {
      if (Thread.currentThread().isInterrupted()) {
        return false;
      }
      if (next == letters.length) {
        return Cryptarithms.isSolution(first, second, sum, digits);
      }
      for (int digit = 0; digit < BASE; digit++) {
        digits.put(letters[next], digit);
        if (blindly(letters, next + 1)) {
          return true;
        }
      }
      digits.remove(letters[next]);
      return false;
    }
  }
}
