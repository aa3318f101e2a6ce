package dev.touchstone.machine.internal.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.machine.Order;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class JudgeTests {
  /** A register: null reads, a number writes; a write is seen as 0. */
  private record Access(int write) {}

  private static final Access READ = new Access(-1);

  private static final Rules<Integer, Access, Integer> REGISTER = new Rules<>() {
    @Override
    public Integer next(Integer state, Access access) {
      return access.equals(READ) ? state : access.write();
    }

    @Override
    public boolean explains(Integer state, Access access, Integer seen) {
      return !access.equals(READ) || seen.equals(state);
    }
  };

  @Nested
  class AgainstBruteForce {
    private static final int RUNS = 10_000;

    @ParameterizedTest
    @EnumSource
    void agreesOnRandomHistoriesAndEveryWitnessHolds(Order order) {
      Map<Boolean, Integer> verdicts = new HashMap<>();
      for (long number = 0; number < RUNS; number++) {
        Histories.Run run = Histories.random(number);
        var force = new BruteForce<>(Histories.QUEUE, run.branches(), List.<Integer>of());
        var judge = new Judge<>(Histories.QUEUE, run.branches(), List.<Integer>of());
        boolean expected = force.explains(run.history(), order);
        Judgement judgement = judge.judge(run.history(), order);
        assertThat(judgement instanceof Judgement.Explained)
            .as("run %d", number)
            .isEqualTo(expected);
        if (judgement instanceof Judgement.Explained explained) {
          assertThat(force.allows(run.history(), order, explained.witness()))
              .as("run %d: %s", number, explained)
              .isTrue();
        }
        verdicts.merge(expected, 1, Integer::sum);
      }
      assertThat(verdicts.get(true)).as("explained").isBetween(RUNS / 5, 4 * RUNS / 5);
    }

    /** The two orders must differ on some histories, or the test above shows less than it says. */
    @Test
    void seesHistoriesThatAreSerialisableAndNotLinearisable() {
      Map<Order, Integer> explained = new EnumMap<>(Order.class);
      for (long number = 0; number < RUNS; number++) {
        Histories.Run run = Histories.random(number);
        var judge = new Judge<>(Histories.QUEUE, run.branches(), List.<Integer>of());
        for (Order order : Order.values()) {
          if (judge.judge(run.history(), order) instanceof Judgement.Explained) {
            explained.merge(order, 1, Integer::sum);
          }
        }
      }
      assertThat(explained.get(Order.SERIALISABLE) - explained.get(Order.LINEARISABLE))
          .isGreaterThan(200);
    }
  }

  @Nested
  class OfARegister {
    private final List<List<Access>> branches = List.of(List.of(new Access(1)), List.of(READ));
    private final Judge<Integer, Access, Integer> judge = new Judge<>(REGISTER, branches, 0);

    private History<Integer> readingZero(long readBegan) {
      History<Integer> history = new History<>(1, 1);
      history.note(0, 0, 0, 10, 20);
      history.note(1, 0, 0, readBegan, 40);
      return history;
    }

    @Test
    void aReadOfTheOldValueAfterTheWriteIsSerialisable() {
      assertThat(judge.judge(readingZero(21), Order.SERIALISABLE))
          .isEqualTo(new Judgement.Explained(List.of(new Place(1, 0), new Place(0, 0))));
    }

    @Test
    void aReadOfTheOldValueAfterTheWriteIsNotLinearisable() {
      assertThat(judge.judge(readingZero(21), Order.LINEARISABLE))
          .isEqualTo(new Judgement.Unexplained(List.of(new Place(0, 0)), 1));
    }

    @Test
    void callsThatTouchAreTakenAsOverlapping() {
      assertThat(judge.judge(readingZero(20), Order.LINEARISABLE))
          .isInstanceOf(Judgement.Explained.class);
    }

    @Test
    void theClosestAttemptIsTheLongest() {
      Judge<Integer, Access, Integer> longer = new Judge<>(
          REGISTER, List.of(List.of(READ, new Access(1)), List.of(new Access(2), READ, READ)), 0);
      History<Integer> history = new History<>(2, 3);
      history.note(0, 0, 0, 0, 9);
      history.note(0, 1, 0, 0, 9);
      history.note(1, 0, 0, 0, 9);
      history.note(1, 1, 2, 0, 9);
      history.note(1, 2, 7, 0, 9);
      assertThat(longer.judge(history, Order.SERIALISABLE))
          .isInstanceOfSatisfying(
              Judgement.Unexplained.class, none -> assertThat(none.closest()).hasSize(4));
    }
  }

  /**
   * Sixteen calls in two branches, any of which fits unless it is the last: all 12,870 orders are
   * open up to their end.
   */
  @Nested
  class InTheWorstCase {
    private record Count(int calls, long trail) {}

    /** Every order leads to a state of its own, so that remembering pairs cannot help. */
    private static Rules<Count, Integer, Boolean> refusingTheLast(int factor) {
      return new Rules<>() {
        @Override
        public Count next(Count state, Integer step) {
          return new Count(state.calls() + 1, state.trail() * factor + step);
        }

        @Override
        public boolean explains(Count state, Integer step, Boolean seen) {
          return state.calls() < 15;
        }
      };
    }

    private static final List<List<Integer>> BRANCHES =
        List.of(Collections.nCopies(8, 1), Collections.nCopies(8, 2));

    private static History<Boolean> overlapping() {
      History<Boolean> history = new History<>(8, 8);
      for (int branch = 0; branch < 2; branch++) {
        for (int index = 0; index < 8; index++) {
          history.note(branch, index, true, 0, 100);
        }
      }
      return history;
    }

    private static Judge<Count, Integer, Boolean> judge(int factor, boolean memo) {
      return new Judge<>(refusingTheLast(factor), BRANCHES, new Count(0, 0), memo);
    }

    @Test
    void looksAtEachPairOfProgressAndStateOnce() {
      Judge<Count, Integer, Boolean> judge = judge(1, true);
      judge.judge(overlapping(), Order.LINEARISABLE);
      assertThat(judge.spots()).isEqualTo(9 * 9 - 1);
    }

    /** How long that takes is measured by the benchmark {@code stateful}. */
    @Test
    void triesEveryOrderWhereNoTwoMeet() {
      Judge<Count, Integer, Boolean> judge = judge(3, true);
      assertThat(judge.judge(overlapping(), Order.LINEARISABLE))
          .isInstanceOf(Judgement.Unexplained.class);
      assertThat(judge.spots()).isGreaterThan(12_870);
    }

    @Test
    void answersAlikeWithoutMemory() {
      assertThat(judge(1, false).judge(overlapping(), Order.SERIALISABLE))
          .isEqualTo(judge(1, true).judge(overlapping(), Order.SERIALISABLE));
    }
  }
}
