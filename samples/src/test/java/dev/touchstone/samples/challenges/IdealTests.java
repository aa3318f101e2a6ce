package dev.touchstone.samples.challenges;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Walk;
import dev.touchstone.internal.run.Argument;
import dev.touchstone.internal.run.ClaimIsFalse;
import dev.touchstone.internal.run.Outcome;
import dev.touchstone.internal.run.Trial;
import dev.touchstone.internal.show.Show;
import dev.touchstone.internal.shrink.Probe;
import dev.touchstone.internal.shrink.Shrink;
import dev.touchstone.internal.shrink.Shrinker;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Proves ideals smallest by trying every smaller case, with no choice further from simple than the
 * furthest choice of the ideal.
 *
 * <p>Where that is too many cases, or a smaller case might have a larger number further on, the
 * class that states the challenge gives the argument.
 */
class IdealTests {
  private static final int MOST_CASES = 400_000;

  private static final Set<String> BY_ARGUMENT = Set.of(
      "bound5",
      "nested_lists",
      "sum",
      "twins",
      "area",
      "overflow",
      "thirds",
      "floats",
      "fraction",
      "cancelled",
      "unit",
      "poison",
      "rose",
      "inventory",
      "words",
      "selection",
      "matrix");

  static List<Challenge<?>> enumerable() {
    return Stream.of(PublicChallenges.all(), FurtherChallenges.all())
        .<Challenge<?>>flatMap(List::stream)
        .filter(challenge -> !BY_ARGUMENT.contains(challenge.name()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("enumerable")
  <T> void noSmallerCaseFails(Challenge<T> challenge) {
    Trial trial = trial(challenge);
    Choices ideal = ideal(trial);
    Walk walk = new Walk(furthest(ideal), ideal.weight());
    int cases = 0;
    do {
      assertThat(++cases).as("cases tried").isLessThanOrEqualTo(MOST_CASES);
      walk.start();
      trial.recorder().startWalk(walk, 100);
      if (trial.generate() == Outcome.PASSED && trial.recorder().choices().compareTo(ideal) < 0) {
        assertThat(trial.run()).isNotInstanceOf(Outcome.Failure.class);
      }
    } while (walk.next());
    trial.recorder().startReplay(ideal, 100);
    trial.generate();
    assertThat(Show.of(trial.values()[0])).isEqualTo(challenge.ideal());
  }

  @SuppressWarnings("unchecked") // the only argument is drawn by the challenge's generator
  private static <T> Trial trial(Challenge<T> challenge) {
    return new Trial(List.of(new Argument("it", challenge.gen())), values -> {
      if (!challenge.holds().test((T) values[0])) {
        throw new ClaimIsFalse();
      }
    });
  }

  private static Choices ideal(Trial trial) {
    Node root = Seed.of(0).root();
    for (int number = 1; ; number++) {
      trial.recorder().startRandom(root.child(number).open(), number % 100, false);
      if (trial.generate() == Outcome.PASSED && trial.run() instanceof Outcome.Failure failure) {
        Probe probe = new Probe(trial, number % 100, 1, root.child("shrink"));
        Shrink shrink = new Shrink(probe, trial.recorder().choices(), failure, 5_000, () -> false);
        Shrinker.minimise(shrink);
        return shrink.best();
      }
    }
  }

  private static long furthest(Choices choices) {
    long furthest = 2;
    for (int at : choices.freeLeaves()) {
      long position = choices.at(at) instanceof Choice.Word word
          ? word.index()
          : ((Choice.Thing) choices.at(at))
              .domain()
              .position(((Choice.Thing) choices.at(at)).value());
      furthest = Math.max(furthest, position);
    }
    return furthest;
  }
}
