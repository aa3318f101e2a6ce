package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.prune.InstancePruner;
import dev.touchstone.laws.internal.prune.Semantics;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Terms;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Keeps the equations of a universe that do not follow from simpler ones.
 *
 * <p>An equation that follows only if terms that throw are put for variables freely is a variant: it
 * says where another law is defined, and is kept apart. Laws of known functions come first.
 *
 * <p>Source: Claessen, Smallbone and Hughes, QuickSpec (2010), section 2.5.
 */
public final class DepthPruning {
  private final InstancePruner sound;
  private final InstancePruner free;
  private final Simplicity simplicity;
  private final Universe universe;
  private final boolean partial;
  private final List<Equation> given;

  /** Prepares to prune a universe, with laws that need not be found again. */
  public DepthPruning(
      Universe universe,
      Simplicity simplicity,
      InstancePruner.Scheme scheme,
      Semantics semantics,
      boolean partial,
      List<Equation> given) {
    Terms terms = universe.terms();
    this.universe = universe;
    this.simplicity = simplicity;
    this.sound = InstancePruner.sound(terms, scheme, semantics);
    this.free = InstancePruner.free(terms);
    this.partial = partial;
    this.given = List.copyOf(given);
  }

  /** Returns what is left. */
  public Kept prune() {
    include();
    given.forEach(this::assume);
    List<Equation> laws = new ArrayList<>();
    List<Equation> variants = new ArrayList<>();
    List<Equation> raw = universe.equations(simplicity);
    raw.sort(Comparator.comparing(this::foreground));
    for (Equation equation : raw) {
      if (!sound.provable(equation)) {
        (partial && free.provable(equation) ? variants : laws).add(equation);
        assume(equation);
      }
    }

    return new Kept(laws, variants, raw.size());
  }

  private boolean foreground(Equation equation) {
    Terms terms = universe.terms();
    return terms.foreground(equation.left()) || terms.foreground(equation.right());
  }

  private void include() {
    for (int i = 0; i < universe.classes().size(); i++) {
      int[] members = universe.classes().get(i);
      for (int term : members) {
        boolean block = term == members[0];
        sound.label(term, i);
        sound.include(term, block);
        if (partial) {
          free.label(term, i);
          free.include(term, block);
        }
      }
    }
  }

  private void assume(Equation law) {
    sound.assume(law);
    if (partial) {
      free.assume(law);
    }
  }

  /** Returns the prover that knows all laws. */
  public InstancePruner prover() {
    return sound;
  }
}
