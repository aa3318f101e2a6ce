package dev.touchstone.internal.run;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.UnstableGenerator;
import dev.touchstone.choice.BoolDomain;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.IntegerDomain;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StabilityTests {
  private static final Choice BOOL = new Choice.Word(BoolDomain.FAIR, 1);
  private static final Choice INTEGER = new Choice.Word(IntegerDomain.of(0, 9), 1);

  private static List<Choice> fork(long key, Choice... leaves) {
    List<Choice> row = new ArrayList<>(List.of(leaves));
    row.add(0, new Choice.Open(new Choice.Key(key)));
    row.add(Choice.CLOSE);
    return row;
  }

  private static Choices row(List<Choice> one, List<Choice> two) {
    List<Choice> row = new ArrayList<>(one);
    row.addAll(two);
    return Choices.of(row);
  }

  @Test
  void doesNotDependOnTheOrderOfForks() {
    Choices drawn = row(fork(1, BOOL), fork(2, BOOL, INTEGER));
    Choices again = row(fork(2, BOOL, INTEGER), fork(1, BOOL));
    assertThatCode(() -> Stability.check(drawn, again)).doesNotThrowAnyException();
  }

  @Test
  void isLostWhereAForkDrawsInAnotherWay() {
    Choices drawn = row(fork(1, BOOL), fork(2, BOOL, INTEGER));
    Choices again = row(fork(2, BOOL, BOOL), fork(1, BOOL));
    assertThatThrownBy(() -> Stability.check(drawn, again))
        .isInstanceOf(UnstableGenerator.class)
        .hasMessageStartingWith("draw 3 was Integer");
  }
}
