package dev.touchstone.examples.internal;

import dev.touchstone.examples.Counterfactual;
import dev.touchstone.examples.Divergence;
import dev.touchstone.examples.Heuristic;
import dev.touchstone.examples.Reason;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.internal.Blueprint;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds what a run shows.
 *
 * <p>A call is deleted, or given its other arguments, and the model is asked where the rest first
 * differs. Calls in a row that cannot go one by one go together: where a later call then differs they
 * matter to it; where it does not, although it would have in between, they took something away and
 * gave it back.
 *
 * <p>After Ivarsson, Heuristics for generating good examples using QuickCheck (2016), sections 2.3.3,
 * 3.3.5 and 3.3.6. Deviations: see docs/decisions/0080.
 */
public final class Sightings {
  static final int LONGEST = 30;
  private static final int WIDEST = 6;

  private final Domains domains;
  private final Deltas deltas;
  private final Set<Heuristic> heuristics;
  private final Map<String, Result<?>> refusals = new ConcurrentHashMap<>();

  Sightings(Blueprint blueprint, Set<Heuristic> heuristics) {
    this.domains = new Domains(blueprint);
    this.deltas = new Deltas(blueprint);
    this.heuristics = heuristics;
  }

  /** Notes how commands refuse; called between batches, so that threads make no difference. */
  void learn(Run run) {
    for (int i = 0; i < run.length(); i++) {
      if (!run.manner(i).accepted()) {
        refusals.putIfAbsent(run.call(i).command(), run.result(i));
      }
    }
  }

  /** Returns what a run shows, each thing once, in the order of the calls. */
  List<Sighting> of(Run run) {
    Map<Feature, Sighting> seen = new LinkedHashMap<>();
    int length = Math.min(run.length(), LONGEST);
    Rerun rerun = new Rerun(run, length);
    for (int i = 0; i < length - 1; i++) {
      Divergence alone = rerun.without(i, i);
      if (heuristics.contains(Heuristic.DELETE) && alone != null && Rerun.differs(alone)) {
        see(seen, deletion(run, new Counterfactual.Delete(i), alone));
      }
      if (heuristics.contains(Heuristic.SWAP)) {
        swap(seen, run, rerun, i);
      }
      if (alone != null && Rerun.differs(alone)) {
        ranges(seen, run, rerun, i, alone, length);
      }
    }
    return List.copyOf(seen.values());
  }

  private static void see(Map<Feature, Sighting> seen, Sighting sighting) {
    seen.putIfAbsent(sighting.feature(), sighting);
  }

  private Sighting deletion(Run run, Counterfactual edit, Divergence found) {
    ShapeMaker maker = new ShapeMaker(domains)
        .say(edit instanceof Counterfactual.Delete ? "delete" : "delete range")
        .call(run, edit.first());
    Shape shape = affected(maker, run, found).shape();
    Feature feature =
        new Feature(Heuristic.DELETE, found.reason(), shape, delta(run, edit.first(), found));
    return new Sighting(feature, edit, found.at());
  }

  private static ShapeMaker affected(ShapeMaker maker, Run run, Divergence found) {
    return found.reason() == Reason.NOT_ALLOWED
        ? maker.call(run, found.at(), Manner.NOT_ALLOWED)
        : maker.call(run, found.at());
  }

  /**
   * Returns what the edited call did to the state, where the edit gives another command another
   * result or lets a refused call succeed; two accepted calls of one command are told apart by their
   * answers.
   */
  private String delta(Run run, int position, Divergence found) {
    boolean alike = run.command(position) == run.command(found.at())
        && run.manner(found.at()).accepted();
    if (found.reason() == Reason.NOT_ALLOWED || alike) {
      return "";
    }
    return deltas.between(run.state(position), run.state(position + 1));
  }

  private void swap(Map<Feature, Sighting> seen, Run run, Rerun rerun, int i) {
    @Nullable Object[] other = run.alternative(i);
    if (other == null || !run.manner(i).accepted() || !rerun.effective(i, other)) {
      return;
    }
    Divergence found = rerun.swapped(i);
    if (found == null) {
      return;
    }
    ShapeMaker maker = new ShapeMaker(domains)
        .say("swap")
        .call(run, i)
        .call(run.command(i), other, Manner.ACCEPTED, null);
    Shape shape = affected(maker, run, found).shape();
    Feature feature = new Feature(Heuristic.SWAP, found.reason(), shape, delta(run, i, found));
    see(seen, new Sighting(feature, new Counterfactual.Swap(i), found.at()));
  }

  private void ranges(
      Map<Feature, Sighting> seen, Run run, Rerun rerun, int i, Divergence alone, int length) {
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
          && heuristics.contains(Heuristic.DELETE)) {
        see(seen, deletion(run, edit, found));
      }
      int witness = heuristics.contains(Heuristic.KEEP) ? witness(run, k + 1, length) : -1;
      if (witness >= 0 && (found == null || found.at() > witness)) {
        keep(seen, run, rerun, edit, witness);
      }
    }
  }

  private static int witness(Run run, int from, int length) {
    for (int j = from; j < length; j++) {
      if (run.manner(j).accepted()) {
        return j;
      }
    }
    return -1;
  }

  /** Looks whether a call would have differed right after the first call of a row. */
  private void keep(
      Map<Feature, Sighting> seen, Run run, Rerun rerun, Counterfactual edit, int witness) {
    if (run.references(witness).nextSetBit(edit.first()) >= 0) {
      return;
    }
    Object between = run.state(edit.first() + 1);
    Reason reason = rerun.differs(between, witness);
    if (reason != null) {
      Result<?> refusal = refusals.get(run.call(witness).command());
      boolean missing = reason == Reason.NOT_ALLOWED
          || (refusal != null && rerun.accepts(between, witness, refusal));
      see(seen, kept(run, edit, witness, missing ? "" : Sighting.OTHER_ANSWER));
    }
  }

  private Sighting kept(Run run, Counterfactual edit, int witness, String between) {
    Shape shape = new ShapeMaker(domains)
        .say("keep")
        .call(run, edit.first())
        .call(run, witness)
        .shape();
    Feature feature = new Feature(Heuristic.KEEP, Reason.NOTHING, shape, between);
    return new Sighting(feature, edit, witness);
  }
}
