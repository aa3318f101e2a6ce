package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.data.PlainData;
import dev.touchstone.space.Cost;
import dev.touchstone.space.Peano;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpacesCommandTests {
  private static final String TREE = "dev.touchstone.samples.space.KeyTree";
  private static final String HERE = SpacesCommandTests.class.getName();
  private static final String CLASSES = home(SpacesCommandTests.class);

  private static String home(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** A type of the tests, found as a user's would be. */
  record Meter(@Peano int low, @Peano int high) {
    boolean isOrdered() {
      return low <= high;
    }

    boolean isNever() {
      return low < 0;
    }

    boolean isBroken() {
      if (low <= high || high < low) {
        throw new IllegalStateException("no meter");
      }
      return true;
    }

    int width() {
      return high - low;
    }
  }

  /** A type without bounds. */
  @Cost(1)
  record Unbounded(int number) {}

  static boolean isTight(Meter meter) {
    return meter.low == meter.high;
  }

  private static CommandRun spaces(String words) {
    return CommandRun.of(Stream.of(("spaces " + words).strip().split(" +"))
        .map(word -> word.replace("HERE", HERE).replace("TREE", TREE).replace("CLASSES", CLASSES))
        .toArray(String[]::new));
  }

  private static Map<?, ?> data(CommandRun run) {
    return (Map<?, ?>) PlainData.read(run.out());
  }

  @Nested
  class Counting {
    @Test
    void tellsAllAndValidValuesOfEachSize() {
      CommandRun run = spaces("count TREE --where isSearchTree --size 13..15");
      assertThat(run.exit()).isZero();
      assertThat(run.out().lines().map(line -> line.strip().replaceAll(" +", " ")))
          .containsExactly("size all valid", "13 79 12", "14 148 14", "15 264 19");
    }

    @Test
    void tellsAllValuesWithoutACondition() {
      assertThat(spaces("count TREE --size 30").out())
          .contains("3,361,897")
          .doesNotContain("valid");
    }

    @Test
    void givesData() {
      assertThat(
              data(spaces("count TREE --where isSearchTree --size 25 --json")).get("counts"))
          .isEqualTo(List.of(Map.of("size", 25L, "all", 135_569L, "valid", 240L)));
    }

    @Test
    void takesSeveralConditionsAlsoFromOtherClasses() {
      CommandRun run = spaces(
          "count HERE.Meter -cp CLASSES --where isOrdered --where HERE#isTight --size 7 --json");
      assertThat(run.err()).isEmpty();
      assertThat(run.out()).contains("\"all\":5,\"valid\":1");
    }
  }

  @Nested
  class Listing {
    @Test
    void printsEveryValidValue() {
      assertThat(spaces("list TREE --where isSearchTree --size 8").out()).isEqualTo("""
          (- 4 -)
          (- 0 (- 1 -))
          ((- 0 -) 1 -)
          """);
    }

    @Test
    void saysWhereItStopped() {
      CommandRun run = spaces("list TREE --size 1..12 -n 3");
      assertThat(run.out()).startsWith("-\n(- 0 -)\n").endsWith("... and more; -n lists more\n");
      assertThat(spaces("list TREE --size 2").out())
          .isEqualTo("there is no such value of size 2\n");
    }
  }

  @Nested
  class Sampling {
    @Test
    void drawsTheSameValuesUnderTheSameSeed() {
      String words = "sample TREE --where isSearchTree --size 30 -n 20 --seed ";
      assertThat(spaces(words + "42").out()).isEqualTo(spaces(words + "42").out());
      assertThat(spaces(words + "42").out()).isNotEqualTo(spaces(words + "43").out());
      assertThat(spaces(words + "42").out().lines()).hasSize(20);
    }

    @Test
    void namesItsSeedAsData() {
      Map<?, ?> first = data(spaces("sample TREE --where isSearchTree --size 25 --json"));
      Map<?, ?> again = data(
          spaces("sample TREE --where isSearchTree --size 25 --json --seed " + first.get("seed")));
      assertThat(again).isEqualTo(first);
    }

    @Test
    void certifiesAndNamesTheLineThatForcesMost() {
      assertThat(
              spaces("sample TREE --where isSearchTree --size 20 --seed 1 --certificate --laziness")
                  .out())
          .contains("guarantee: exactly uniform", "predicate calls")
          .containsPattern("first reads at .*KeyTree.*KeyTree.java:\\d+");
    }

    @Test
    void drawsWithABoundedSkewOrAnyOrNoCondition() {
      assertThat(spaces("sample TREE --where isSearchTree --size 20 --skew 10 --certificate")
              .out())
          .contains("a factor of at most 11");
      assertThat(spaces("sample TREE --where isSearchTree --size 20 --skew any --certificate")
              .out())
          .contains("guarantee: none");
      assertThat(spaces("sample TREE --size 1..20 -n 5").out().lines()).hasSize(5);
    }

    @Test
    void drawsABarForAPersonAtATerminal() {
      String[] words = ("spaces sample " + TREE + " --size 9").split(" ");
      assertThat(CommandRun.onTerminal(words).err()).contains("spaces").contains("\r");
    }
  }

  @Nested
  class Findings {
    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "sample HERE.Meter -cp CLASSES --where isNever --size 9  | NoValues: there is no valid value of size 9",
          "sample HERE.Meter -cp CLASSES --where isBroken --size 9 | PredicateFailed: ",
          "sample TREE --size 2                        | NoValues: there is no value of"
        })
    void endWithExitCodeOne(String words, String message) {
      CommandRun run = spaces(words.strip());
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out()).startsWith(message);
      assertThat(run.err()).isEmpty();
    }
  }

  @Nested
  class BadInputs {
    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "                                      | count, list or sample is missing",
          "count                                 | Missing required",
          "count TREE                            | Missing required option:",
          "count TREE --size many                | is no size; give one such as 12",
          "count TREE --size 9..3                | ends before it begins",
          "count TREE --size 3 --where isRound   | has no method isRound that takes a KeyTree",
          "count HERE.Meter -cp CLASSES --size 3 --where width | it has isBroken, isNever, isOrdered",
          "count TREE --size 2000000             | size 2000000",
          "count HERE.Unbounded -cp CLASSES --size 3         | number",
          "count java.lang.Thread --size 3 -cp CLASSES | Thread",
          "count com.acme.Nothing --size 3 -cp CLASSES | there is no class com.acme.Nothing",
          "list TREE --size 3 -n 0               | -n is 0",
          "sample TREE --size 3 -n 0             | -n is 0",
          "sample TREE --size 3 --skew 4         | add --where",
          "sample TREE --size 3 --where isSearchTree --skew wide | give a number such as 10000, or any",
          "sample TREE --size 1..3 --where isSearchTree | drawn at one size",
          "sample TREE --size 3 --where isSearchTree --calls 0 | --calls is 0",
          "sample TREE --size 3 --seed tf9-1     | tf9"
        })
    void getOneClearMessageAndExitCodeTwo(String words, String message) {
      CommandRun run = spaces(words == null ? "" : words.strip());
      run.assertRefused(message);
      assertThat(Arrays.asList(run.err().split("\n"))).hasSizeBetween(2, 4);
    }
  }
}
