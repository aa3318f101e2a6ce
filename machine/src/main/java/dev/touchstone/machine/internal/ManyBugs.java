package dev.touchstone.machine.internal;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import dev.touchstone.machine.Script;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks for several bugs: what was found becomes a pattern that later scripts keep clear of.
 *
 * <p>The idea of going on behind a found bug by its pattern: Hughes, Norell, Smallbone and Arts, Find
 * More Bugs with QuickCheck! (2016). Deviation: patterns are over the calls of scripts and their data
 * flow, and a call that would complete one is redrawn instead of discarding the case.
 */
final class ManyBugs {
  private final SequentialChecker checker;
  private final int most;

  ManyBugs(SequentialChecker checker, int most) {
    this.checker = checker;
    this.most = most;
  }

  Verdict check(Claim claim, Node node) {
    Verdict first = claim.run(node);
    if (most == 1 || !(first instanceof Verdict.Falsified found)) {
      return first;
    }
    Patterns patterns = new Patterns();
    add(patterns, found);
    long left = claim.settings().cases - found.cases();
    for (int round = 1; left > 0 && patterns.size() < most; round++) {
      int cases = (int) left;
      Verdict next = claim
          .configured(settings -> {
            settings.cases = cases;
            settings.database = null;
          })
          .about(checker.arguments(patterns.avoided()), claim.body())
          .run(node.child("bugs").child(round));
      if (!(next instanceof Verdict.Falsified another)) {
        break;
      }
      left -= another.cases();
      add(patterns, another);
    }
    return patterns.verdict();
  }

  private void add(Patterns patterns, Verdict.Falsified falsified) {
    List<Verdict.Falsified> all = new ArrayList<>(List.of(falsified));
    all.addAll(falsified.others());
    for (Verdict.Falsified one : all) {
      if (patterns.size() < most
          && one.shrunk().values().get(0).orElse(null) instanceof Script script) {
        patterns.add(one, Pattern.of(script));
      }
    }
  }
}
