package dev.touchstone.samples.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.laws.PartialFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

class FixedPointLawTests {
  @Test
  void additionIsCommutativeAndAssociative() {
    LawRow.of(FixedPointLaws::withZero)
        .isExactly(List.of(
            "add(A, B) = add(B, A)", "add(B, add(A, C)) = add(A, add(B, C))", "add(A, zero) = A"));
  }

  @Test
  void subtractionHasManyLaws() {
    LawRow.of(FixedPointLaws::subtracting)
        .implies(
            List.of(
                "add(B, add(A, C)) = add(A, add(B, C))",
                "add(B, sub(A, C)) = add(A, sub(B, C))",
                "sub(A, sub(B, C)) = add(A, sub(C, B))",
                "sub(sub(A, B), C) = sub(A, add(B, C))"),
            List.of("sub(A, A) = zero"));
  }

  @Test
  void negationReplacesThem() {
    LawRow.of(FixedPointLaws::subtractingAndNegating)
        .implies(List.of("add(A, neg(B)) = sub(A, B)"), List.of());
    LawRow.of(FixedPointLaws::negating)
        .implies(
            List.of(
                "add(neg(A), add(A, A)) = A",
                "add(neg(A), neg(B)) = neg(add(A, B))",
                "neg(neg(A)) = A",
                "neg(zero) = zero"),
            List.of("add(A, neg(A)) = zero"));
  }

  @Test
  void everyPrecisionHasItsZero() {
    LawRow.of(FixedPointLaws::withZeroLike)
        .implies(
            List.of(
                "add(A, neg(A)) = zl(A)",
                "zl(from_int(I)) = zero",
                "zl(fmi(J, M)) = zl(fmi(I, M))",
                "zl(zl(A)) = zl(A)",
                "zl(add(A, A)) = zl(A)",
                "zl(neg(A)) = zl(A)",
                "add(A, zl(A)) = A",
                "add(zl(A), zl(B)) = zl(add(A, B))",
                "neg(zl(A)) = zl(A)"),
            List.of("add(A, zl(B)) = A"));
  }

  @Test
  void multiplicationRoundsSoItDoesNotDistribute() {
    LawRow.of(FixedPointLaws::multiplying)
        .implies(
            List.of(
                "divide(one_like(A), recip(A)) = recip(recip(A))",
                "mult(B, zl(A)) = zl(mult(A, B))",
                "mult(fmi(I, N), fmi(J, M)) = mult(fmi(I, M), fmi(J, N))"),
            List.of("mult(A, add(B, C)) = add(mult(A, B), mult(A, C))"));
  }

  @Test
  void precisionIsTheGreaterOne() {
    LawRow.of(FixedPointLaws::withPrecision)
        .implies(
            List.of(
                "max(p(A), p(B)) = p(add(A, B))",
                "p(divide(zero, A)) = p(one_like(A))",
                "p(from_int(I)) = 0",
                "p(fmi(I, M)) = M",
                "p(mult(A, B)) = p(add(A, B))",
                "p(recip(A)) = p(one_like(A))"),
            List.of("p(divide(A, B)) = p(add(A, B))"));
  }

  @Test
  void adjustingTwiceIsNotAdjustingOnce() {
    LawRow.of(FixedPointLaws::adjusting)
        .implies(
            List.of(
                "adjust(A, p(A)) = A",
                "p(adjust(A, M)) = M",
                "zl(adjust(A, M)) = adjust(zero, M)",
                "adjust(zl(A), M) = adjust(zero, M)"),
            List.of("adjust(adjust(A, M), 0) = adjust(A, 0)"));
  }

  @Test
  void shiftingByIntsIsPartial() {
    assertThat(LawRow.of(FixedPointLaws::shiftingByInts).discovered(0).partialFunctions())
        .containsExactly(new PartialFunction("shr", List.of("java.lang.IllegalArgumentException")));
    LawRow.of(FixedPointLaws::shiftingByInts)
        .implies(List.of("adjust(shr(zero, I), p(A)) = shr(zl(A), I)"), List.of());
  }

  @Test
  void shiftingAddsUp() {
    LawRow.of(FixedPointLaws::shifting)
        .implies(
            List.of(
                "p(shr(A, M)) = p(A)",
                "shr(shr(A, N), M) = shr(shr(A, M), N)",
                "shr(A, 0) = A",
                "shr(zl(A), M) = zl(A)",
                "shr(shr(A, M), N) = shr(A, M + N)"),
            List.of());
  }
}
