package dev.touchstone.examples.internal;

import dev.touchstone.examples.Heuristic;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.internal.Blueprint;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Finds what runs of a model show. */
public final class Sightings {
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
    return new Look(this, run, heuristics, null).all();
  }

  /** Returns the sighting of a feature, if the run shows it; others are not looked for. */
  List<Sighting> of(Run run, Feature only) {
    return new Look(this, run, EnumSet.of(only.heuristic()), only).all();
  }

  ShapeMaker shapes() {
    return new ShapeMaker(domains);
  }

  Deltas deltas() {
    return deltas;
  }

  /** Returns how a command was seen to refuse; null where it was not. */
  @Nullable
  Result<?> refusal(String command) {
    return refusals.get(command);
  }
}
