package dev.touchstone.benchmarks.spaces;

import dev.touchstone.samples.space.AppliedTerm;
import dev.touchstone.samples.space.KeyTree;
import dev.touchstone.samples.space.Program;
import dev.touchstone.samples.space.RedBlack;
import dev.touchstone.space.Condition;
import dev.touchstone.space.Guided;
import dev.touchstone.space.Space;
import java.util.Locale;
import java.util.function.Supplier;

/** Types with a condition whose values are drawn. */
enum Subject {
  SEARCH_TREES(() -> Space.of(KeyTree.class).suchThat(KeyTree::isSearchTree)),
  TERMS(() -> Space.of(AppliedTerm.class).suchThat(AppliedTerm::fits)),
  TERMS_BY_VIEW(() -> Space.of(AppliedTerm.class).suchThatView(AppliedTerm::fits)),
  RED_BLACK_FUSED(() -> Space.of(RedBlack.class).suchThat(RedBlack::isValid)),
  RED_BLACK_ALL(() -> Space.of(RedBlack.class)
      .suchThat(Condition.all(
          RedBlack::hasEqualHeights,
          RedBlack::hasNoRedPairs,
          RedBlack::isBlackRooted,
          RedBlack::hasOrderedKeys))),
  PROGRAMS_12345(() -> Space.of(Program.class)
      .suchThat(Condition.all(
          Program::isWellScoped,
          Program::usesAll,
          Program::declaresAtTop,
          Program::isTidy,
          Program::nestsNoChoice))),
  PROGRAMS_1345(() -> Space.of(Program.class)
      .suchThat(Condition.all(
          Program::isWellScoped, Program::declaresAtTop, Program::isTidy, Program::nestsNoChoice))),
  PROGRAMS_135(() -> Space.of(Program.class)
      .suchThat(
          Condition.all(Program::isWellScoped, Program::declaresAtTop, Program::nestsNoChoice)));

  private final Supplier<Guided<?>> guided;

  Subject(Supplier<Guided<?>> guided) {
    this.guided = guided;
  }

  Guided<?> guided() {
    return guided.get();
  }

  String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
