package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Texts that fail only while they are equal are shortened and lowered together. */
class EqualTextShrinkingTests {
  private static final int SEEDS = 8;

  private static Set<List<String>> results(Claim claim) {
    return IntStream.range(0, SEEDS)
        .mapToObj(seed -> claim.cases(20_000).seed(Seed.of(seed)).check())
        .map(verdict -> ((Verdict.Falsified) verdict).shrunk().arguments())
        .map(shown -> shown.stream().map(Verdict.Shown::value).toList())
        .collect(Collectors.toSet());
  }

  private static boolean isLong(String text) {
    return text.codePointCount(0, text.length()) > 2;
  }

  @Test
  void twoArgumentsEndAsTheSimplestText() {
    assertThat(results(
            Claim.forAll(Gen.strings(), Gen.strings(), (x, y) -> !(x.equals(y) && isLong(x)))))
        .containsExactly(List.of("\"aaa\"", "\"aaa\""));
  }

  @Test
  void duplicatesOfAListEndAsTheSimplestText() {
    assertThat(results(Claim.forAll(
            Gen.lists(Gen.strings()),
            xs -> xs.stream()
                .filter(EqualTextShrinkingTests::isLong)
                .allMatch(new HashSet<String>()::add))))
        .containsExactly(List.of("[\"aaa\", \"aaa\"]"));
  }

  @Test
  void byteArraysEndAsZeros() {
    assertThat(results(Claim.forAll(
            Gen.byteArrays(), Gen.byteArrays(), (x, y) -> !(Arrays.equals(x, y) && x.length > 2))))
        .containsExactly(List.of("[0, 0, 0]", "[0, 0, 0]"));
  }
}
