package dev.touchstone.laws.internal.trial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Vocabulary;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RowsTests {
  private final List<Symbol> variables = variables();
  private final Rows rows = new Rows(
      Seed.of(1).root(),
      variables,
      new ArrayList<>(Collections.nCopies(3, Gen.ints(0, 1_000_000))),
      List.of());

  private static List<Symbol> variables() {
    Vocabulary vocabulary = new Vocabulary();
    int number = vocabulary.type("number");
    int other = vocabulary.type("other");
    return List.of(
        vocabulary.variable("x", number),
        vocabulary.variable("y", number),
        vocabulary.variable("z", other));
  }

  @Test
  void oneThatRefutedALawRefutesItWithItsVariablesRenamedToo() {
    rows.prepend(new Rows.Row(new Object[] {1, 2, 3}, new Object[0]));
    assertThat(rows.refuting())
        .extracting(row -> Arrays.asList(row.variables()))
        .containsExactly(List.of(1, 2, 3), List.of(2, 1, 3));
  }

  @Test
  void oneOfThreeHasValuesThatBelongTogether() {
    rows.together(List.of(new Rows.Together(
        List.of(variables.get(0), variables.get(2)),
        Gen.ints(1, 1_000).map(number -> List.of(number, -number)))));
    long together = IntStream.range(0, 3_000)
        .mapToObj(rows::row)
        .filter(row -> (int) row.variables()[2] < 0)
        .peek(row -> assertThat(row.variables()[0]).isEqualTo(-(int) row.variables()[2]))
        .count();
    assertThat(together).isBetween(850L, 1_150L);
  }
}
