package dev.touchstone.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Case;
import dev.touchstone.Claim;
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

  @Test
  void takesTheLabelsOfAPropertyForTreatments() {
    Claim claim = Claim.forAll(Gen.ints(0, 200), Gen.booleans(), (age, member) -> {
          Case.classify(age >= 18, "adult");
          Case.classify(member && age >= 18, "pays less");
          return true;
        })
        .names("age", "member");
    assertThat(Boundaries.of(claim).cases(300).find().stream().map(Boundary::text))
        .contains("age = 17, member = false -> passes, but age = 18, member = false -> adult")
        .contains(
            "age = 17, member = true -> passes, but age = 18, member = true -> adult, pays less");
  }

  @Test
  void takesFailingAndNotCountingForTreatments() {
    Claim claim = Claim.forAll(Gen.ints(0, 100), n -> {
          Case.assume(n < 50);
          return n != 7;
        })
        .names("n");
    assertThat(Boundaries.of(claim).cases(400).find().stream().map(Boundary::text))
        .anyMatch(text -> text.matches("n = [67] -> .*passes.*, but n = [78] -> .*|.*fails with.*"))
        .contains("n = 49 -> passes, but n = 50 -> does not count");
  }

  @Test
  void findsTheSimplestInputThatTellsMost() {
    assertThat(Boundaries.mostTelling(Gen.lists(Gen.ints(0, 9)), xs ->
            (int) xs.stream().distinct().limit(3).count()))
        .hasValue(List.of(0, 1, 2));
    assertThat(Boundaries.mostTelling(Gen.ints(), n -> 0)).isEmpty();
  }
}
