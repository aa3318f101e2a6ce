package dev.touchstone.samples.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Verdict;
import dev.touchstone.machine.Machine;
import dev.touchstone.samples.Races;
import dev.touchstone.samples.Verdicts;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.LinkedBlockingDeque;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class JdkClassTests {
  private static Map<Integer, Integer> inAccessOrder() {
    return new LinkedHashMap<>(16, 0.75f, true);
  }

  @Nested
  class CallByCall {
    @Test
    void allKeepToTheirModels() {
      Verdicts.passes(1_000, Machine.sequential(new DequeModel(ArrayDeque::new)));
      Verdicts.passes(1_000, Machine.sequential(new DequeModel(ConcurrentLinkedDeque::new)));
      Verdicts.passes(1_000, Machine.sequential(new DequeModel(LinkedBlockingDeque::new)));
      Verdicts.passes(
          1_000, Machine.sequential(new RecentlyUsedModel(JdkClassTests::inAccessOrder)));
    }
  }

  @Nested
  class InParallel {
    @Test
    void anArrayDequeBreaks() {
      assertThat(
              Races.seen(1, Machine.parallel(new DequeModel(ArrayDeque::new))).report())
          .contains("no possible interleaving");
    }

    @Test
    void aMapInAccessOrderBreaksThoughItIsOnlyRead() {
      assertThat(
              Races.seen(2, Machine.parallel(new RecentlyUsedModel(JdkClassTests::inAccessOrder)))
                  .report())
          .contains("no possible interleaving");
    }

    @Test
    void aLockAroundTheMapMendsIt() {
      Races.none(
          3,
          Verdicts.full() ? 10_000 : 50,
          Machine.parallel(
              new RecentlyUsedModel(() -> Collections.synchronizedMap(inAccessOrder()))));
    }

    /**
     * A known anomaly: one thread polls the first element and gets 1 though the other has put 0
     * before it, and still sees 1 at the end. It shows where one core is late between two reads.
     */
    @Test
    void aConcurrentLinkedDequeIsNotAtomic() {
      Verdict.Falsified found =
          Races.seen(4, Machine.parallel(DequeModel.ofOneEnd(ConcurrentLinkedDeque::new)));
      assertThat(found.report()).contains("no possible interleaving", "pollFirst()", "peekLast()");
    }

    @Test
    void aConcurrentLinkedDequeIsNotAtomicAmongAllItsCommands() {
      Verdict.Falsified found =
          Races.seen(5, Machine.parallel(new DequeModel(ConcurrentLinkedDeque::new)));
      assertThat(found.report()).contains("no possible interleaving", "poll");
    }
  }
}
