package dev.touchstone.machine.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Verdict;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class EarlierCasesTests {
  /** A basket that counts what is put in; what {@code start} gives is up to a test. */
  private abstract static class BasketModel extends Model<Integer, List<String>> {
    BasketModel() {
      command("look").run(List::size).post((s, result) -> result.returned(s));
      command("put")
          .run(basket -> basket.add("apple"))
          .next((s, v) -> s + 1)
          .post((s, result) -> result.returned(true));
    }

    @Override
    protected Integer initial() {
      return 0;
    }

    @Override
    protected List<String> start() {
      return new ArrayList<>();
    }
  }

  private static String report(Model<?, ?> model) {
    Verdict verdict = Machine.sequential(model).cases(500).check(Seed.of(3).root());
    assertThat(verdict).as(verdict.report()).isInstanceOf(Verdict.Falsified.class);
    return verdict.report();
  }

  @Nested
  class AFailureDependsOnEarlierCases {
    @Test
    void whereOneBasketServesThemAll() {
      List<String> one = new ArrayList<>();
      assertThat(report(new BasketModel() {
            @Override
            protected List<String> start() {
              return one;
            }
          }))
          .containsPattern("depends on earlier cases: .* passed when it ran for the first time")
          .contains("keeps something that cleanup should end");
    }

    @Test
    void whereACaseFailsOnlyAfterAnother() {
      AtomicBoolean left = new AtomicBoolean();
      assertThat(report(new BasketModel() {
            @Override
            protected List<String> start() {
              return left.getAndSet(false) ? new ArrayList<>(List.of("left")) : new ArrayList<>();
            }

            @Override
            protected void onFailure(List<String> basket, Integer state) {
              basket.clear();
            }

            @Override
            protected void cleanup(List<String> basket, Integer state) {
              left.set(basket.size() > 1);
            }
          }))
          .containsPattern("depends on earlier cases: .* passes alone and fails after .*put\\(\\)");
    }
  }

  @Test
  void aPlainFailureDependsOnNone() {
    assertThat(report(new BasketModel() {
          @Override
          protected boolean invariant(Integer state, List<String> basket) {
            return state < 3;
          }
        }))
        .contains("invariant is false after put")
        .doesNotContain("depends on earlier cases");
  }
}
