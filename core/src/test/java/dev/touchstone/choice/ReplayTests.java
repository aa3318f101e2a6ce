package dev.touchstone.choice;

import static dev.touchstone.choice.Choice.CLOSE;
import static dev.touchstone.choice.Choice.REDRAW;
import static dev.touchstone.choice.Row.bool;
import static dev.touchstone.choice.Row.digit;
import static dev.touchstone.choice.Row.fork;
import static dev.touchstone.choice.Row.must;
import static dev.touchstone.choice.Row.open;
import static dev.touchstone.choice.Row.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.random.Seed;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ReplayTests {
  private final Recorder recorder = new Recorder();

  private Source replay(Choice... row) {
    recorder.startReplay(Row.of(row), 30);
    return recorder;
  }

  private Source flat(Choice... row) {
    recorder.startFlat(Row.of(row), 30);
    return recorder;
  }

  @Nested
  class Leaves {
    @Test
    void areTakenInOrder() {
      Source source = replay(digit(3), bool(true), text("xyz"), digit(4));
      assertThat(source.integer(0, 9)).isEqualTo(3);
      assertThat(source.bool()).isTrue();
      assertThat(source.text(Alphabet.ascii(), 0, 9)).isEqualTo("xyz");
      assertThat(source.integer(0, 9)).isEqualTo(4);
    }

    @Test
    void ofAnotherKindGiveTheSimplestValueAndStay() {
      Source source = replay(digit(3), bool(true));
      assertThat(source.bool()).isFalse();
      assertThat(source.text(Alphabet.ascii(), 1, 9)).isEqualTo("a");
      assertThat(source.integer(0, 9)).isEqualTo(3);
      assertThat(source.bool()).isTrue();
    }

    @Test
    void areMovedIntoTheLegalRangeByPosition() {
      assertThat(replay(digit(7)).integer(0, 5)).isEqualTo(5);
      assertThat(replay(digit(7)).integer(10, 99)).isEqualTo(17);
      assertThat(replay(digit(3)).integer(-9, 9)).isEqualTo(2);
      assertThat(replay(text("hello")).text(Alphabet.ascii(), 0, 2)).isEqualTo("he");
    }

    @Test
    void thatAreMissingGiveTheSimplestValue() {
      Source source = replay();
      assertThat(source.integer(4, 9)).isEqualTo(4);
      assertThat(source.bytes(1, 3)).containsExactly(0);
    }

    @Test
    void ofAReferenceFollowTheProducer() {
      Choice recorded = new Choice.Word(ReferenceDomain.of(2, 4, 6), 6);
      assertThat(replay(recorded).reference(1, 2, 3, 6)).isEqualTo(6);
      assertThat(replay(recorded).reference(1, 5, 7)).isEqualTo(5);
    }

    @Test
    void thatWereForcedTrueStayTrueWhereTheyBecomeFree() {
      assertThat(replay(must()).bool()).isTrue();
    }

    @Test
    void areLimitedToAMultipleOfTheRecording() {
      Source source = replay(digit(1));
      assertThatThrownBy(() -> {
            for (int i = 0; i < 100; i++) {
              source.bool();
            }
          })
          .isInstanceOf(Overrun.class);
    }

    @Test
    void mayBeEightTimesAsManyAsRecordedAndSixtyFourMore() {
      for (int recorded : new int[] {0, 1, 10, 100}) {
        assertThat(drawnUntilTheEnd(recorded)).isEqualTo(8 * recorded + 64);
      }
    }

    private int drawnUntilTheEnd(int recorded) {
      Source source = replay(Collections.nCopies(recorded, digit(1)).toArray(Choice[]::new));
      int drawn = 0;
      try {
        while (drawn < 10_000) {
          source.integer(0, 9);
          drawn++;
        }
      } catch (Overrun overrun) {
        return drawn;
      }
      return drawn;
    }
  }

  @Nested
  class Spans {
    private final Gen<Integer> two = source -> 10 * source.integer(0, 9) + source.integer(0, 9);

    @Test
    void areEnteredByLabel() {
      Source source = replay(open("a"), digit(1), digit(2), CLOSE, open("b"), digit(3), CLOSE);
      assertThat(source.span("a", two)).isEqualTo(12);
      assertThat(source.span("b", two)).isEqualTo(30);
    }

    @Test
    void doNotReachBeyondTheirEnd() {
      Source source = replay(open("a"), digit(1), CLOSE, digit(7));
      assertThat(source.span("a", two)).isEqualTo(10);
      assertThat(source.integer(0, 9)).isEqualTo(7);
    }

    @Test
    void dropWhatIsLeft() {
      Source source = replay(open("a"), digit(1), digit(2), digit(3), CLOSE, digit(7));
      assertThat(source.span("a", two)).isEqualTo(12);
      assertThat(source.integer(0, 9)).isEqualTo(7);
    }

    @Test
    void ofAnotherLabelAreSimplestAndLeaveTheRowAlone() {
      Source source = replay(open("a"), digit(1), digit(2), CLOSE);
      assertThat(source.span("b", two)).isZero();
      assertThat(source.span("a", two)).isEqualTo(12);
    }

    @Test
    void areDeletedWithTheirElement() {
      Choices list = Row.of(
          open(Recorder.REPETITION),
          open("element"),
          must(),
          digit(4),
          CLOSE,
          open("element"),
          bool(true),
          digit(5),
          CLOSE,
          open("element"),
          bool(true),
          digit(6),
          CLOSE,
          open("element"),
          bool(false),
          CLOSE,
          CLOSE);
      Gen<List<Integer>> gen = Gen.lists(Gen.ints(0, 9), 1, 9);
      assertThat(Rolls.replay(gen, list, 30)).containsExactly(4, 5, 6);
      assertThat(Rolls.replay(gen, list.without(1, 5), 30)).containsExactly(5, 6);
      assertThat(Rolls.replay(gen, list.without(5, 13), 30)).containsExactly(4);
      assertThat(Rolls.replay(gen, list.splice(5, 9, list.part(1, 5)), 30))
          .containsExactly(4, 4, 6);
    }
  }

  @Nested
  class FlatMode {
    @Test
    void ignoresSpans() {
      Source source = flat(digit(1), digit(2), digit(3));
      assertThat(source.span("a", Gen.ints(0, 9))).isEqualTo(1);
      assertThat(source.integer(0, 9)).isEqualTo(2);
      assertThat(source.span("b", Gen.ints(0, 9))).isEqualTo(3);
    }

    @Test
    void joinsLists() {
      Choices lists = Row.of(
          open("element"),
          bool(true),
          digit(1),
          CLOSE,
          open("element"),
          bool(false),
          CLOSE,
          open("element"),
          bool(true),
          digit(2),
          CLOSE,
          open("element"),
          bool(false),
          CLOSE);
      Gen<List<Integer>> digits = Gen.lists(Gen.ints(0, 9));
      recorder.startFlat(lists.flat(5, 1), 30);
      assertThat(recorder.from(digits)).containsExactly(1, 2);
      assertThat(recorder.from(digits)).isEmpty();
    }
  }

  @Nested
  class Forks {
    private final Choice[] row = {
      fork("x"), digit(1), CLOSE, fork(7L), digit(2), CLOSE, fork("x"), digit(3), CLOSE, digit(4)
    };

    @Test
    void areFoundByKeyInAnyOrder() {
      Source source = replay(row);
      assertThat(source.fork(7).integer(0, 9)).isEqualTo(2);
      assertThat(source.fork("x").integer(0, 9)).isEqualTo(1);
    }

    @Test
    void areUsedOnce() {
      Source source = replay(row);
      assertThat(source.fork("x").integer(0, 9)).isEqualTo(1);
      assertThat(source.fork("x").integer(0, 9)).isEqualTo(3);
      assertThat(source.fork("x").integer(0, 9)).isZero();
    }

    @Test
    void areSimplestWhereTheKeyIsUnknown() {
      assertThat(replay(row).fork("y").integer(0, 9)).isZero();
    }

    @Test
    void leaveTheParentWhereItIs() {
      Source source = replay(row);
      Source late = source.fork("x");
      source.fork(7);
      source.fork("x");
      assertThat(source.integer(0, 9)).isEqualTo(4);
      assertThat(late.integer(0, 9)).isEqualTo(1);
    }

    @Test
    void replayAsTheyWereRecorded() {
      recorder.startRandom(Seed.of(3).root().open(), 30, false);
      Gen<List<Integer>> gen = source -> {
        Source a = source.fork("a");
        Source b = source.fork(5);
        int first = source.integer(0, 999);
        return List.of(first, b.integer(0, 999), a.integer(0, 999), b.integer(0, 999));
      };
      List<Integer> drawn = gen.generate(recorder);
      assertThat(recorder.forked()).isTrue();
      Choices choices = recorder.choices();
      recorder.startReplay(choices, 30);
      assertThat(gen.generate(recorder)).isEqualTo(drawn);
      assertThat(recorder.choices()).isEqualTo(choices);
    }

    @Test
    void drawTheSameWhateverTheirSiblingsDraw() {
      recorder.startRandom(Seed.of(3).root().open(), 30, false);
      int alone = recorder.fork("b").integer(0, 1 << 30);
      recorder.startRandom(Seed.of(3).root().open(), 30, false);
      Source other = recorder.fork("a");
      other.integer(0, 1 << 30);
      assertThat(recorder.fork("b").integer(0, 1 << 30)).isEqualTo(alone);
    }

    @Test
    void refuseAnEmptyName() {
      assertThatThrownBy(() -> recorder.fork("")).isInstanceOf(IllegalGenerator.class);
    }
  }

  @Nested
  class Holes {
    private final Gen<List<Integer>> gen = source -> List.of(
        source.integer(0, 9),
        source.span("middle", s -> s.integer(0, 1 << 20)),
        source.integer(0, 9));

    private List<Integer> filled(long seed) {
      Choices row = Row.of(digit(3), open("middle"), REDRAW, CLOSE, digit(4));
      recorder.startFilling(row, 30, Seed.of(seed).root().open());
      return gen.generate(recorder);
    }

    @Test
    void areFilledByChanceAndTheRestIsKept() {
      assertThat(filled(1).get(0)).isEqualTo(3);
      assertThat(filled(1).get(2)).isEqualTo(4);
      assertThat(filled(1)).isEqualTo(filled(1));
      assertThat(List.of(filled(1), filled(2), filled(3), filled(4))).doesNotHaveDuplicates();
    }

    @Test
    void mayHoldListsAndFilters() {
      Choices row = Row.of(open("list"), REDRAW, CLOSE, digit(4));
      Gen<List<Integer>> even = Gen.lists(Gen.ints(0, 99).filter(n -> n % 2 == 0), 3, 9);
      recorder.startFilling(row, 30, Seed.of(1).root().open());
      assertThat(recorder.span("list", even)).hasSizeBetween(3, 9).allMatch(n -> n % 2 == 0);
      assertThat(recorder.integer(0, 9)).isEqualTo(4);
    }
  }

  @Nested
  class Filters {
    @Test
    void haveOneAttempt() {
      Source source = replay(digit(3), digit(4));
      assertThatThrownBy(() -> source.accepted(Gen.ints(0, 9), n -> n % 2 == 0, "even"))
          .isInstanceOf(Discarded.class);
    }
  }

  @Nested
  class Producers {
    private Choice mark(int number) {
      return new Choice.Word(ReferenceDomain.mark(number), number);
    }

    private Choice reference(int producer) {
      int ordinal = producer * ReferenceDomain.STRIDE;
      return new Choice.Word(ReferenceDomain.of(ordinal), ordinal);
    }

    private int refer(Source source, int... producers) {
      int[] ordinals = java.util.Arrays.stream(producers)
          .map(producer -> producer * ReferenceDomain.STRIDE)
          .toArray();
      return source.reference(ordinals) / ReferenceDomain.STRIDE;
    }

    @Test
    void areFoundUnderTheirNewNumbers() {
      Source source = replay(mark(1), mark(4), reference(4));
      source.draw(ReferenceDomain.mark(0));
      source.draw(ReferenceDomain.mark(1));
      assertThat(refer(source, 0, 1)).isEqualTo(1);
    }

    @Test
    void thatAreGoneGiveWayToTheOldest() {
      Source source = replay(mark(1), mark(4), reference(3));
      source.draw(ReferenceDomain.mark(0));
      source.draw(ReferenceDomain.mark(1));
      assertThat(refer(source, 0, 1)).isZero();
    }

    @Test
    void thatCalledThemselvesOffAreGone() {
      Source source = replay(mark(1), mark(4), reference(4));
      source.draw(ReferenceDomain.mark(0));
      assertThat(source.attempt(1, s -> s.draw(ReferenceDomain.mark(1)) > 9)).isFalse();
      assertThat(refer(source, 0, 1)).isZero();
      assertThat(recorder.choices().leaves()).isEqualTo(2);
    }

    @Test
    void areNotMistakenForReferences() {
      Source source = replay(reference(0), mark(3));
      assertThat(source.draw(ReferenceDomain.mark(7))).isEqualTo(7);
      assertThat(refer(source, 0, 1)).isZero();
    }
  }

  @Nested
  class PartsThatCallThemselvesOff {
    @Test
    void leaveNoLeavesAndTakeWhatTheyDrew() {
      Source source = replay(digit(3), digit(4));
      assertThat(source.attempt(5, s -> s.integer(0, 9) > 3)).isFalse();
      assertThat(source.integer(0, 9)).isEqualTo(4);
      assertThat(recorder.choices().leaves()).isEqualTo(1);
    }

    @Test
    void callThemselvesOffAgain() {
      recorder.startRandom(Seed.of(1).root().open(), 30, false);
      assertThat(recorder.attempt(3, s -> s.branch(2) > 1)).isFalse();
      recorder.integer(0, 9);
      Choices choices = recorder.choices();
      Recorder again = new Recorder();
      for (Choices row : List.of(choices, choices.flat())) {
        again.startReplay(row, 30);
        assertThat(again.attempt(3, s -> s.branch(2) == 0)).isFalse();
        again.integer(0, 9);
        assertThat(again.choices()).isEqualTo(choices);
      }
    }

    @Test
    void leaveNoTraceAsMembersOfARow() {
      recorder.startRandom(Seed.of(1).root().open(), 30, false);
      Gen<Boolean> refused = s -> s.branch(2) > 1;
      assertThat(recorder.attempt(3, s -> s.span(Recorder.COMMAND, refused))).isFalse();
      assertThat(recorder.choices().length()).isZero();
    }

    @Test
    void areDrawnAgainByChance() {
      recorder.startRandom(Seed.of(1).root().open(), 30, false);
      assertThat(recorder.attempt(100, s -> s.branch(2) == 1)).isTrue();
      assertThat(recorder.attempt(3, s -> s.branch(2) > 1)).isFalse();
      assertThat(recorder.choices().leaves()).isEqualTo(1);
    }
  }
}
