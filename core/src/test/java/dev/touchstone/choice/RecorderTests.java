package dev.touchstone.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RecorderTests {
  private static final IntegerDomain DIGIT = IntegerDomain.of(0, 9);

  private final Recorder recorder = new Recorder();

  @BeforeEach
  void startRandom() {
    recorder.startRandom(Seed.of(5).root().open(), 30, false);
  }

  private static Object replayed(Choices choices, Gen<?> gen) {
    Recorder replay = new Recorder();
    replay.startReplay(choices, 30);
    return gen.generate(replay);
  }

  @Nested
  class DrawingAside {
    private static final IntegerDomain ANY = IntegerDomain.of(-1_000_000, 1_000_000);

    private static Gen<List<Long>> beside(boolean aside) {
      return source -> {
        List<Long> drawn = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
          drawn.add(source.draw(ANY));
          if (aside) {
            source.aside(i, side -> side.span("side", part -> part.draw(ANY)));
            source.aside(i, side -> side.draw(ANY));
          }
        }
        return drawn;
      };
    }

    @Test
    void movesNoOtherValue() {
      List<Long> beside = beside(true).generate(recorder);
      startRandom();
      assertThat(beside).isEqualTo(beside(false).generate(recorder));
    }

    @Test
    void isRecordedWhereItWasDrawn() {
      List<Long> beside = beside(true).generate(recorder);
      Choices choices = recorder.choices();
      assertThat(choices.leaves()).isEqualTo(6_000);
      assertThat(choices.at(1)).isEqualTo(new Choice.Open("side"));
      assertThat(replayed(choices, beside(true))).isEqualTo(beside);
    }

    @Test
    void isForgottenWithAnAttemptOnly() {
      recorder.aside(0, side -> side.draw(DIGIT));
      recorder.attempt(1, source -> {
        source.draw(DIGIT);
        source.aside(1, side -> side.draw(DIGIT));
        return false;
      });
      assertThat(recorder.choices().leaves()).isEqualTo(1);
    }
  }

  @Nested
  class Recording {
    @Test
    void keepsDrawsInOrderInsideTheirSpans() {
      recorder.span("outer", source -> {
        source.draw(DIGIT);
        return source.span("inner", Source::bool);
      });
      recorder.text(Alphabet.ascii(), 0, 3);
      Choices choices = recorder.choices();
      assertThat(choices.at(0)).isEqualTo(new Choice.Open("outer"));
      assertThat(choices.at(1)).isInstanceOf(Choice.Word.class);
      assertThat(choices.at(2)).isEqualTo(new Choice.Open("inner"));
      assertThat(choices.at(3)).isInstanceOf(Choice.Word.class);
      assertThat(choices.part(4, 6)).containsExactly(Choice.CLOSE, Choice.CLOSE);
      assertThat(choices.at(6)).isInstanceOf(Choice.Thing.class);
      assertThat(choices.length()).isEqualTo(7);
    }

    @Test
    void growsWithLongCases() {
      List<Long> drawn = new ArrayList<>();
      for (int i = 0; i < 10_000; i++) {
        drawn.add(recorder.draw(DIGIT));
        if (i % 100 == 0) {
          recorder.text(Alphabet.ascii(), 0, 5);
        }
      }
      Choices choices = recorder.choices();
      assertThat(choices.leaves()).isEqualTo(10_100);
      assertThat(choices.part(0, choices.length()).stream()
              .filter(Choice.Word.class::isInstance)
              .map(leaf -> ((Choice.Word) leaf).value()))
          .containsExactlyElementsOf(drawn);
    }

    @Test
    void closesWhatAnExceptionLeftOpen() {
      assertThatThrownBy(() -> recorder.span("broken", source -> {
            source.draw(DIGIT);
            throw new IllegalStateException("boom");
          }))
          .hasMessage("boom");
      Choices choices = recorder.choices();
      assertThat(choices.length()).isEqualTo(3);
      assertThat(choices.at(2)).isEqualTo(Choice.CLOSE);
    }

    @Test
    void forgetsRefusedAttempts() {
      int accepted = recorder.accepted(Gen.ints(0, 9), n -> n > 5, "above five");
      assertThat(accepted).isGreaterThan(5);
      assertThat(recorder.choices().leaves()).isEqualTo(1);
    }

    @Test
    void startsEachCaseAfresh() {
      recorder.draw(DIGIT);
      recorder.startSimplest(10);
      assertThat(recorder.choices().length()).isZero();
      assertThat(recorder.size()).isEqualTo(10);
      assertThat(recorder.depth()).isEqualTo(10);
    }

    @Test
    void restoresSizeAndDepth() {
      assertThat(recorder.<Integer>atSize(3, Source::size)).isEqualTo(3);
      assertThat(recorder.<Integer>atDepth(4, Source::depth)).isEqualTo(4);
      assertThat(recorder.size()).isEqualTo(30);
      assertThat(recorder.depth()).isEqualTo(30);
    }

    @Test
    void givesUpWhereEveryAttemptIsRefused() {
      assertThatThrownBy(() -> recorder.accepted(Gen.ints(), n -> false, "never"))
          .isInstanceOfSatisfying(
              Discarded.class, refused -> assertThat(refused.site()).isEqualTo("never"));
    }

    @Test
    void stopsACaseWithoutEnd() {
      assertThatThrownBy(() -> {
            while (true) {
              recorder.draw(DIGIT);
            }
          })
          .isInstanceOf(Overrun.class);
    }
  }

  @Nested
  class Repeating {
    private int rounds(int min, int max) {
      int[] count = {0};
      recorder.repeat(min, max, round -> {
        assertThat(round).isEqualTo(count[0]);
        count[0]++;
        return true;
      });
      return count[0];
    }

    @Test
    void keepsToTheBounds() {
      for (int seed = 0; seed < 300; seed++) {
        recorder.startRandom(Seed.of(seed).root().open(), seed % 50, false);
        assertThat(rounds(2, 7)).isBetween(2, 7);
        assertThat(rounds(0, Integer.MAX_VALUE)).isLessThanOrEqualTo(seed % 50);
        assertThat(rounds(4, 4)).isEqualTo(4);
      }
    }

    @Test
    void runsTheFewestRoundsOfTheSimplestCase() {
      recorder.startSimplest(30);
      assertThat(rounds(2, 7)).isEqualTo(2);
    }

    @Test
    void doesNotCountRoundsThatSaySo() {
      Set<Integer> seen = new LinkedHashSet<>();
      recorder.repeat(5, 5, round -> seen.add(recorder.integer(0, 9)));
      assertThat(seen).hasSize(5);
    }

    @Test
    void refusesACaseThatFindsTooFewValues() {
      Set<Integer> seen = new LinkedHashSet<>();
      assertThatThrownBy(() -> recorder.repeat(3, 5, round -> seen.add(recorder.integer(0, 1))))
          .isInstanceOf(Discarded.class);
    }

    @Test
    void isReplayedByItsRecordedBits() {
      List<Integer> drawn = Gen.lists(Gen.ints(), 1, 20).generate(recorder);
      assertThat(replayed(recorder.choices(), Gen.lists(Gen.ints(), 1, 20))).isEqualTo(drawn);
    }
  }

  @Nested
  class BadArguments {
    @Test
    void areRefusedAtOnce() {
      refused(() -> recorder.repeat(3, 1, round -> true), "a repetition of 3..1 rounds");
      refused(() -> recorder.repeat(-1, 1, round -> true), "a repetition of -1..1 rounds");
      refused(() -> recorder.list(3, 1, DIGIT, n -> n), "a repetition of 3..1 rounds");
      refused(() -> recorder.atSize(-1, Gen.ints()), "the size -1; give 0 or more");
    }

    @Test
    @SuppressWarnings("NullAway") // what is refused
    void mayBeMissingLabels() {
      refused(() -> recorder.span(null, Gen.ints()), "a span without a label; give a text");
    }

    private void refused(ThrowingCallable call, String why) {
      assertThatThrownBy(call).isInstanceOf(IllegalGenerator.class).hasMessageStartingWith(why);
    }
  }

  @Nested
  class RealNumbers {
    @Test
    void maySayWhichSpecialsTheyWant() {
      assertThat(drawn(false, true)).contains(Double.NaN).noneMatch(v -> v.isInfinite());
      assertThat(drawn(true, false))
          .contains(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY)
          .doesNotContain(Double.NaN);
    }

    private Set<Double> drawn(boolean infinities, boolean nan) {
      Set<Double> drawn = new LinkedHashSet<>();
      for (int i = 0; i < 2_000; i++) {
        drawn.add(recorder.real(-1, 1, infinities, nan));
      }
      return drawn;
    }
  }
}
