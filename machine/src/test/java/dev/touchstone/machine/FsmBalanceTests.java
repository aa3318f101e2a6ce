package dev.touchstone.machine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Verdict;
import dev.touchstone.machine.internal.Frequencies;
import dev.touchstone.random.Seed;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FsmBalanceTests {
  /** A ladder: at each rung on or back to the ground, so that the top is rare. */
  private static final class Ladder extends Fsm<Integer, Integer, Object> {
    private static final int RUNGS = 6;

    Ladder(boolean balanced) {
      for (int rung = 0; rung < RUNGS; rung++) {
        transition(rung, "up" + rung, rung + 1, system -> {});
        transition(rung + 1, "fall" + rung, 0, system -> {});
      }
      if (balanced) {
        balance();
      }
    }

    @Override
    protected Integer firstName() {
      return 0;
    }

    @Override
    protected Integer firstData() {
      return 0;
    }

    @Override
    protected Object start() {
      return "";
    }
  }

  private static Map<String, Long> arrows(boolean balanced) {
    Verdict verdict =
        Machine.sequential(new Ladder(balanced)).cases(1_000).check(Seed.of(2).root());
    return verdict.statistics().counts().getOrDefault(Frequencies.ARROWS, Map.of());
  }

  private static double spread(Map<String, Long> arrows) {
    double most = arrows.values().stream().mapToLong(Long::longValue).max().orElse(0);
    return most / arrows.values().stream().mapToLong(Long::longValue).min().orElse(1);
  }

  /** Unbalanced the last step is taken about 1 in 64 times; every fall shares what goes up. */
  @Test
  void rareArrowsGetMoreWeight() {
    Map<String, Long> plain = arrows(false);
    Map<String, Long> balanced = arrows(true);
    assertThat(plain).hasSize(12);
    assertThat(balanced).hasSize(12);
    assertThat(spread(balanced)).isLessThan(spread(plain) / 3);
  }
}
