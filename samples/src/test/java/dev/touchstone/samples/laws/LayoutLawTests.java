package dev.touchstone.samples.laws;

import java.util.List;
import org.junit.jupiter.api.Test;

class LayoutLawTests {
  @Test
  void combinatorsHaveTheLawsOfPrettyPrinting() {
    LawRow.of(LayoutLaws::combinators)
        .implies(
            List.of(
                "nest(0, d) = d",
                "nest(j, nest(i, d)) = nest(i, nest(j, d))",
                "nest(i + j, d) = nest(i, nest(j, d))",
                "d <> nest(i, e) = d <> e",
                "nest(i, d) <> e = nest(i, d <> e)",
                "(d $$ e) $$ f = d $$ (e $$ f)",
                "(d <> e) <> f = d <> (e <> f)",
                "(d $$ e) <> f = d $$ (e <> f)",
                "nest(i, d) $$ nest(i, e) = nest(i, d $$ e)",
                "text(s) <> text(t) = text(s ++ t)"),
            List.of("nest(i, d) $$ e = nest(i, d $$ e)"));
  }
}
