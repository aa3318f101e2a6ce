package dev.touchstone.samples.cryptarithm;

import dev.touchstone.Gen;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.Oracle;
import dev.touchstone.rank.Rank;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The task: puzzles with and without solutions, an oracle that takes any, and wrong answers. */
public final class Cryptarithms {
  private static final Duration LIMIT = Duration.ofMillis(400);
  private static final String LETTERS = "abcdefghijk";

  private Cryptarithms() {}

  /** Returns tests: sums of numbers written in letters, and words that rarely have a solution. */
  public static Gen<Call> tests() {
    Gen<Call> solvable = Gen.zip(
        Gen.ints(0, 9_999),
        Gen.ints(0, 9_999),
        Gen.booleans(),
        (a, b, capitals) -> written(a + " " + b + " " + (a + b), capitals));
    Gen<String> words = Gen.lists(Gen.elements('a', 'b', 'c', 'd', 'e', 'f', 'g'), 1, 3)
        .map(letters -> letters.stream().map(String::valueOf).collect(Collectors.joining()));
    Gen<Call> random = Gen.zip(words, words, words, (a, b, c) -> Call.of("solve", a, b, c));
    Gen<Call> crowded = Gen.permutations(LETTERS.chars().mapToObj(c -> (char) c).toList())
        .map(letters -> letters.stream().map(String::valueOf).collect(Collectors.joining()))
        .map(all -> Call.of("solve", all.substring(0, 4), all.substring(4, 7), all.substring(7)));
    return Gen.frequency(Gen.weight(10, random), Gen.weight(10, solvable), Gen.weight(1, crowded));
  }

  /** Writes three numbers in letters, the first digit to occur as the first letter. */
  private static Call written(String numbers, boolean capitals) {
    Map<Character, Character> letters = new LinkedHashMap<>();
    StringBuilder text = new StringBuilder();
    for (int at = 0; at < numbers.length(); at++) {
      char c = numbers.charAt(at);
      char letter = LETTERS.charAt(letters.size() % LETTERS.length());
      text.append(c == ' ' ? ' ' : (char) letters.computeIfAbsent(c, digit -> letter));
    }
    String[] words = text.toString().split(" ");
    return capitals
        ? Call.of("solve", upper(words[0]), upper(words[1]), upper(words[2]))
        : Call.of("solve", words[0], words[1], words[2]);
  }

  private static String upper(String word) {
    return word.toUpperCase(Locale.ROOT);
  }

  /** Returns the ranking of answers, to which these are still to be added. */
  public static Rank<Cryptarithm> task() {
    return Rank.of(Cryptarithm.class)
        .model(new ColumnSolver())
        .tests(tests())
        .oracle(Oracle.relational(Cryptarithms::isRight))
        .limit(LIMIT);
  }

  private static boolean isRight(Call test, @Nullable Object answer, @Nullable Object expected) {
    if (!(answer instanceof Optional<?> given) || !(expected instanceof Optional<?> known)) {
      return false;
    }
    return given.isEmpty()
        ? known.isEmpty()
        : given.get() instanceof Map<?, ?> digits
            && isSolution(
                (String) test.arguments().get(0),
                (String) test.arguments().get(1),
                (String) test.arguments().get(2),
                digits);
  }

  /** Returns whether digits solve a puzzle, and are those of its letters and no others. */
  static boolean isSolution(String first, String second, String sum, Map<?, ?> digits) {
    Set<Object> letters = new HashSet<>();
    (first + second + sum).chars().forEach(c -> letters.add((char) c));
    return digits.keySet().equals(letters)
        && new HashSet<>(digits.values()).size() == letters.size()
        && digits.values().stream().allMatch(d -> d instanceof Integer i && i >= 0 && i <= 9)
        && value(first, digits) >= 0
        && value(second, digits) >= 0
        && value(sum, digits) == value(first, digits) + value(second, digits);
  }

  /** Returns the number that a word stands for, or -1 where it starts with a wrong zero. */
  private static long value(String word, Map<?, ?> digits) {
    long value = 0;
    for (int at = 0; at < word.length(); at++) {
      value = 10 * value + (digits.get(word.charAt(at)) instanceof Integer digit ? digit : 0);
    }
    boolean zero = Integer.valueOf(0).equals(digits.get(word.charAt(0)));
    return word.length() > 1 && zero ? -1 : value;
  }

  /** Returns the wrong answers by name. */
  public static Map<String, Supplier<Cryptarithm>> variants() {
    Map<String, Supplier<Cryptarithm>> variants = new LinkedHashMap<>();
    for (Slip slip : Slip.values()) {
      String name = slip.name().toLowerCase(Locale.ROOT).replace('_', '-');
      variants.put(name, () -> new ColumnSolver(slip));
    }
    variants.put("empty", () -> (first, second, sum) -> {
      throw new UnsupportedOperationException("not written yet");
    });
    return variants;
  }
}
