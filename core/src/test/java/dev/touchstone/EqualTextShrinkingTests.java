package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Texts that fail only while they are equal are shortened and lowered together. */
class EqualTextShrinkingTests {
  private static boolean isLong(String text) {
    return text.codePointCount(0, text.length()) > 2;
  }

  @Test
  void twoArgumentsEndAsTheSimplestText() {
    assertThat(SmallestCases.of(
            Claim.forAll(Gen.strings(), Gen.strings(), (x, y) -> !(x.equals(y) && isLong(x)))))
        .containsExactly(List.of("\"aaa\"", "\"aaa\""));
  }

  @Test
  void duplicatesOfAListEndAsTheSimplestText() {
    assertThat(SmallestCases.of(Claim.forAll(
            Gen.lists(Gen.strings()),
            xs -> xs.stream()
                .filter(EqualTextShrinkingTests::isLong)
                .allMatch(new HashSet<String>()::add))))
        .containsExactly(List.of("[\"aaa\", \"aaa\"]"));
  }

  @Test
  void byteArraysEndAsZeros() {
    assertThat(SmallestCases.of(Claim.forAll(
            Gen.byteArrays(), Gen.byteArrays(), (x, y) -> !(Arrays.equals(x, y) && x.length > 2))))
        .containsExactly(List.of("[0, 0, 0]", "[0, 0, 0]"));
  }
}
