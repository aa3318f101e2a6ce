package dev.touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ExamplesFromTests {
  private static final List<Object> SEEN = new ArrayList<>();

  @BeforeEach
  void clear() {
    SEEN.clear();
  }

  static class Elsewhere {
    static List<String> words() {
      return List.of("elsewhere");
    }
  }

  static class GivenTestCase {
    private final String last = "xyz";

    Stream<String> words() {
      return Stream.of("", "a", last);
    }

    static int[] numbers() {
      return new int[] {4, 5};
    }

    static Stream<Object> pairs() {
      return Stream.of(new Object[] {1, "one"}, Arrays.asList(2, null));
    }

    @Property(cases = 10)
    @ExamplesFrom("words")
    void single(@ForAll String word) {
      SEEN.add(word);
    }

    @Property(cases = 10)
    @ExamplesFrom({"words", "dev.touchstone.junit.ExamplesFromTests$Elsewhere#words"})
    void several(@ForAll String word) {
      SEEN.add(word);
    }

    @Property(cases = 10)
    @ExamplesFrom("numbers")
    void primitive(@ForAll int number) {
      SEEN.add(number);
    }

    @Property(cases = 10)
    @ExamplesFrom("pairs")
    void twoValues(@ForAll int number, @ForAll String word) {
      SEEN.add(number + " " + word);
    }

    static Stream<Object> mixed() {
      return Stream.of((byte) 1, (short) 2, 3, 'a');
    }

    @Property(cases = 10)
    @ExamplesFrom("mixed")
    void widened(@ForAll long number) {
      SEEN.add(number);
    }

    @Property(cases = 10)
    @ExamplesFrom("numbers")
    void widenedToABox(@ForAll Double number) {
      SEEN.add(number);
    }

    @Property(cases = 10)
    @ExamplesFrom("numbers")
    void narrowed(@ForAll short number) {}

    @Property
    @ExamplesFrom("numbers")
    void failing(@ForAll int number) {
      assertTrue(number != 5);
    }

    @Nested
    class Inside {
      @Property(cases = 10)
      @ExamplesFrom("words")
      void single(@ForAll String word) {
        SEEN.add(word);
      }
    }
  }

  @Nested
  class GivenArguments {
    @Test
    void goBeforeAllOthers() {
      Runs.green(Runs.of(GivenTestCase.class, "single"));
      assertThat(SEEN).startsWith("", "a", "xyz").hasSizeGreaterThan(3);
    }

    @Test
    void comeFromSeveralMethods() {
      Runs.green(Runs.of(GivenTestCase.class, "several"));
      assertThat(SEEN).startsWith("", "a", "xyz", "elsewhere");
    }

    @Test
    void comeFromAnArrayOfPrimitives() {
      Runs.green(Runs.of(GivenTestCase.class, "primitive"));
      assertThat(SEEN).startsWith(4, 5);
    }

    @Test
    void areWidenedAsInACall() {
      Runs.green(Runs.of(GivenTestCase.class, "widened"));
      assertThat(SEEN).startsWith(1L, 2L, 3L, 97L);
    }

    @Test
    void areWidenedForBoxes() {
      Runs.green(Runs.of(GivenTestCase.class, "widenedToABox"));
      assertThat(SEEN).startsWith(4.0, 5.0);
    }

    @Test
    void areNotNarrowed() {
      assertThat(Runs.message(Runs.of(GivenTestCase.class, "narrowed")))
          .endsWith("4 (Integer) does not fit short number");
    }

    @Test
    void areRowsForSeveralParameters() {
      Runs.green(Runs.of(GivenTestCase.class, "twoValues"));
      assertThat(SEEN).startsWith("1 one", "2 null");
    }

    @Test
    void comeFromAnEnclosingClass() {
      Runs.green(Runs.of(GivenTestCase.Inside.class, "single"));
      assertThat(SEEN).startsWith("", "a", "xyz");
    }

    @Test
    void areReportedWhereTheyFail() {
      assertThat(Runs.message(Runs.of(GivenTestCase.class, "failing")))
          .startsWith("Falsified after 2 cases, shrunk 0 times")
          .contains("\n  number = 5\n");
    }
  }

  static class WrongTestCase {
    static List<Object> words() {
      return List.of("one");
    }

    static List<Object> shortRows() {
      return List.of(List.of(1, 2), List.of(1));
    }

    static Object nothing() {
      return null;
    }

    static Object single() {
      return 7;
    }

    @Property
    @ExamplesFrom("missing")
    void isMissing(@ForAll int n) {}

    @Property
    @ExamplesFrom("no.Such#method")
    void hasNoClass(@ForAll int n) {}

    @SuppressWarnings("unused")
    static Object[][] pairs() {
      return new Object[][] {{1, 2}};
    }

    @Property
    @ExamplesFrom("pairs")
    void isNoRow(@ForAll int n) {}

    @Property
    @ExamplesFrom("words")
    void doesNotFit(@ForAll int n) {}

    @Property
    @ExamplesFrom("shortRows")
    void isShort(@ForAll int n, @ForAll int m) {}

    @Property
    @ExamplesFrom("nothing")
    void isNull(@ForAll int n) {}

    @Property
    @ExamplesFrom("single")
    void isNoList(@ForAll int n) {}
  }

  @Nested
  class WrongArguments {
    private static void assertMessage(String method, String message) {
      Throwable failure = Runs.failure(Runs.of(WrongTestCase.class, method));
      assertThat(failure).isInstanceOf(IllegalProperty.class).hasMessage(message);
    }

    @Test
    void needAMethod() {
      assertMessage(
          "isMissing",
          "@ExamplesFrom(\"missing\") on WrongTestCase.isMissing:"
              + " no class of the test has such a method without parameters");
      assertMessage(
          "hasNoClass",
          "@ExamplesFrom(\"no.Such#method\") on WrongTestCase.hasNoClass: there is no such class");
    }

    @Test
    void needATypeThatFits() {
      assertMessage(
          "doesNotFit",
          "example 1 of words for WrongTestCase.doesNotFit: one (String) does not fit int n");
    }

    @Test
    void areNoRowsWhereOneParameterIsDrawn() {
      assertMessage(
          "isNoRow",
          "example 1 of pairs for WrongTestCase.isNoRow: [1, 2] (Object[]) does not fit int n;"
              + " where one parameter is drawn an example is its value, not a row of values");
    }

    @Test
    void needOneValuePerParameter() {
      assertMessage(
          "isShort",
          "example 2 of shortRows for WrongTestCase.isShort has 1 values;"
              + " there are 2 @ForAll parameters");
    }

    @Test
    void needAStreamCollectionOrArray() {
      assertMessage(
          "isNull", "@ExamplesFrom(\"nothing\") on WrongTestCase.isNull: it returned null");
      assertMessage(
          "isNoList",
          "@ExamplesFrom(\"single\") on WrongTestCase.isNoList:"
              + " it returned no stream, collection or array");
    }
  }
}
