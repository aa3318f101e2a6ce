package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Recorder;
import dev.touchstone.internal.run.Outcome;
import dev.touchstone.internal.run.Trial;
import dev.touchstone.random.Node;

/**
 * Runs candidates of the shrinker: the generators first, the body only on demand.
 *
 * <p>A candidate is judged {@code always} times where the claim is flaky: it passes only if it
 * passes every time.
 */
public final class Probe {
  private final Trial trial;
  private final int size;
  private final int always;
  private final Node random;

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

  private boolean drawn() {
    return trial.generate() == Outcome.PASSED;
  }

  Recorder recorder() {
    return trial.recorder();
  }

  Outcome run() {
    Outcome outcome = trial.run();
    for (int again = 1; again < always && outcome == Outcome.PASSED; again++) {
      outcome = trial.run();
    }
    return outcome;
  }
}
