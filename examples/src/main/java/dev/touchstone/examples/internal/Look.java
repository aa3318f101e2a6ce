package dev.touchstone.examples.internal;

import dev.touchstone.examples.Counterfactual;
import dev.touchstone.examples.Divergence;
import dev.touchstone.examples.Heuristic;
import dev.touchstone.examples.Reason;
import dev.touchstone.machine.Result;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds what one run shows.
 *
 * <p>A call is deleted, or given its other arguments, and the model is asked where the rest first
 * differs. Calls in a row that cannot go one by one go together: where a later call then differs they
 * matter to it; where it does not, although it would have in between, they took something away and
 * gave it back. Where one feature alone is looked for, edits that cannot show it are not tried.
 *
 * <p>After Ivarsson, Heuristics for generating good examples using QuickCheck (2016), sections 2.3.3,
 * 3.3.5 and 3.3.6. Deviations: see docs/decisions/0080.
 */
final class Look {
  private static final int LONGEST = 30;
  private static final int WIDEST = 6;

  private final Sightings sightings;
  private final Run run;
  private final Set<Heuristic> heuristics;
  private final @Nullable Feature only;
  private final int length;
  private final Rerun rerun;
  private final Map<Feature, Sighting> seen = new LinkedHashMap<>();

  Look(Sightings sightings, Run run, Set<Heuristic> heuristics, @Nullable Feature only) {
    this.sightings = sightings;
    this.run = run;
    this.heuristics = heuristics;
    this.only = only;
    this.length = Math.min(run.length(), LONGEST);
    this.rerun = new Rerun(run, length);
  }

  List<Sighting> all() {
    for (int i = 0; i < length - 1 && !(only != null && seen.containsKey(only)); i++) {
      Divergence alone = deletes() ? rerun.without(i, i) : null;
      if (alone == null || !Rerun.differs(alone)) {
        swap(i);
      } else {
        delete(i, alone);
        swap(i);
        ranges(i, alone);
      }
    }
    return List.copyOf(seen.values());
  }

  private boolean deletes() {
    return heuristics.contains(Heuristic.DELETE) || heuristics.contains(Heuristic.KEEP);
  }

  private void delete(int i, Divergence alone) {
    if (wanted(Heuristic.DELETE, alone.reason())) {
      see(deletion(new Counterfactual.Delete(i), alone));
    }
  }

  private boolean wanted(Heuristic heuristic, Reason reason) {
    return heuristics.contains(heuristic) && (only == null || only.reason() == reason);
  }

  private void see(Sighting sighting) {
    if (only == null || only.equals(sighting.feature())) {
      seen.putIfAbsent(sighting.feature(), sighting);
    }
  }

  private Sighting deletion(Counterfactual edit, Divergence found) {
    ShapeMaker maker = sightings
        .shapes()
        .say(edit instanceof Counterfactual.Delete ? "delete" : "delete range")
        .call(run, edit.first());
    Shape shape = affected(maker, found).shape();
    Feature feature =
        new Feature(Heuristic.DELETE, found.reason(), shape, delta(edit.first(), found));
    return new Sighting(feature, edit, found.at());
  }

  private ShapeMaker affected(ShapeMaker maker, Divergence found) {
    return found.reason() == Reason.NOT_ALLOWED
        ? maker.call(run, found.at(), Manner.NOT_ALLOWED)
        : maker.call(run, found.at());
  }

  /**
   * Returns what the edited call did to the state, where the edit gives another command another
   * result or lets a refused call succeed; two accepted calls of one command are told apart by their
   * answers.
   */
  private String delta(int position, Divergence found) {
    boolean alike = run.command(position) == run.command(found.at())
        && run.manner(found.at()).accepted();
    if (found.reason() == Reason.NOT_ALLOWED || alike) {
      return "";
    }
    return sightings.deltas().between(run.state(position), run.state(position + 1));
  }

  private void swap(int i) {
    @Nullable Object[] other = run.alternative(i);
    if (other == null
        || !heuristics.contains(Heuristic.SWAP)
        || !run.manner(i).accepted()
        || !rerun.effective(i, other)) {
      return;
    }
    Divergence found = rerun.swapped(i);
    if (found == null || !wanted(Heuristic.SWAP, found.reason())) {
      return;
    }
    ShapeMaker maker = sightings
        .shapes()
        .say("swap")
        .call(run, i)
        .call(run.command(i), other, Manner.ACCEPTED, null);
    Shape shape = affected(maker, found).shape();
    Feature feature = new Feature(Heuristic.SWAP, found.reason(), shape, delta(i, found));
    see(new Sighting(feature, new Counterfactual.Swap(i), found.at()));
  }

  private void ranges(int i, Divergence alone) {
    for (int k = Math.max(i + 1, alone.at()); k < Math.min(i + WIDEST, length - 1); k++) {
      Divergence found = rerun.without(i, k);
      Counterfactual edit = new Counterfactual.DeleteRange(i, k);
      if (Rerun.UNBOUND.equals(found)) {
        continue;
      }
      if (found != null
          && k == alone.at()
          && alone.reason() == Reason.NOT_ALLOWED
          && found.reason() == Reason.OTHER_RESULT
          && !run.manner(found.at()).accepted()
          && wanted(Heuristic.DELETE, found.reason())) {
        see(deletion(edit, found));
      }
      int witness = heuristics.contains(Heuristic.KEEP) ? witness(k + 1) : -1;
      if (witness >= 0 && (found == null || found.at() > witness)) {
        keep(edit, witness);
      }
    }
  }

  private int witness(int from) {
    for (int j = from; j < length; j++) {
      if (run.manner(j).accepted()) {
        return j;
      }
    }
    return -1;
  }

  /** Looks whether a call would have differed right after the first call of a row. */
  private void keep(Counterfactual edit, int witness) {
    if (run.references(witness).nextSetBit(edit.first()) >= 0) {
      return;
    }
    Object between = run.state(edit.first() + 1);
    Reason reason = rerun.differs(between, witness);
    if (reason != null) {
      Result<?> refusal = sightings.refusal(run.call(witness).command());
      boolean missing = reason == Reason.NOT_ALLOWED
          || (refusal != null && rerun.accepts(between, witness, refusal));
      see(kept(edit, witness, missing ? "" : Sighting.OTHER_ANSWER));
    }
  }

  private Sighting kept(Counterfactual edit, int witness, String between) {
    Shape shape = sightings
        .shapes()
        .say("keep")
        .call(run, edit.first())
        .call(run, witness)
        .shape();
    Feature feature = new Feature(Heuristic.KEEP, Reason.NOTHING, shape, between);
    return new Sighting(feature, edit, witness);
  }
}
