package dev.touchstone.samples.laws;

import dev.touchstone.laws.ConstantHint;
import dev.touchstone.laws.Definition;
import java.util.List;

/** What must come of the signatures about queues, arrays, sets and layouts. */
final class StructureRows {
  private StructureRows() {}

  static List<LawRow> all() {
    return List.of(
        queuesByStructure(),
        queuesByContents(),
        access(),
        withDefault(),
        fixing(),
        resizing(),
        resetting(),
        independentWrites(),
        adding(),
        units(),
        layouts());
  }

  private static LawRow queuesByStructure() {
    return LawRow.of("Q1", QueueLaws::byStructure)
        .implies(
            "join(new, Q) = Q",
            "join(Q, new) = Q",
            "join(join(Q, Q2), Q3) = join(Q, join(Q2, Q3))",
            "to_list(Q) ++ to_list(Q2) = to_list(join(Q, Q2))",
            "reverse(in(X, Q)) = in_r(X, reverse(Q))",
            "tail(reverse(Q)) = reverse(liat(Q))",
            "to_list(Q) ++ (X : []) = to_list(in(X, Q))",
            "X : to_list(Q) = to_list(in_r(X, Q))",
            "tail(in_r(Y, Q)) = tail(in_r(X, Q))")
        .without("tail(in_r(X, Q)) = Q");
  }

  private static LawRow queuesByContents() {
    return LawRow.of("Q2", QueueLaws::byContents)
        .implies("tail(in_r(X, Q)) = Q", "liat(in(X, Q)) = Q");
  }

  private static LawRow access() {
    return LawRow.of("A0", ArrayLaws::access)
        .implies("get(I, new) = get(J, new)")
        .alsoThat(
            "no hint to a constant",
            report -> report.hints().contains(new ConstantHint("get(I, new)", "0")));
  }

  private static LawRow withDefault() {
    return LawRow.of("A1", ArrayLaws::withDefault)
        .implies(
            "get(I, new) = d",
            "get(I, set(I, X, A)) = X",
            "get(I, set(J, d, new)) = d",
            "get(J, set(I, X, new)) = get(I, set(J, X, new))",
            "set(I, X, set(I, Y, A)) = set(I, X, A)",
            "set(J, X, set(I, X, A)) = set(I, X, set(J, X, A))")
        .without("set(J, d, new) = new", "set(J, Y, set(I, X, A)) = set(I, X, set(J, Y, A))")
        .exactly();
  }

  private static LawRow fixing() {
    return LawRow.of("A2", ArrayLaws::fixing)
        .implies(
            "fix(fix(A)) = fix(A)",
            "get(I, fix(new)) = undefined",
            "set(I, X, fix(new)) = undefined")
        .without("fix(A) = A");
  }

  private static LawRow resizing() {
    return LawRow.of("A3", ArrayLaws::resizing)
        .implies(
            "get(I, resize(J, new)) = d",
            "get(J, resize(J, A)) = get(I, resize(I, A))",
            "resize(I, resize(I, A)) = resize(I, A)",
            "resize(J, fix(C)) = fix(resize(J, C))",
            "set(I, X, resize(I, new)) = set(I, X, new)")
        .without("resize(J, new) = new", "resize(I, resize(J, A)) = resize(I, A)");
  }

  private static LawRow resetting() {
    return LawRow.of("A4", ArrayLaws::resetting)
        .implies("reset(I, A) = set(I, d, A)")
        .without("reset(J, new) = new");
  }

  private static LawRow independentWrites() {
    return LawRow.of("A5", () -> ArrayLaws.withDefault().conditions())
        .implies("I != J => set(J, Y, set(I, X, A)) = set(I, X, set(J, Y, A))")
        .without("set(J, Y, set(I, X, A)) = set(I, X, set(J, Y, A))");
  }

  private static LawRow adding() {
    return LawRow.of("S1", SetLaws::adding)
        .implies(units().expected())
        .implies(
            "add(Y, add(X, S)) = add(X, add(Y, S))",
            "union(S, add(X, T)) = add(X, union(S, T))",
            "inter(S, add(X, S)) = S",
            "inter(add(X, S), add(X, T)) = add(X, inter(S, T))",
            "union(add(X, S), add(X, T)) = add(X, union(S, T))")
        .exactly()
        .alsoThat(
            "add is not seen to be redundant",
            report -> report
                .definitions()
                .equals(List.of(new Definition("add(X, S)", "union(S, add(X, new))"))));
  }

  private static LawRow units() {
    return LawRow.of("S2", SetLaws::units)
        .implies(
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
            "union(inter(S, T), inter(S, U)) = inter(S, union(T, U))")
        .exactly();
  }

  private static LawRow layouts() {
    return LawRow.of("P1", LayoutLaws::combinators)
        .implies(
            "nest(0, d) = d",
            "nest(j, nest(i, d)) = nest(i, nest(j, d))",
            "nest(i + j, d) = nest(i, nest(j, d))",
            "d <> nest(i, e) = d <> e",
            "nest(i, d) <> e = nest(i, d <> e)",
            "(d $$ e) $$ f = d $$ (e $$ f)",
            "(d <> e) <> f = d <> (e <> f)",
            "(d $$ e) <> f = d $$ (e <> f)",
            "nest(i, d) $$ nest(i, e) = nest(i, d $$ e)",
            "text(s) <> text(t) = text(s ++ t)",
            "d <> text(\"\") = d")
        .without("nest(i, d) $$ e = nest(i, d $$ e)", "text(\"\") <> d = d");
  }
}
