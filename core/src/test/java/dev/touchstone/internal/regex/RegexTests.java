package dev.touchstone.internal.regex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Gen;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Discarded;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Overrun;
import dev.touchstone.choice.Recorder;
import dev.touchstone.choice.Rolls;
import dev.touchstone.random.Seed;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class RegexTests {
  /** Expressions whose every written text matches: none needs a filter. */
  static Stream<String> certain() {
    return Stream.of(
        "",
        "abc",
        "a|b|cd",
        "a||b",
        "[abc]",
        "[^abc]",
        "[a-zA-Z_][a-zA-Z0-9_]*",
        "[a-c[x-z]]+",
        "[a-z&&[^aeiou]]{2,}",
        "[\\p{L}&&[^\\p{Lu}]]+",
        "[]a]+",
        "[\\]\\[^-]+",
        "[\\Q]-[\\E]+",
        "\\d{3}-\\d{4}",
        "\\D\\w\\W\\s\\S\\h\\H\\v\\V",
        "\\p{L}\\p{Lu}\\P{L}\\pN\\p{IsGreek}\\p{javaLowerCase}\\p{Alpha}",
        "(?U)\\w\\d\\s+",
        ".",
        ".*",
        "(?s).{5}",
        "(?d).+",
        "(a|b)*c+?d?",
        "(?:ab){2,4}",
        "(?:ab){3}",
        "(?<year>\\d{4})-(?<month>0[1-9]|1[0-2])",
        "(?i)hello",
        "(?i:he)llo",
        "a(?i)b|c(?-i)d",
        "(a(?i)b)c",
        "(?iu)stra\u00dfe \u00b5 \u0130 k",
        "(?i)[a-f]+",
        "(?x) a b # comment\n c [d e] \\ f\\#",
        "\\Qa.b*\\E+",
        "x\\Q(",
        "\\t\\n\\r\\f\\a\\e\\cA\\07\\0177\\x41\\x{1F600}\\u00e9\\uD83D\\uDE00",
        "\\N{WHITE SMILING FACE}",
        "\\.\\*\\\\\\(\\)\\[\\]\\{\\}\\|\\^\\$\\+\\?\\-",
        "^abc$",
        "\\Aabc\\z",
        "\\Gabc\\Z",
        "^(a|b)$|^c$",
        "(^a)(b$)",
        "(?m)^a$",
        "(?:\\r\\n$)?",
        "\\R",
        "a}b]c",
        "\ud83d\ude00+[\ud83d\ude00-\ud83d\ude4f]*",
        "a{0}",
        "(?:){3}",
        "(?:a*)*",
        "(?:a|b*)*c",
        "a{2,}?b{1,3}?",
        "-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?",
        "((25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(25[0-5]|2[0-4]\\d|1?\\d?\\d)");
  }

  /** Expressions whose texts are tested after writing, most of which pass at once. */
  static Stream<String> tested() {
    return Stream.of(
        "(a|b)\\1",
        "(\\w+) \\1",
        "(?<q>['\"])[a-z]*\\k<q>",
        "(.)(.)\\2\\1",
        "(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)\\10\\11",
        "(?i)(ab)\\1",
        "\\bfoo\\b",
        "\\b\\w+\\b \\b\\w+\\b",
        "a\\Bb",
        "a*+b",
        "[a-c]++d?+",
        "(?>ab|cd)+e",
        "(?m)a$\\n^b",
        "a(?:^|b)c");
  }

  private static List<String> samples(String expression) {
    return Rolls.values(Gen.regex(expression), 500);
  }

  @Nested
  class Texts {
    @ParameterizedTest
    @MethodSource("dev.touchstone.internal.regex.RegexTests#certain")
    void alwaysMatch(String expression) {
      Pattern pattern = Pattern.compile(expression);
      assertThat(samples(expression)).allMatch(text -> pattern.matcher(text).matches());
      assertThat(Rolls.simplest(Gen.regex(expression))).matches(pattern);
    }

    @ParameterizedTest
    @MethodSource("dev.touchstone.internal.regex.RegexTests#tested")
    void matchWhereTheyWereTested(String expression) {
      Pattern pattern = Pattern.compile(expression);
      assertThat(samples(expression)).allMatch(text -> pattern.matcher(text).matches());
    }

    @ParameterizedTest
    @MethodSource("dev.touchstone.internal.regex.RegexTests#certain")
    void needNoFilter(String expression) {
      Parser parser = new Parser(expression);
      assertThat(Regex.exact(parser, parser.parse())).isTrue();
    }

    @ParameterizedTest
    @MethodSource("dev.touchstone.internal.regex.RegexTests#tested")
    void areTestedWhereNothingElseIsSure(String expression) {
      Parser parser = new Parser(expression);
      assertThat(Regex.exact(parser, parser.parse())).isFalse();
    }

    @Test
    void matchExpressionsThatAreGeneratedToo() {
      Gen<String> atom = Gen.oneOf(
          Gen.elements("a", "b", "Z", ".", "\\d", "\\w", "\\S", "\\.", "\\p{L}"),
          Gen.regex("\\[\\^?[a-c]([d-f]-[x-z])?(&&\\[\\^?[a-f]\\])?\\]"));
      Gen<String> expression = Gen.recursive(
          atom,
          inner -> Gen.oneOf(
              Gen.zip(inner, inner, String::concat),
              Gen.zip(inner, inner, (a, b) -> "(" + a + "|" + b + ")"),
              Gen.zip(
                  inner,
                  Gen.regex("[*+?]\\??|\\{[0-2](,[3-5]?)?\\}"),
                  (a, q) -> "(?:" + a + ")" + q),
              inner.map(a -> "(?s:" + a + ")")));
      int refused = 0;
      for (String generated : Rolls.values(expression, 100)) {
        try {
          Gen<String> gen = Gen.regex(generated);
          for (int k = 0; k < 5; k++) {
            assertThat(Rolls.random(gen, k, 8)).matches(Pattern.compile(generated));
          }
        } catch (IllegalGenerator empty) {
          assertThat(empty).hasMessageContaining("without characters");
          refused++;
        }
      }
      assertThat(refused).isLessThan(50);
    }

    @ParameterizedTest
    @MethodSource({
      "dev.touchstone.internal.regex.RegexTests#certain",
      "dev.touchstone.internal.regex.RegexTests#tested"
    })
    void matchAfterAnyEditOfTheirChoices(String expression) {
      Pattern pattern = Pattern.compile(expression);
      Gen<String> gen = Gen.regex(expression);
      Recorder recorder = new Recorder();
      RandomGenerator edits = Seed.of(7).root().open();
      for (int k = 0; k < 100; k++) {
        recorder.startRandom(Seed.of(k).root().open(), k, false);
        recorder.from(gen);
        Choices choices = recorder.choices();
        Choices edited = choices.map(
            0,
            choices.length(),
            leaf -> edits.nextBoolean()
                ? leaf.simplest()
                : leaf instanceof Choice.Word word ? word.at(edits.nextInt(9)) : leaf);
        recorder.startReplay(edited, k);
        try {
          assertThat(recorder.from(gen)).matches(pattern);
        } catch (Discarded | Overrun none) {
          assertThat(tested()).contains(expression);
        }
      }
    }
  }

  @Nested
  class References {
    @Test
    void mayBeToTheLastOfSeveralRounds() {
      Gen<String> gen = Gen.regex("(?:(a|b)|c)*-\\1");
      for (int k = 0; k < 200; k++) {
        assertThat(Rolls.random(gen, k, 30)).matches("[abc]*([ab])c*-\\1");
      }
    }

    @Test
    void toAGroupThatMatchedNothingRefuseTheCase() {
      assertThatThrownBy(() -> Rolls.simplest(Gen.regex("(a)?\\1")))
          .isInstanceOfSatisfying(
              Discarded.class, refused -> assertThat(refused.site()).isEqualTo("regex (a)?\\1"));
    }
  }

  @Nested
  class Variety {
    @Test
    void reachesEveryTextOfASmallExpression() {
      assertThat(samples("[ab]{0,2}|x(y|z)?"))
          .contains("", "a", "b", "aa", "ab", "ba", "bb", "x", "xy", "xz");
    }

    @Test
    void reachesBothCases() {
      assertThat(samples("(?i)ab")).contains("ab", "aB", "Ab", "AB");
    }

    @Test
    void reachesBeyondAscii() {
      assertThat(samples("[^a]")).anyMatch(text -> text.codePointAt(0) > 127);
      assertThat(samples("\\p{IsGreek}+")).anyMatch(text -> text.length() > 3);
    }

    @Test
    void growsWithTheSize() {
      assertThat(Rolls.random(Gen.regex("(?:ab)*"), 1, 0)).isEmpty();
      assertThat(samples("(?:ab)*")).anyMatch(text -> text.length() > 100);
    }

    @Test
    void walksOverAllTexts() {
      assertThat(Rolls.walk(Gen.regex("[ab]{0,2}(x|y)")))
          .containsExactlyInAnyOrder(
              "x", "y", "ax", "ay", "bx", "by", "aax", "aay", "abx", "aby", "bax", "bay", "bbx",
              "bby");
    }
  }

  @Nested
  class SimplestTexts {
    @ParameterizedTest
    @CsvSource({
      "'[0-9a-f]{4}', aaaa",
      "'\\d+', 0",
      "'(b|a)*', ''",
      "'(b|a)+', b",
      "'.', a",
      "'[^a-z]', 0",
      "'\\s', ' '",
      "'\\w+@\\w+\\.(com|org)', a@a.com",
      "'(?i)HELLO', hello"
    })
    void areShortAndPlain(String expression, String simplest) {
      assertThat(Rolls.simplest(Gen.regex(expression))).isEqualTo(simplest);
    }
  }

  @Nested
  class Refusals {
    @ParameterizedTest
    @CsvSource({
      "'a(?=b)b', look-ahead, 1",
      "'(?!a)b', look-ahead, 0",
      "'ab(?<=b)', look-behind, 2",
      "'ab(?<!x)c', look-behind, 2",
      "'a\\X', grapheme cluster, 1",
      "'\\b{g}', grapheme boundary, 0",
      "'a\\1(b)', a group that has not begun, 1",
      "'x[\\x{D800}]', without characters, 1",
      "'a{2}{3}', a repetition of a repetition, 4",
      "'(ab)+{2}', a repetition of a repetition, 5"
    })
    void nameConstructPositionAndWayOut(String expression, String construct, int position) {
      assertThatThrownBy(() -> Gen.regex(expression))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining(construct)
          .hasMessageContaining("at position " + position + ",")
          .hasMessageContaining("filter");
    }

    @Test
    void passOnWhatIsNoExpression() {
      assertThatThrownBy(() -> Gen.regex("a(b"))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("a(b")
          .hasMessageContaining("Unclosed group")
          .hasMessageContaining("position 3");
    }
  }
}
