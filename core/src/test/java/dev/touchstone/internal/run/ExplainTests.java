package dev.touchstone.internal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExplainTests {
  private static final int SIZE = 50;

  /** Explains a case in which the last of some numbers is too large. */
  private static Explain.Findings explained(int count, Body body) {
    List<Argument> arguments = IntStream.range(0, count)
        .mapToObj(at -> new Argument("a" + at, Gen.ints()))
        .toList();
    Trial trial = new Trial(arguments, body);
    Node node = Seed.of(count).root();
    Outcome outcome;
    long number = 1;
    do {
      Cases.start(trial.recorder(), number++, node.children(), SIZE);
      trial.generate();
      outcome = trial.run();
    } while (!(outcome instanceof Outcome.Failure));
    Outcome.Failure failure = (Outcome.Failure) outcome;
    return new Explain(trial, trial.recorder().choices(), SIZE, failure.identity(), node.child(0))
        .findings();
  }

  @Nested
  class ArgumentsThatDoNotMatter {
    @ParameterizedTest
    @ValueSource(ints = {2, 5, 6, 10, 12, 30})
    void areFoundHoweverMany(int count) {
      Explain.Findings findings = explained(count, values -> {
        if ((int) values[count - 1] > 5) {
          throw new IllegalStateException();
        }
      });
      assertThat(findings.free().subList(0, count - 1))
          .isEqualTo(Collections.nCopies(count - 1, true));
      assertThat(findings.free().get(count - 1)).isFalse();
      assertThat(findings.bound()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 6, 8})
    void areNamedInPairsWhereTheyMatterTogether(int count) {
      Explain.Findings findings = explained(count, values -> {
        if ((int) values[0] != 0 || (int) values[1] != 0) {
          throw new IllegalStateException();
        }
      });
      assertThat(findings.bound()).contains(new int[] {0, 1}).hasSize(1);
    }
  }
}
