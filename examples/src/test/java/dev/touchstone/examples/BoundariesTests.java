package dev.touchstone.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoundariesTests {
  @Test
  void findsTheNumbersOnBothSides() {
    assertThat(
            Boundaries.of(Gen.ints(0, 200), age -> age < 18 ? "child" : "adult").find())
        .containsExactly(new Boundary<>(17, "child", 18, "adult"));
  }

  @Test
  void findsABorderPerPairOfTreatments() {
    List<Boundary<Integer>> found = Boundaries.of(
            Gen.ints(0, 1_000), n -> n < 10 ? "small" : n < 100 ? "middle" : "large")
        .find();
    assertThat(found)
        .containsExactlyInAnyOrder(
            new Boundary<>(9, "small", 10, "middle"), new Boundary<>(99, "middle", 100, "large"));
  }

  @Test
  void takesAnExceptionForATreatment() {
    assertThat(Boundaries.of(Gen.ints(0, 50), n -> String.valueOf(10 / n))
            .cases(200)
            .find())
        .anyMatch(border -> border.leftLabel().equals("threw ArithmeticException"));
  }

  @Test
  void findsTheSimplestTellingInstance() {
    assertThat(Boundaries.simplest(
            Gen.lists(Gen.ints(0, 9)),
            xs -> xs.size() > 1 && !xs.equals(xs.stream().sorted().toList())))
        .containsExactly(List.of(1, 0));
  }

  @Test
  void saysNothingWhereAllIsAlike() {
    assertThat(Boundaries.holding(Gen.ints(), n -> true).cases(50).find()).isEmpty();
  }
}
