package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.prune.InstancePruner;
import dev.touchstone.laws.internal.prune.Semantics;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Terms;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps the equations of a universe that do not follow from simpler ones.
 *
 * <p>An equation that follows only if terms that throw are put for variables freely is a variant: it
 * says where another law is defined, and is kept apart.
 *
 * <p>Source: Claessen, Smallbone and Hughes, QuickSpec (2010), section 2.5.
 */
public final class DepthPruning {
  private final InstancePruner sound;
  private final InstancePruner free;
  private final Simplicity simplicity;
  private final Universe universe;
  private final boolean partial;
  private final List<Equation> background;

  /** Prepares to prune a universe. */
  public DepthPruning(
      Universe universe,
      Simplicity simplicity,
      InstancePruner.Scheme scheme,
      Semantics semantics,
      boolean partial,
      List<Equation> background) {
    Terms terms = universe.terms();
    this.universe = universe;
    this.simplicity = simplicity;
    this.sound = InstancePruner.sound(terms, scheme, semantics);
    this.free = InstancePruner.free(terms);
    this.partial = partial;
    this.background = background;
  }

  /** Returns what is left. */
  public Kept prune() {
    include();
    background.forEach(this::assume);
    List<Equation> laws = new ArrayList<>();
    List<Equation> variants = new ArrayList<>();
    List<Equation> raw = universe.equations(simplicity);
    for (Equation equation : raw) {
      if (!sound.provable(equation)) {
        (partial && free.provable(equation) ? variants : laws).add(equation);
        assume(equation);
      }
    }

    return new Kept(laws, variants, raw.size());
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
