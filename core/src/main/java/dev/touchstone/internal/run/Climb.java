package dev.touchstone.internal.run;

import dev.touchstone.choice.Choices;
import dev.touchstone.random.Node;
import dev.touchstone.random.TfRandom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Searches for high scores: keeps the best cases per label and changes them a little.
 *
 * <p>A changed case is kept if it scores no worse than the worst kept one of its label.
 */
final class Climb {
  private static final int KEPT = 8;

  private record Peak(double score, Choices choices, int size) {}

  private final Map<String, List<Peak>> peaks = new TreeMap<>();

  boolean idle() {
    return peaks.isEmpty();
  }

  void see(Result result) {
    if (!(result.outcome() instanceof Outcome.Passed) || result.choices() == null) {
      return;
    }
    for (Current.Note note : result.notes()) {
      if (note instanceof Current.Note.Target target) {
        keep(target.label(), new Peak(target.score(), result.drawn(), result.size()));
      }
    }
  }

  private void keep(String label, Peak peak) {
    List<Peak> kept = peaks.computeIfAbsent(label, l -> new ArrayList<>());
    if (kept.stream().anyMatch(other -> other.choices().equals(peak.choices()))) {
      return;
    }
    kept.add(0, peak);
    kept.sort(Comparator.comparingDouble(Peak::score).reversed());
    if (kept.size() > KEPT) {
      kept.remove(KEPT);
    }
  }

  /** Runs changed cases until one fails; the chance behind each step is addressed by its number. */
  Optional<Result> run(Cases cases, Node node, long steps, Tally tally, Heard heard) {
    List<String> labels = List.copyOf(peaks.keySet());
    for (long step = 0; step < steps; step++) {
      TfRandom random = node.child(step).open();
      List<Peak> kept =
          List.copyOf(peaks.getOrDefault(labels.get(random.nextInt(labels.size())), List.of()));
      Peak peak = kept.get(Math.min(random.nextInt(kept.size()), random.nextInt(kept.size())));
      Peak other = kept.get(random.nextInt(kept.size()));
      Choices changed = new Mutation(random).apply(peak.choices(), other.choices());
      Result result = cases.filled(changed, peak.size(), random.split());
      tally.add(result);
      heard.finished(result);
      if (result.failed()) {
        return Optional.of(result);
      }
      see(result);
    }
    return Optional.empty();
  }
}
