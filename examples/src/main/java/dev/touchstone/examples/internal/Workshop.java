package dev.touchstone.examples.internal;

import dev.touchstone.Ticker;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Recorder;
import dev.touchstone.internal.run.Argument;
import dev.touchstone.internal.run.Cases;
import dev.touchstone.internal.run.Outcome;
import dev.touchstone.internal.run.Trial;
import dev.touchstone.internal.shrink.Probe;
import dev.touchstone.internal.shrink.Refinement;
import dev.touchstone.internal.shrink.Shrink;
import dev.touchstone.internal.shrink.Shrinker;
import dev.touchstone.machine.ModelError;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Execution;
import dev.touchstone.machine.internal.Failure;
import dev.touchstone.random.Children;
import dev.touchstone.random.Node;
import dev.touchstone.random.TfRandom;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Draws, runs and shrinks scripts on one thread.
 *
 * <p>Confined to the thread that uses it.
 */
final class Workshop {
  private static final int MAX_SIZE = 100;
  private static final int SHRINKING = 3_000;

  private static final Drawn NOTHING = new Drawn(new Script(List.of()), List.of());

  private final Blueprint blueprint;
  private final Sightings sightings;
  private final Trial trial;
  private final Vigil vigil;
  private @Nullable Predicate<Tried> wanted;
  private @Nullable Feature only;
  private @Nullable Tried last;
  private int evaluations;

  Workshop(Blueprint blueprint, Sightings sightings, Ticker ticker) {
    this.blueprint = blueprint;
    this.vigil = new Vigil(ticker);
    this.sightings = sightings;
    this.trial = new Trial(
        List.of(new Argument("script", new DrawnGen(blueprint))), drawn -> judge((Drawn) drawn[0]));
  }

  Vigil vigil() {
    return vigil;
  }

  int evaluations() {
    return evaluations;
  }

  /** Draws the script of a numbered case; null where the model does not go along. */
  @Nullable
  Drawn script(Children root, long number) {
    Cases.start(trial.recorder(), number, root, Cases.size(number, MAX_SIZE));
    try {
      return trial.generate() == Outcome.PASSED ? (Drawn) trial.values()[0] : null;
    } catch (ModelError error) {
      return null;
    }
  }

  /** Runs the script of a numbered case, the one a plain check would run. */
  @Nullable
  Tried fresh(Children root, long number) {
    int size = Cases.size(number, MAX_SIZE);
    Cases.start(trial.recorder(), number, root, size);
    return drawn(size);
  }

  /** Runs a script that begins as a kept one and goes on by chance. */
  @Nullable
  Tried extended(Choices kept, int cut, TfRandom random, int size) {
    trial.recorder().startFilling(open(kept, cut), size, random);
    return drawn(size);
  }

  /** Runs a kept script with the arguments of one call drawn again. */
  @Nullable
  Tried varied(Choices kept, int call, TfRandom random, int size) {
    trial.recorder().startFilling(hollowed(kept, call), size, random);
    return drawn(size);
  }

  /** Runs a kept script that was edited. */
  @Nullable
  Tried edited(Choices changed, int size) {
    trial.recorder().startEdited(changed, size);
    return drawn(size);
  }

  /** Returns the choices with a hole where the arguments of a call were. */
  private static Choices hollowed(Choices kept, int call) {
    int left = call;
    for (int at = 0; at < kept.length(); at++) {
      boolean command =
          kept.at(at) instanceof Choice.Open && kept.label(at).equals(Recorder.COMMAND);
      if (command && left-- == 0) {
        int from = Math.min(at + 1 + Nudges.BEFORE_ARGUMENTS, kept.end(at) - 1);
        return kept.splice(from, kept.end(at) - 1, List.of(new Choice.Redraw()));
      }
    }
    return kept;
  }

  /** Returns the choices without the last commands, with a hole where more may come. */
  private static Choices open(Choices kept, int cut) {
    int from = kept.length();
    int to = -1;
    int left = cut + 1;
    for (int at = kept.length() - 1; at >= 0 && left > 0; at--) {
      if (kept.at(at) instanceof Choice.Open && kept.label(at).equals(Recorder.COMMAND)) {
        to = to < 0 ? kept.end(at) : to;
        from = at;
        left--;
      }
    }
    return to < 0 ? kept : kept.splice(from, to, List.of(new Choice.Redraw()));
  }

  private @Nullable Tried drawn(int size) {
    wanted = null;
    try {
      if (trial.generate() != Outcome.PASSED) {
        return null;
      }
    } catch (ModelError error) {
      return new Tried(NOTHING, null, List.of(), null, error, null, size);
    }
    Outcome outcome = trial.run();
    Tried tried = last;
    return tried == null || !(outcome instanceof Outcome.Passed)
        ? null
        : tried.with(trial.recorder().choices(), size);
  }

  private void judge(Drawn drawn) {
    evaluations++;
    last = null;
    if (vigil.weary()) {
      return;
    }
    Tried tried = tried(drawn);
    last = tried;
    if (wanted != null && wanted.test(tried)) {
      throw new Wanted();
    }
  }

  /** Executes a script. */
  Tried tried(Drawn drawn) {
    try {
      Execution execution = vigil.execution(blueprint, drawn.script());
      Failure failure = execution.failure();
      if (failure != null) {
        return new Tried(drawn, null, List.of(), execution, null, null, 0);
      }
      Run run = new Run(blueprint, drawn, execution);
      List<Sighting> seen = only == null ? sightings.of(run) : sightings.of(run, only);
      return new Tried(drawn, run, seen, null, null, null, 0);
    } catch (ModelError error) {
      return new Tried(drawn, null, List.of(), null, error, null, 0);
    }
  }

  /** Returns the smallest script that still shows a feature. */
  Tried smallest(Tried first, Node random, Feature feature) {
    return smallest(first, random, tried -> tried.shows(feature), feature);
  }

  /** Returns the smallest script that is still wanted. */
  Tried smallest(Tried first, Node random, Predicate<Tried> predicate) {
    return smallest(first, random, predicate, null);
  }

  private Tried smallest(
      Tried first, Node random, Predicate<Tried> predicate, @Nullable Feature shown) {
    try {
      only = shown;
      Choices best = shrunk(first, random, predicate);
      if (best == null) {
        return first;
      }
      only = null;
      trial.recorder().startReplay(best, first.size());
      trial.generate();
      trial.run();
    } catch (ModelError error) {
      return first;
    } finally {
      only = null;
    }
    Tried tried = last;
    return tried == null ? first : tried.with(trial.recorder().choices(), first.size());
  }

  /** Returns the choices of the smallest script; null where it is not wanted a second time. */
  private @Nullable Choices shrunk(Tried first, Node random, Predicate<Tried> predicate) {
    trial.recorder().startReplay(first.choices(), first.size());
    trial.generate();
    wanted = predicate;
    if (!(trial.run() instanceof Outcome.Failure failure)) {
      return null;
    }
    Probe probe = new Probe(trial, first.size(), 1, random);
    Shrink shrink = new Shrink(
        probe, first.choices(), failure, SHRINKING, () -> false, FEWEST, key(first.drawn()));
    Shrinker.minimise(shrink);
    return shrink.best();
  }

  private static int[] key(Drawn drawn) {
    return new int[] {drawn.script().length(), drawn.differences()};
  }

  /** Fewer calls come first, then fewer differences of alternatives. */
  private static final Refinement FEWEST = new Refinement() {
    @Override
    public int[] key(Object[] arguments) {
      return Workshop.key((Drawn) arguments[0]);
    }
  };
}
