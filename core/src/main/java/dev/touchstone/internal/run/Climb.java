package dev.touchstone.internal.run;

import dev.touchstone.choice.Choices;
import dev.touchstone.random.Node;
import dev.touchstone.random.TfRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Searches for high scores: keeps the best cases per label and changes them a little.
 *
 * <p>No two kept cases have the same score: of equals the latest stays, so that a plateau is crossed
 * and a trivial case with a good score holds one place only. The next case to change is the one
 * with the fewest tries, where a case further down the list counts its tries for more; so an old
 * peak that leads nowhere is left alone sooner or later. Every other step counts rank steeply, which
 * climbs a smooth slope; the steps between count it gently, which gets round a wall.
 */
final class Climb {
  private static final int KEPT = 128;
  private static final int MOST_STEPS = 10;

  private static final class Peak {
    private final double score;
    private Choices choices;
    private int size;
    private int tries;

    Peak(double score, Result result) {
      this.score = score;
      this.choices = result.drawn();
      this.size = result.size();
    }

    void replace(Result result) {
      choices = result.drawn();
      size = result.size();
    }

    double cost(int rank, boolean steep) {
      return (tries + 1) * (steep ? (rank + 1.0) * (rank + 1.0) : Math.cbrt(rank + 1.0));
    }
  }

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
        keep(peaks.computeIfAbsent(target.label(), l -> new ArrayList<>()), target.score(), result);
      }
    }
  }

  private static void keep(List<Peak> kept, double score, Result result) {
    int rank = 0;
    while (rank < kept.size() && kept.get(rank).score > score) {
      rank++;
    }
    if (rank < kept.size() && kept.get(rank).score == score) {
      kept.get(rank).replace(result);
    } else if (rank < KEPT) {
      kept.add(rank, new Peak(score, result));
      if (kept.size() > KEPT) {
        kept.remove(KEPT);
      }
    }
  }

  /**
   * Runs changed cases until so many have counted, or until the run has seen enough; the chance behind
   * each step is addressed by its number. Where most of them do not count it gives up.
   */
  void run(Runner runner, Cases cases, Node node, long wanted) {
    List<List<Peak>> byLabel = List.copyOf(peaks.values());
    long counted = 0;
    for (long step = 0; counted < wanted && step < MOST_STEPS * wanted; step++) {
      TfRandom random = node.child(step).open();
      List<Peak> kept = byLabel.get(random.nextInt(byLabel.size()));
      Peak peak = next(kept, step % 2 == 0);
      peak.tries++;
      Peak other = kept.get(random.nextInt(kept.size()));
      Choices changed = new Mutation(random).apply(peak.choices, other.choices);
      Result result = cases.filled(changed, peak.size, random.split());
      if (runner.climbed(result)) {
        return;
      }
      counted += result.outcome() instanceof Outcome.Discard ? 0 : 1;
    }
  }

  private static Peak next(List<Peak> kept, boolean steep) {
    int best = 0;
    for (int rank = 1; rank < kept.size(); rank++) {
      if (kept.get(rank).cost(rank, steep) < kept.get(best).cost(best, steep)) {
        best = rank;
      }
    }
    return kept.get(best);
  }
}
