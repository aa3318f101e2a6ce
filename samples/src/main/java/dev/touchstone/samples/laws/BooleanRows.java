package dev.touchstone.samples.laws;

import java.util.List;

/** What must come of the signatures about truth values and numbers. */
final class BooleanRows {
  private BooleanRows() {}

  static List<LawRow> all() {
    return List.of(
        LawRow.sized("N1", () -> BooleanLaws.conjunction().depth(2))
            .implies("x && x = x", "x && y = y && x", "x && false = false")
            .exactly()
            .alsoThat(
                "not 12 terms and 8 equations",
                report -> report.terms() == 12 && report.rawEquations() == 8),
        LawRow.of("N4", BooleanLaws::connectives)
            .alsoThat(
                "not 411 terms, 52 classes and 359 equations",
                report -> report.terms() == 411
                    && report.classes() == 52
                    && report.rawEquations() == 359),
        LawRow.of("N5", BooleanLaws::addition)
            .implies("x + y = y + x", "x + (y + z) = y + (x + z)")
            .exactly(),
        connectives());
  }

  private static LawRow connectives() {
    return LawRow.sized("X2", () -> BooleanLaws.connectives().maxSize(7))
        .implies(
            "not(x) => x = false",
            "not(true) = false",
            "x && y = y && x",
            "x && x = x",
            "(x && y) && z = x && (y && z)",
            "x || y = y || x",
            "x || x = x",
            "(x || y) || z = x || (y || z)",
            "x && false = false",
            "x && true = x",
            "x || false = x",
            "x || true = true",
            "not(not(x)) = x",
            "x && not(x) = false",
            "x || not(x) = true",
            "x && (x || y) = x",
            "x || (x && y) = x",
            "not(x) && not(y) = not(x || y)",
            "not(x) && (x || y) = y && not(x)",
            "(x || y) && (x || z) = x || (y && z)");
  }
}
