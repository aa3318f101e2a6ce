package dev.touchstone.internal.run;

import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Guess;
import dev.touchstone.choice.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds all cases of a claim where there are no more of them than would be run anyway, and no more
 * than 100,000.
 *
 * <p>A generator without a bound on its length grows by a choice per step of the walk, so choices
 * are limited beside cases: what has few cases makes few choices in each. The first walk only
 * counts, and gives up early where a guess says that there are many; cases are kept once they are
 * known to be few.
 */
final class Exhaustive {
  private static final int MOST = 100_000;
  private static final int CHOICES_PER_CASE = 32;
  private static final int FREE_CHOICES = 1_000;
  private static final int UNDECIDED = 64;

  private Exhaustive() {}

  static Optional<List<Choices>> cases(Cases cases, int wanted, int size) {
    int most = Math.min(wanted, MOST);
    return few(cases, most, size) ? Optional.of(all(cases, most, size)) : Optional.empty();
  }

  private static boolean few(Cases cases, int most, int size) {
    Trial trial = cases.trial();
    Walk walk = new Walk(most, Integer.MAX_VALUE);
    long choices = FREE_CHOICES + (long) CHOICES_PER_CASE * most;
    int draws = 0;
    int counted = 0;
    do {
      counted += drawn(cases, walk, size) ? 1 : 0;
      choices -= walk.choices();
      boolean blind = walk.narrowed() || walk.forked() || trial.recorder().calledOff();
      boolean many = ++draws > most || choices < 0;
      if (blind || many || cases.late()) {
        return false;
      }
      if (draws == UNDECIDED && many(cases, most, size)) {
        return false;
      }
    } while (walk.next());
    return counted > 0;
  }

  private static boolean many(Cases cases, int most, int size) {
    Guess guess = new Guess(most);
    for (int i = 0; i < guess.drawn() && !guess.many(); i++) {
      guess.start();
      cases.trial().recorder().startGuess(guess, size);
      cases.drawn();
    }
    return guess.many();
  }

  private static List<Choices> all(Cases cases, int most, int size) {
    List<Choices> all = new ArrayList<>();
    Walk walk = new Walk(most, Integer.MAX_VALUE);
    do {
      if (drawn(cases, walk, size)) {
        all.add(cases.trial().recorder().choices());
      }
    } while (walk.next());
    return all;
  }

  private static boolean drawn(Cases cases, Walk walk, int size) {
    walk.start();
    cases.trial().recorder().startWalk(walk, size);
    return cases.drawn();
  }
}
