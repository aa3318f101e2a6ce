package dev.touchstone.samples.challenges;

import dev.touchstone.Gen;
import dev.touchstone.choice.Alphabet;
import java.util.List;
import java.util.Set;

/**
 * Texts with needles, brackets, runs and separators.
 *
 * <p>Why the ideals are smallest: shorter texts never break the claim, and each character is the
 * first of the alphabet's order with which the rest can still be completed.
 */
final class TextChallenges {
  private static final int LONGEST = 100;

  private TextChallenges() {}

  static List<Challenge<?>> all() {
    return List.of(
        template(),
        brackets(),
        runs(),
        fields(),
        letterCase(),
        words(),
        palindrome(),
        contained(),
        labels());
  }

  private static Gen<String> texts(String alphabet) {
    Alphabet symbols = Alphabet.of(alphabet);
    return source -> source.text(symbols, 0, LONGEST);
  }

  private static Challenge<String> template() {
    return Challenge.of("template", texts("abc ${}"), text -> !text.contains("${"), "\"${\"");
  }

  private static Challenge<String> brackets() {
    return Challenge.of(
        "brackets",
        texts("abc()"),
        text -> (text.chars().map(TextChallenges::step).sum() == 0) == balanced(text),
        "\")(\"");
  }

  private static boolean balanced(String text) {
    int open = 0;
    for (int at = 0; at < text.length() && open >= 0; at++) {
      open += step(text.charAt(at));
    }
    return open == 0;
  }

  private static int step(int character) {
    return character == '(' ? 1 : character == ')' ? -1 : 0;
  }

  private static Challenge<String> runs() {
    return Challenge.of(
        "runs", texts("ab"), text -> decoded(encoded(text)).equals(text), "\"aaaaaaaaaa\"");
  }

  /** Writes each character after the length of its run. */
  private static String encoded(String text) {
    StringBuilder code = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      int start = at;
      while (at < text.length() && text.charAt(at) == text.charAt(start)) {
        at++;
      }
      code.append(at - start).append(text.charAt(start));
    }
    return code.toString();
  }

  /** Believes that every length has one digit. */
  private static String decoded(String code) {
    StringBuilder text = new StringBuilder();
    for (int at = 0; at + 1 < code.length(); at += 2) {
      int length = Character.digit(code.charAt(at), 10);
      text.append(String.valueOf(code.charAt(at + 1)).repeat(Math.max(0, length)));
    }
    return text.toString();
  }

  /** Joins without a mark for the end of a field that ends in the escape character. */
  private static Challenge<List<String>> fields() {
    return Challenge.of(
        "fields",
        Gen.lists(texts("ab,\\"), 1, 20),
        fields -> split(
                String.join(",", fields.stream().map(f -> f.replace(",", "\\,")).toList()))
            .equals(fields),
        "[\"\\\\\", \"\"]");
  }

  private static List<String> split(String line) {
    return List.of(line.split("(?<!\\\\),", -1)).stream()
        .map(f -> f.replace("\\,", ","))
        .toList();
  }

  private record Names(String first, String second) {}

  private static Challenge<Names> letterCase() {
    Gen<String> names = texts("abcABC");
    return Challenge.of(
        "letter_case",
        Gen.draw(source -> new Names(source.from(names), source.from(names))),
        two -> two.first.equals(two.second) || !two.first.equalsIgnoreCase(two.second),
        "Names[first=\"a\", second=\"A\"]");
  }

  private static Challenge<String> words() {
    return Challenge.of(
        "words",
        texts("abcdefgh "),
        text -> List.of(text.split(" ")).stream()
                .filter(w -> w.length() >= 3)
                .distinct()
                .count()
            < 2,
        "\"aaa aab\"");
  }

  private static Challenge<String> palindrome() {
    return Challenge.of(
        "palindrome",
        texts("abcdef"),
        text -> text.length() < 4
            || text.charAt(0) == text.charAt(1)
            || !new StringBuilder(text).reverse().toString().equals(text),
        "\"abba\"");
  }

  private static Challenge<List<String>> contained() {
    return Challenge.of(
        "contained",
        Gen.lists(texts("abcdef"), 2, 2),
        two -> two.get(1).length() < 2
            || two.get(0).equals(two.get(1))
            || !two.get(0).contains(two.get(1)),
        "[\"aaa\", \"aa\"]");
  }

  private static Challenge<Set<String>> labels() {
    return Challenge.of(
        "labels",
        Gen.sets(Gen.strings(), 0, 10),
        labels -> labels.size() < 3,
        "[\"\", \"a\", \"b\"]");
  }
}
