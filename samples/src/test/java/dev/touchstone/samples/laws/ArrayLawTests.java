package dev.touchstone.samples.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.laws.ConstantHint;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArrayLawTests {
  @Test
  void readingANewArrayAsksForAConstant() {
    LawRow row = LawRow.of(ArrayLaws::access);
    row.implies(List.of("get(I, new) = get(J, new)"), List.of());
    assertThat(row.discovered(0).hints()).contains(new ConstantHint("get(I, new)", "0"));
  }

  @Test
  void readingAndWritingHaveSixLaws() {
    LawRow.of(ArrayLaws::withDefault)
        .isExactly(List.of(
            "get(I, new) = d",
            "get(I, set(I, X, A)) = X",
            "get(I, set(J, d, new)) = d",
            "get(J, set(I, X, new)) = get(I, set(J, X, new))",
            "set(I, X, set(I, Y, A)) = set(I, X, A)",
            "set(J, X, set(I, X, A)) = set(I, X, set(J, X, A))"));
  }

  @Test
  void writingTheDefaultIsSeenAndWritesDoNotCommute() {
    LawRow.of(ArrayLaws::withDefault)
        .implies(
            List.of(),
            List.of("set(J, d, new) = new", "set(J, Y, set(I, X, A)) = set(I, X, set(J, Y, A))"));
  }

  @Test
  void fixingMakesAccessThrow() {
    LawRow.of(ArrayLaws::fixing)
        .implies(
            List.of(
                "fix(fix(A)) = fix(A)",
                "get(I, fix(new)) = undefined",
                "set(I, X, fix(new)) = undefined"),
            List.of("fix(A) = A"));
  }

  @Test
  void resizingIsSeenToo() {
    LawRow.of(ArrayLaws::resizing)
        .implies(
            List.of(
                "get(I, resize(J, new)) = d",
                "get(J, resize(J, A)) = get(I, resize(I, A))",
                "resize(I, resize(I, A)) = resize(I, A)",
                "resize(J, fix(C)) = fix(resize(J, C))",
                "set(I, X, resize(I, new)) = set(I, X, new)"),
            List.of("resize(J, new) = new", "resize(I, resize(J, A)) = resize(I, A)"));
  }

  @Test
  void resettingANewArrayIsNotTheSame() {
    LawRow.of(ArrayLaws::resetting)
        .implies(List.of("reset(I, A) = set(I, d, A)"), List.of("reset(J, new) = new"));
  }
}
