package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Recorder;
import dev.touchstone.internal.hint.Sighting;
import dev.touchstone.internal.hint.Sightings;
import dev.touchstone.internal.run.Outcome;
import dev.touchstone.internal.run.Trial;
import dev.touchstone.random.Node;
import java.util.List;

/**
 * Runs candidates of the shrinker: the generators first, the body only on demand.
 *
 * <p>Where the claim is flaky, a candidate passes only if it passes {@code always} times, and more often
 * where failures are rare: {@value #SURE} times as often as candidates that failed took until they did.
 * So one that fails in one run of ten is missed about once in fifty times.
 */
public final class Probe {
  static final int SURE = 4;

  private static final int MOST_TIMES = 10;
  private static final int MOST_RUNS = 300;
  private static final double NEWEST = 0.25;

  private final Trial trial;
  private final int size;
  private final int always;
  private final Node random;
  private double runsToFail = 1;

  /** Creates a probe for cases of one size; holes are filled with bits found below a node. */
  public Probe(Trial trial, int size, int always, Node random) {
    this.trial = trial;
    this.size = size;
    this.always = always;
    this.random = random;
  }

  /** Returns what runs the cases. */
  public Trial trial() {
    return trial;
  }

  /** Returns the size of the cases. */
  public int size() {
    return size;
  }

  /** Returns whether a candidate is run several times. */
  boolean repeats() {
    return always > 1;
  }

  boolean replay(Choices candidate) {
    trial.recorder().startEdited(candidate, size);
    return drawn();
  }

  boolean renamed(Choices candidate) {
    trial.recorder().startRenamed(candidate, size);
    return drawn();
  }

  boolean flat(Choices candidate) {
    trial.recorder().startFlat(candidate, size);
    return drawn();
  }

  boolean fill(Choices candidate, long number) {
    trial.recorder().startFilling(candidate, size, random.child(number).open());
    return drawn();
  }

  /** Returns what hinted generators make in a case. */
  List<Sighting> sightings(Choices row) {
    return Sightings.in(row, () -> {
      trial.recorder().startReplay(row, size);
      trial.generate();
      return trial.recorder().choices();
    });
  }

  private boolean drawn() {
    return trial.generate() == Outcome.PASSED;
  }

  Recorder recorder() {
    return trial.recorder();
  }

  Outcome run() {
    int times = times();
    int run = 1;
    Outcome outcome = trial.run();
    for (; run < times && outcome == Outcome.PASSED; run++) {
      outcome = trial.runAgain(size);
    }
    if (outcome instanceof Outcome.Failure) {
      runsToFail += NEWEST * (run - runsToFail);
    }
    return outcome;
  }

  /**
   * Returns how often a candidate must still have its turn before it counts as passed, judged by how
   * often a case must be run that has failed until it fails again, and again.
   */
  int turns(Choices failing) {
    if (!replay(failing)) {
      return 0;
    }
    int runs = 0;
    for (int failures = 0; failures < 2 && runs < MOST_RUNS; runs++) {
      failures += trial.runAgain(size) instanceof Outcome.Failure ? 1 : 0;
    }
    return SURE * runs / 2 / always - 1;
  }

  private int times() {
    return always == 1
        ? 1
        : Math.min(MOST_TIMES * always, Math.max(always, (int) Math.ceil(SURE * runsToFail)));
  }
}
