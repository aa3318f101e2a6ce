package dev.touchstone.machine.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.touchstone.Ticker;
import dev.touchstone.machine.internal.judge.History;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReleaseTests {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private static List<List<Pause>> pauses(int branches, int calls, Pause pause) {
    return Collections.nCopies(branches, Collections.nCopies(calls, pause));
  }

  /** Makes calls on instances that need no preparation. */
  private interface Plain<R> extends Calls<R> {
    @Override
    default void ready(int instance) {}
  }

  private static <R> List<History<R>> run(
      Plain<R> calls, int instances, List<List<Pause>> pauses, int cores) {
    Release<R> release =
        new Release<>(calls, pauses, 0, instances, Enough.NEVER, Ticker.system(), cores);
    release.run(LIMIT, LIMIT);
    return release.histories();
  }

  @Nested
  class Calling {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void notesEveryCallOfEveryInstanceOnAnyNumberOfCores(int cores) {
      List<History<String>> histories =
          run((i, b, n) -> i + "/" + b + "/" + n, 50, pauses(3, 4, Pause.NONE), cores);
      for (int instance = 0; instance < 50; instance++) {
        for (int branch = 0; branch < 3; branch++) {
          for (int index = 0; index < 4; index++) {
            assertThat(histories.get(instance).seen(branch, index))
                .isEqualTo(instance + "/" + branch + "/" + index);
          }
        }
      }
    }

    @Test
    void givesEachBranchAThreadOfItsOwn() {
      Set<Thread> threads = ConcurrentHashMap.newKeySet();
      run((i, b, n) -> threads.add(Thread.currentThread()), 10, pauses(4, 1, Pause.NONE), 2);
      assertThat(threads).hasSize(4).allMatch(Thread::isDaemon);
    }

    @Test
    void stampsCallsInTheOrderOfTheirBranch() {
      List<History<Integer>> histories = run((i, b, n) -> n, 20, pauses(2, 3, Pause.park(1)), 2);
      for (int instance = 0; instance < 20; instance++) {
        History<Integer> history = histories.get(instance);
        for (int branch = 0; branch < 2 && !Manner.of(instance).close(); branch++) {
          for (int index = 0; index < 3; index++) {
            assertThat(history.called(branch, index)).isLessThan(history.returned(branch, index));
          }
          assertThat(history.called(branch, 0)).isLessThan(history.called(branch, 1));
        }
      }
    }

    @Test
    void letsCallsWithoutStampsTakeAsLongAsTheirBranch() {
      List<History<Integer>> histories = run((i, b, n) -> n, 20, pauses(2, 3, Pause.NONE), 2);
      for (int instance = 0; instance < 20; instance++) {
        History<Integer> history = histories.get(instance);
        for (int index = 0; index < 3 && Manner.of(instance).close(); index++) {
          assertThat(history.called(1, index)).isEqualTo(history.called(1, 0));
          assertThat(history.returned(1, index)).isEqualTo(history.returned(1, 2));
          assertThat(history.called(1, index)).isLessThan(history.returned(1, index));
        }
      }
    }

    /** Two releases of four instances see every manner at every place of a script. */
    @Test
    void takesTurnsInItsManners() {
      assertThat(java.util.stream.IntStream.range(3, 7).mapToObj(Manner::of))
          .containsExactlyInAnyOrder(Manner.values());
    }

    @ParameterizedTest
    @ValueSource(strings = {"NONE", "SPIN", "YIELD", "PARK"})
    void takesEveryKindOfPause(Pause.Kind kind) {
      List<History<Integer>> histories =
          run((i, b, n) -> n, 5, pauses(2, 2, new Pause(kind, 7)), 2);
      assertThat(histories.get(4).seen(1, 1)).isEqualTo(1);
    }

    @Test
    void reportsABranchThatBreaksOff() {
      assertThatThrownBy(() -> run(
              (i, b, n) -> {
                throw new IllegalArgumentException("not an outcome");
              },
              1,
              pauses(2, 1, Pause.NONE),
              2))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("not an outcome");
    }
  }

  @Nested
  class LettingBranchesMeet {
    private static final class Box {
      volatile int value;
    }

    /**
     * Lost updates of a volatile counter on at least two cores: about one instance in ten in which
     * branches meet loses one here, so 200,000 without any happen by chance never; threads that share
     * a core are replaced; one core alone is not asked.
     */
    @Test
    @SuppressWarnings("NonAtomicVolatileUpdate") // the fault the test looks for
    void losesUpdatesOfACounterThatIsNotAtomic() {
      int lost = 0;
      for (int round = 0; round < 20_000 && lost == 0; round++) {
        Box[] boxes = new Box[100];
        java.util.Arrays.setAll(boxes, i -> new Box());
        boolean met = run((i, b, n) -> ++boxes[i].value, 100, pauses(2, 1, Pause.NONE), 2).stream()
            .anyMatch(History::overlaps);
        for (Box box : boxes) {
          lost += box.value == 1 ? 1 : 0;
        }
        if (!met) {
          Crew.renew();
        }
      }
      assertThat(lost).isPositive();
    }
  }

  @Nested
  class Hanging {
    private static final Duration SHORT = Duration.ofMillis(200);

    private static Release<Integer> release(Plain<Integer> calls) {
      return new Release<>(calls, pauses(2, 1, Pause.NONE), 0, 1, Enough.NEVER, Ticker.system(), 2);
    }

    @Test
    void interruptsBranchesAndShowsWhereTheyWere() {
      AtomicInteger interrupted = new AtomicInteger();
      CountDownLatch never = new CountDownLatch(1);
      Release<Integer> release = release((i, branch, n) -> {
        try {
          if (branch == 1) {
            never.await();
          }
        } catch (InterruptedException expected) {
          interrupted.incrementAndGet();
        }
        return 0;
      });
      Hang hang = catchThrowableOfType(Hang.class, () -> release.run(SHORT, LIMIT));
      assertThat(hang).hasMessageContainingAll("200 ms", "A: ended", "B: did not end", "await");
      assertThat(hang.abandoned()).isZero();
      assertThat(interrupted).hasValue(1);
    }

    @Test
    void tellsWhichBranchesOnlyWaitForTheOthers() {
      Release<Integer> release = new Release<>(
          (Plain<Integer>) (instance, branch, n) -> {
            if (branch == 0 && instance == 1) {
              LockSupport.park();
            }
            return 0;
          },
          pauses(2, 1, Pause.NONE),
          0,
          3,
          Enough.NEVER,
          Ticker.system(),
          2);
      Hang hang = catchThrowableOfType(Hang.class, () -> release.run(SHORT, LIMIT));
      assertThat(hang).hasMessageContainingAll("A: did not end", "park", "B: waits for the others");
    }

    @Test
    void leavesThreadsBehindThatDoNotEndAndGoesOn() {
      AtomicBoolean enough = new AtomicBoolean();
      Release<Integer> release = release((i, branch, n) -> {
        while (branch == 0 && !enough.get()) {
          Thread.onSpinWait();
        }
        return 0;
      });
      Hang hang = catchThrowableOfType(Hang.class, () -> release.run(SHORT, SHORT));
      assertThat(hang.abandoned()).isEqualTo(1);
      assertThat(hang).hasMessageContaining("1 thread did not end when interrupted");
      List<History<Integer>> histories = run((i, b, n) -> b, 3, pauses(3, 1, Pause.NONE), 2);
      enough.set(true);
      assertThat(histories.get(2).seen(2, 0)).isEqualTo(2);
    }
  }

  @Nested
  class StandingStill {
    /** A process that is stopped for an hour and goes on has not hung. */
    @Test
    void isNoHang() {
      AtomicLong stood = new AtomicLong();
      Release<Integer> release = new Release<>(
          (Plain<Integer>) (i, branch, n) -> {
            stood.set(Duration.ofHours(1).toNanos());
            LockSupport.parkNanos(10_000_000);
            return branch;
          },
          pauses(2, 1, Pause.NONE),
          0,
          1,
          Enough.NEVER,
          () -> System.nanoTime() + stood.get(),
          2);
      release.run(LIMIT, LIMIT);
      assertThat(release.histories().get(0).seen(1, 0)).isEqualTo(1);
    }
  }

  @Nested
  class Ending {
    private static final int CORES = 2;
    private final Enough enough = Enough.usual(CORES);

    /** Histories of one call in each of two branches, that begin so far apart. */
    private static List<History<Integer>> apart(int instances, long distance) {
      List<History<Integer>> histories = new ArrayList<>();
      for (int instance = 0; instance < instances; instance++) {
        History<Integer> history = new History<>(1, 1);
        history.note(0, 0, 0, 100, 150);
        history.note(1, 0, 0, 100 + distance, 150 + distance);
        histories.add(history);
      }
      return histories;
    }

    @Test
    void comesAfterTwoMillisecondsOfWork() {
      assertThat(enough.after(apart(1, 0), 2_000_000, 0)).isFalse();
      assertThat(enough.after(apart(1, 0), 2_000_001, 0)).isTrue();
    }

    @Test
    void comesWhereBranchesWaitForLong() {
      assertThat(enough.after(apart(1, 0), 0, 10_000_000)).isFalse();
      assertThat(enough.after(apart(1, 0), 0, 10_000_001)).isTrue();
    }

    @Test
    void comesEarlyWhereBranchesNeverMeet() {
      assertThat(enough.after(apart(32, 60), 0, 0)).isFalse();
      assertThat(enough.after(apart(33, 60), 0, 0)).isTrue();
      assertThat(enough.after(apart(33, 40), 0, 0)).isFalse();
    }

    @Test
    void doesNotAskBranchesToMeetOnOneCore() {
      assertThat(Enough.usual(1).after(apart(33, 60), 0, 0)).isFalse();
    }

    @Test
    void letsAllBranchesRunWhatTheFirstHasRun() {
      Release<Integer> release = new Release<>(
          (Plain<Integer>) (i, branch, n) -> branch,
          pauses(3, 1, Pause.NONE),
          0,
          1_000,
          (done, busy, waited) -> done.size() == 7,
          Ticker.system(),
          CORES);
      release.run(LIMIT, LIMIT);
      assertThat(release.histories()).hasSize(7).allMatch(history -> history.seen(2, 0) == 2);
    }
  }
}
