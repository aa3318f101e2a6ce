package dev.touchstone.samples.lessons;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("lessons print, and what they print is captured")
class LessonTests {
  private interface Main {
    void run(String[] arguments) throws Exception;
  }

  private static String output(Main main) throws Exception {
    PrintStream before = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream captured = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      System.setOut(captured);
      main.run(new String[0]);
    } finally {
      System.setOut(before);
    }
    return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  @Test
  void theFirstEndsInZeroAndOne() throws Exception {
    assertThat(output(Lesson01FirstProperty::main))
        .startsWith("Falsified after ")
        .contains("\n  xs = [0]\n  ys = [1]\n")
        .contains("minimal: all 17 smaller cases with choice index <= 2 pass")
        .endsWith("\nPassed 100 cases\n");
  }

  @Test
  void theSecondKeepsItsAnnotations() throws Exception {
    assertThat(output(Lesson02Generators::main))
        .containsPattern("(?m)^(GB|SE|DE)-\\d{1,3}$")
        .contains("Basket[items=[")
        .endsWith("Passed 100 cases\n");
  }

  @Test
  void theThirdEndsInThreeFreeItemsAndPointsThatDoNotMatter() throws Exception {
    assertThat(output(Lesson03Shrinking::main))
        .contains("  prices = [0, 0, 0]\n  points = 0 (any value fails)\n")
        .contains("\n  first seen: prices = [")
        .contains("\n  minimal: all ")
        .contains("\n  replay: tf1-");
  }

  @Test
  void theFourthLabelsGivesUpAndDecides() throws Exception {
    assertThat(output(Lesson04Coverage::main))
        .contains("% empty\n")
        .contains("Gave up: ")
        .contains("assume long and ascending 100%")
        .contains("'long and ascending' in ")
        .contains("Too few cases of 'long and ascending': asked 10%, seen ");
  }

  @Test
  void theFifthEndsInTwoOverlappingBookingsOfOneSeat() throws Exception {
    assertThat(output(Lesson05Drawing::main))
        .contains("train = Train[seats=1, stops=3, bookings=["
            + "Booking[seat=0, from=0, to=2], Booking[seat=0, from=1, to=2]]]");
  }

  @Test
  void theSixthShowsFunctionsAsTables() throws Exception {
    assertThat(output(Lesson06Functions::main))
        .contains("\n  f = {_ -> 0}")
        .contains("\n  p = {0 -> true, _ -> false}\n  xs = [1]\n");
  }

  @Test
  void theSeventhFindsTheSameCaseFourTimes() throws Exception {
    String smallest = "a = 0, b = 2147483647";
    assertThat(output(Lesson07Replay::main)).isEqualTo("""
            found:    %1$s
            by seed:  %1$s
            by token: %1$s
            stored:   %1$s, case 1
            """.formatted(smallest));
  }

  @Test
  void theEighthProvesAndSearches() throws Exception {
    assertThat(output(Lesson08Search::main))
        .startsWith("Passed (exhaustive, 18 cases)\nspread: found after ")
        .contains("\ntarget: found after ")
        .contains("\ndirect: found after ");
  }

  @Test
  void theTenthLosesACoatInFiveCalls() throws Exception {
    assertThat(output(Lesson10Models::main))
        .contains("\n  fetch(v2)                -> \"blue coat\"\n")
        .contains("postcondition of fetch is false")
        .contains("\nPassed 100 cases\n");
  }

  /** Two threads are looked at for a thousand cases, each of many releases: chance hardly matters. */
  @Test
  void theEleventhFindsNoOrderForTwoThreads() throws Exception {
    assertThat(output(Lesson11Threads::main))
        .startsWith("true\n")
        .contains("no possible interleaving")
        .endsWith("\ntrue\n");
  }

  @Test
  void theTwelfthFindsTheLawsOfReversing() throws Exception {
    assertThat(output(Lesson12Laws::main))
        .startsWith("6 laws of 3 functions")
        .contains("rev(rev(xs)) = xs", "(xs ++ ys) ++ zs = xs ++ (ys ++ zs)")
        .contains("is false for xs = [0], ys = [1]");
  }

  /** The numbers of binary trees are Catalan's; those of balanced shapes are OEIS A006265. */
  @Test
  void theThirteenthDrawsEveryBalancedTree() throws Exception {
    assertThat(output(Lesson13Spaces::main))
        .contains("size 15: 429 trees")
        .contains("balanced, size 31: 1553 of 9694845")
        .contains("2000 of size 25 drawn: 184 of 184");
  }

  /** Three bugs: carl has the first two, which anna and bert have one each of, and dora the third. */
  @Test
  void theFourteenthRanksFivePrograms() throws Exception {
    assertThat(output(Lesson14Rank::main))
        .containsPattern("1  emil +3 of +3  100\\.0")
        .containsPattern("5  carl +1 of +3")
        .contains("3 bugs", "sorted([0, 0])", "sorted([1, 0])", "sorted([0, 1, 2])")
        .contains("emil is more correct than [anna, bert, dora]")
        .contains("anna is more correct than [carl]");
  }

  @Test
  void theFifteenthShowsThatATableKeepsItsEntries() throws Exception {
    assertThat(output(Lesson15Examples::main))
        .contains("3. close() -> ok", "5. lookup(0) -> 0")
        .contains("Deleting commands 3 to 4 changes nothing.")
        .contains("17 -> child, but 18 -> adult");
  }
}
