package dev.touchstone.samples.laws;

import dev.touchstone.laws.PartialFunction;
import java.util.List;

/** What must come of the signatures about decimals of fixed precision. */
final class FixedPointRows {
  private FixedPointRows() {}

  static List<LawRow> all() {
    return List.of(
        addition(),
        subtracting(),
        subtractingAndNegating(),
        negating(),
        withZeroLike(),
        multiplying(),
        withPrecision(),
        precisionOfQuotients(),
        adjusting(),
        shiftingByInts(),
        shifting());
  }

  private static LawRow addition() {
    return LawRow.of("F1", FixedPointLaws::withZero)
        .implies(
            "add(A, B) = add(B, A)", "add(B, add(A, C)) = add(A, add(B, C))", "add(A, zero) = A")
        .exactly();
  }

  private static LawRow subtracting() {
    return LawRow.of("F2", FixedPointLaws::subtracting)
        .implies(
            "add(B, add(A, C)) = add(A, add(B, C))",
            "add(B, sub(A, C)) = add(A, sub(B, C))",
            "sub(A, sub(B, C)) = add(A, sub(C, B))",
            "sub(sub(A, B), C) = sub(A, add(B, C))")
        .without("sub(A, A) = zero");
  }

  private static LawRow subtractingAndNegating() {
    return LawRow.of("F3s", FixedPointLaws::subtractingAndNegating)
        .implies("add(A, neg(B)) = sub(A, B)");
  }

  private static LawRow negating() {
    return LawRow.of("F3", FixedPointLaws::negating)
        .implies(
            "add(neg(A), add(A, A)) = A",
            "add(neg(A), neg(B)) = neg(add(A, B))",
            "neg(neg(A)) = A",
            "neg(zero) = zero")
        .without("add(A, neg(A)) = zero");
  }

  private static LawRow withZeroLike() {
    return LawRow.of("F4", FixedPointLaws::withZeroLike)
        .implies(
            "add(A, neg(A)) = zl(A)",
            "zl(from_int(I)) = zero",
            "zl(fmi(J, M)) = zl(fmi(I, M))",
            "zl(zl(A)) = zl(A)",
            "zl(add(A, A)) = zl(A)",
            "zl(neg(A)) = zl(A)",
            "add(A, zl(A)) = A",
            "add(zl(A), zl(B)) = zl(add(A, B))",
            "neg(zl(A)) = zl(A)")
        .without("add(A, zl(B)) = A");
  }

  private static LawRow multiplying() {
    return LawRow.of("F5", FixedPointLaws::multiplying)
        .implies(
            "divide(one_like(A), recip(A)) = recip(recip(A))",
            "mult(B, zl(A)) = zl(mult(A, B))",
            "mult(fmi(I, N), fmi(J, M)) = mult(fmi(I, M), fmi(J, N))")
        .without("mult(A, add(B, C)) = add(mult(A, B), mult(A, C))");
  }

  private static LawRow withPrecision() {
    return LawRow.of("F6", FixedPointLaws::withPrecision)
        .implies(
            "max(p(A), p(B)) = p(add(A, B))",
            "p(divide(zero, A)) = p(one_like(A))",
            "p(from_int(I)) = 0",
            "p(fmi(I, M)) = M",
            "p(mult(A, B)) = p(add(A, B))",
            "p(recip(A)) = p(one_like(A))")
        .without("p(divide(A, B)) = p(add(A, B))");
  }

  private static LawRow precisionOfQuotients() {
    return LawRow.sized("F6c", () -> FixedPointLaws.quotients().maxSize(6).conditions())
        .implies(
            "p(divide(A, B)) = max(p(A), p(one_like(B)))",
            "B != zl(B) => p(divide(A, B)) = p(add(A, B))")
        .without("p(divide(A, B)) = p(add(A, B))");
  }

  private static LawRow adjusting() {
    return LawRow.of("F7", FixedPointLaws::adjusting)
        .implies(
            "adjust(A, p(A)) = A",
            "p(adjust(A, M)) = M",
            "zl(adjust(A, M)) = adjust(zero, M)",
            "adjust(zl(A), M) = adjust(zero, M)")
        .without("adjust(adjust(A, M), 0) = adjust(A, 0)");
  }

  private static LawRow shiftingByInts() {
    return LawRow.of("F8i", FixedPointLaws::shiftingByInts)
        .implies("adjust(shr(zero, I), p(A)) = shr(zl(A), I)")
        .without("p(shr(A, I)) = p(A)")
        .alsoThat(
            "shr is not seen to throw exactly for negative numbers",
            report -> report
                .partialFunctions()
                .equals(List.of(new PartialFunction(
                    "shr", List.of("java.lang.IllegalArgumentException"), "from_int(I) < zero"))));
  }

  private static LawRow shifting() {
    return LawRow.of("F8", FixedPointLaws::shifting)
        .implies(
            "p(shr(A, M)) = p(A)",
            "shr(shr(A, N), M) = shr(shr(A, M), N)",
            "shr(A, 0) = A",
            "shr(zl(A), M) = zl(A)",
            "shr(shr(A, M), N) = shr(A, M + N)");
  }
}
