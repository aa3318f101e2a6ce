package dev.touchstone.samples.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.laws.Definition;
import dev.touchstone.laws.LawReport;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetLawTests {
  private static final List<String> WITHOUT_ADDING = List.of(
      "inter(T, S) = inter(S, T)",
      "union(T, S) = union(S, T)",
      "inter(S, S) = S",
      "inter(S, new) = new",
      "union(S, S) = S",
      "union(S, new) = S",
      "inter(T, inter(S, U)) = inter(S, inter(T, U))",
      "union(T, union(S, U)) = union(S, union(T, U))",
      "inter(S, union(S, T)) = S",
      "union(S, inter(S, T)) = S",
      "inter(union(S, T), union(S, U)) = union(S, inter(T, U))",
      "union(inter(S, T), inter(S, U)) = inter(S, union(T, U))");

  private static final List<String> ADDING = List.of(
      "add(Y, add(X, S)) = add(X, add(Y, S))",
      "union(S, add(X, T)) = add(X, union(S, T))",
      "inter(S, add(X, S)) = S",
      "inter(add(X, S), add(X, T)) = add(X, inter(S, T))",
      "union(add(X, S), add(X, T)) = add(X, union(S, T))");

  @Test
  void addingHasSeventeenLaws() {
    List<String> all = new ArrayList<>(WITHOUT_ADDING);
    all.addAll(ADDING);
    LawRow.of(SetLaws::adding).isExactly(all);
  }

  @Test
  void addingIsSeenToBeRedundant() {
    LawReport report = LawRow.of(SetLaws::adding).discovered(0);
    assertThat(report.terms()).isEqualTo(1_041);
    assertThat(report.rawEquations()).isEqualTo(828);
    assertThat(report.definitions())
        .containsExactly(new Definition("add(X, S)", "union(S, add(X, new))"));
  }

  @Test
  void unitsHaveTwelveLaws() {
    LawRow.of(SetLaws::units).isExactly(WITHOUT_ADDING);
    LawReport report = LawRow.of(SetLaws::units).discovered(0);
    assertThat(report.terms()).isEqualTo(348);
    assertThat(report.rawEquations()).isEqualTo(264);
  }
}
