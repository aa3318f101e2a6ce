package dev.touchstone.benchmarks.spaces;

import dev.touchstone.samples.space.AppliedTerm;
import dev.touchstone.samples.space.KeyTree;
import dev.touchstone.samples.space.Program;
import dev.touchstone.samples.space.RedBlack;
import dev.touchstone.space.Condition;
import dev.touchstone.space.Guided;
import dev.touchstone.space.Space;
import java.util.Locale;

/** Types with a condition whose values are drawn. */
enum Subject {
  SEARCH_TREES,
  TERMS,
  TERMS_BY_VIEW,
  RED_BLACK_FUSED,
  RED_BLACK_ALL,
  PROGRAMS_12345,
  PROGRAMS_1345,
  PROGRAMS_135;

  Guided<?> guided() {
    return switch (this) {
      case SEARCH_TREES -> Space.of(KeyTree.class).suchThat(KeyTree::isSearchTree);
      case TERMS -> Space.of(AppliedTerm.class).suchThat(AppliedTerm::fits);
      case TERMS_BY_VIEW -> Space.of(AppliedTerm.class).suchThatView(AppliedTerm::fits);
      case RED_BLACK_FUSED -> Space.of(RedBlack.class).suchThat(RedBlack::isValid);
      case RED_BLACK_ALL ->
        Space.of(RedBlack.class)
            .suchThat(Condition.all(
                RedBlack::hasEqualHeights,
                RedBlack::hasNoRedPairs,
                RedBlack::isBlackRooted,
                RedBlack::hasOrderedKeys));
      case PROGRAMS_12345 ->
        Space.of(Program.class)
            .suchThat(Condition.all(
                Program::isWellScoped,
                Program::usesAll,
                Program::declaresAtTop,
                Program::isTidy,
                Program::nestsNoChoice));
      case PROGRAMS_1345 ->
        Space.of(Program.class)
            .suchThat(Condition.all(
                Program::isWellScoped,
                Program::declaresAtTop,
                Program::isTidy,
                Program::nestsNoChoice));
      case PROGRAMS_135 ->
        Space.of(Program.class)
            .suchThat(Condition.all(
                Program::isWellScoped, Program::declaresAtTop, Program::nestsNoChoice));
    };
  }

  String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
