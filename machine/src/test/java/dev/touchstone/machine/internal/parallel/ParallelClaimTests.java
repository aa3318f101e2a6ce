package dev.touchstone.machine.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Verdict;
import dev.touchstone.machine.IllegalModel;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Order;
import dev.touchstone.random.Seed;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ParallelClaimTests {
  /** A counter that counts right, with a fault to choose. */
  private static class CountModel extends Model<Integer, AtomicInteger> {
    final AtomicInteger started = new AtomicInteger();
    final AtomicInteger ended = new AtomicInteger();

    CountModel() {
      command("inc")
          .run(AtomicInteger::incrementAndGet)
          .next((s, v) -> s + 1)
          .post((s, result) -> result.returned(s + 1));
    }

    @Override
    protected Integer initial() {
      return 0;
    }

    @Override
    protected AtomicInteger start() {
      started.incrementAndGet();
      return new AtomicInteger();
    }

    @Override
    protected void cleanup(AtomicInteger system, Integer state) {
      ended.incrementAndGet();
    }
  }

  private static Verdict.Falsified falsified(Verdict verdict) {
    assertThat(verdict).as(verdict.report()).isInstanceOf(Verdict.Falsified.class);
    return (Verdict.Falsified) verdict;
  }

  /**
   * A counter that loses updates. On two free cores a case of ten calls shows it with a chance of
   * about one half; where the cores are shared with ten others, of one in a hundred. So 20,000 cases
   * without a finding do not happen.
   */
  @Nested
  class OnARace {
    private final Verdict.Falsified found = falsified(Machine.parallel(new Models.RacyModel())
        .branches(2)
        .cases(20_000)
        .seed(Seed.of(25))
        .check());

    @Test
    void findsCallsThatNoOrderExplains() {
      assertThat(found.identity()).isEqualTo(Findings.UNEXPLAINED);
      assertThat(found.report())
          .startsWith("Falsified after " + found.cases())
          .contains("evaluations): no possible interleaving\n  RacyModel\n")
          .containsPattern("\n  A:       (inc|get)\\(\\)  -> \\d")
          .containsPattern("\n  B:       (inc|get)\\(\\)  -> \\d")
          .containsPattern("\n  closest: .*; then in state \\d+ nothing fits: [AB]: ")
          .containsPattern("\n  fails in \\d+ of \\d+ runs\n  replay: tf1-");
    }

    @Test
    void shrinksToFewCalls() {
      Paced smallest = (Paced) found.shrunk().values().get(0).orElseThrow();
      Paced first = (Paced) found.first().values().get(0).orElseThrow();
      int[] key = new ParallelOrder().key(new Object[] {smallest});
      assertThat(Arrays.compare(key, new ParallelOrder().key(new Object[] {first})))
          .isLessThanOrEqualTo(0);
      assertThat(smallest.branches()).hasSize(2);
    }

    @Test
    void givesATokenThatDrawsTheSameScript() {
      Verdict again = Machine.parallel(new Models.RacyModel())
          .branches(2)
          .always(1, 300)
          .replay(found.token())
          .check();
      assertThat(falsified(again).shrunk().arguments()).isEqualTo(found.shrunk().arguments());
    }
  }

  @Nested
  class OnASystemThatIsRight {
    private final CountModel model = new CountModel();

    @Test
    void passesAndEndsEverySystem() {
      Verdict verdict = Machine.parallel(model).cases(200).seed(Seed.of(1)).check();
      assertThat(verdict.passed()).as(verdict.report()).isTrue();
      assertThat(model.started.get()).isGreaterThan(200).isEqualTo(model.ended.get());
      assertThat(verdict.report()).contains("branches");
    }
  }

  @Nested
  class OnAFaultThatNeedsNoThreads {
    @Test
    void reportsItAsASequentialFailure() {
      Model<Integer, AtomicInteger> model = new CountModel() {
        @Override
        protected AtomicInteger start() {
          return new AtomicInteger(5);
        }
      };
      Verdict.Falsified found =
          falsified(Machine.parallel(model).cases(500).seed(Seed.of(2)).check());
      assertThat(found.report()).contains("inc()  -> 6");
    }

    @Test
    void aFreshResultThatComesTwiceIsFound() {
      Model<Integer, AtomicInteger> model = new Model<>() {
        {
          command("make").fresh().run(AtomicInteger::get).next((s, v) -> s + 1);
        }

        @Override
        protected Integer initial() {
          return 0;
        }

        @Override
        protected AtomicInteger start() {
          return new AtomicInteger();
        }
      };
      Verdict.Falsified found =
          falsified(Machine.parallel(model).cases(500).seed(Seed.of(3)).check());
      assertThat(found.identity().exception()).isEqualTo("fresh result repeated");
    }
  }

  @Nested
  class OnASystemThatHangs {
    /** Waits for ever where two threads call. */
    private static final class Meeting {
      private final CountDownLatch never = new CountDownLatch(1);
      private final AtomicInteger inside = new AtomicInteger();

      int enter() throws InterruptedException {
        if (inside.incrementAndGet() == 2) {
          never.await();
        }
        return 0;
      }
    }

    private static final class MeetingModel extends Model<Integer, Meeting> {
      MeetingModel() {
        command("enter").run(Meeting::enter).post((s, result) -> result.returned(0));
      }

      @Override
      protected Integer initial() {
        return 0;
      }

      @Override
      protected Meeting start() {
        return new Meeting();
      }
    }

    @Test
    void saysWhereBranchesWere() {
      Verdict.Falsified found = falsified(Machine.parallel(new MeetingModel())
          .caseTimeout(Duration.ofMillis(300))
          .shrinking(20, Duration.ofSeconds(5))
          .cases(100)
          .seed(Seed.of(4))
          .check());
      assertThat(found.identity()).isEqualTo(Findings.HANG);
      assertThat(found.report())
          .contains("hang: the branches did not end within")
          .contains("did not end")
          .contains("Meeting.enter");
    }
  }

  /** A register whose readers see a write only when they look for the second time. */
  @Nested
  class OnAStaleRegister {
    private static final class Stale {
      private final ThreadLocal<Integer> seen = ThreadLocal.withInitial(() -> 0);
      private volatile int value;

      void write(int next) {
        value = next;
        seen.set(next);
      }

      int read() {
        int before = seen.get();
        seen.set(value);
        return before;
      }
    }

    private static final class StaleModel extends Model<Integer, Stale> {
      StaleModel() {
        command("read").run(Stale::read).post((s, result) -> result.returned(s));
        command("write").act(system -> system.write(1)).next((s, v) -> 1);
      }

      @Override
      protected Integer initial() {
        return 0;
      }

      @Override
      protected Stale start() {
        return new Stale();
      }
    }

    /** Pauses put calls in order: a read after a write needs no luck, and 20,000 cases have many. */
    @Test
    void isNotLinearisableAndSaysWhichOrderOnlyTimeForbids() {
      Verdict.Falsified found = falsified(Machine.parallel(new StaleModel())
          .branches(2)
          .cases(20_000)
          .seed(Seed.of(5))
          .check());
      assertThat(found.report()).contains("only the time of the calls forbids: ");
    }
  }

  @Nested
  class OnBadInput {
    private final CountModel model = new CountModel();

    @Test
    void refusesNumbersThatMakeNoSense() {
      assertThatThrownBy(() -> Machine.parallel(model).branches(1))
          .isInstanceOf(IllegalModel.class)
          .hasMessageContaining("from 2 to 16");
      assertThatThrownBy(() -> Machine.parallel(model).budget(1)).isInstanceOf(IllegalModel.class);
      assertThatThrownBy(() -> Machine.parallel(model).instances(0))
          .isInstanceOf(IllegalModel.class)
          .hasMessageContaining("one system at least");
      assertThatThrownBy(() -> Machine.parallel(model).always(0, 1))
          .isInstanceOf(IllegalModel.class);
    }

    @Test
    void refusesStatesThatCannotBeCompared() {
      Model<Object, Object> model = new Model<>() {
        {
          command("nothing").act(system -> {});
        }

        @Override
        protected Object initial() {
          return new Object();
        }

        @Override
        protected Object start() {
          return "";
        }
      };
      assertThatThrownBy(() -> Machine.parallel(model))
          .isInstanceOf(IllegalModel.class)
          .hasMessageContaining("without equals");
    }

    @Test
    void givesUpWhereTheSystemDoesNotStart() {
      Model<Integer, AtomicInteger> broken = new CountModel() {
        @Override
        protected AtomicInteger start() {
          throw new IllegalStateException("no licence");
        }
      };
      assertThat(Machine.parallel(broken).order(Order.SERIALISABLE).check())
          .isInstanceOfSatisfying(
              Verdict.GaveUp.class, gaveUp -> assertThat(gaveUp.reason()).contains("no licence"));
    }
  }
}
