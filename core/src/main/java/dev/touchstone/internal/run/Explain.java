package dev.touchstone.internal.run;

import dev.touchstone.Identity;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Recorder;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds out which arguments of a failing case do not matter.
 *
 * <p>An argument is drawn afresh several times with all others fixed; if every case that counts still
 * fails in the same way, any value will do. Then such arguments are tried all together, and where that
 * case may pass, in pairs; a pair is named only if it was seen to pass. Chance seldom hits the values
 * that tell most, so these come first: the simplest argument, then the argument with one leaf at its
 * simplest, or next to it where it is that already.
 */
final class Explain {
  private static final int DRAWS = 20;
  private static final int TELLING = 10;
  private static final int BUDGET = 200;
  private static final int LEAST = 5;

  private final Trial trial;
  private final Choices choices;
  private final int size;
  private final Identity identity;
  private final Node node;
  private int runs;

  Explain(Trial trial, Choices choices, int size, Identity identity, Node node) {
    this.trial = trial;
    this.choices = choices;
    this.size = size;
    this.identity = identity;
    this.node = node;
  }

  /** Returns, for each argument, whether any value fails; and pairs that are not free together. */
  Findings findings() {
    List<Integer> spans = arguments();
    List<Boolean> free = new ArrayList<>();
    List<Integer> loose = new ArrayList<>();
    int draws = share(spans.size());
    for (int i = 0; i < spans.size(); i++) {
      free.add(tried(List.of(spans.get(i)), draws) == Answer.FAILS);
      if (free.get(i)) {
        loose.add(i);
      }
    }
    boolean apart = loose.size() < 2 || tried(spans(spans, loose), DRAWS) != Answer.PASSES;
    return new Findings(free, apart ? List.of() : bound(spans, loose));
  }

  /** Returns pairs of arguments that are not free together, although each alone is. */
  private List<int[]> bound(List<Integer> spans, List<Integer> loose) {
    if (loose.size() == 2) {
      return List.of(new int[] {loose.get(0), loose.get(1)});
    }
    List<int[]> bound = new ArrayList<>();
    int draws = share(loose.size() * (loose.size() - 1) / 2);
    for (int i : loose) {
      for (int j : loose.subList(loose.indexOf(i) + 1, loose.size())) {
        if (tried(spans(spans, List.of(i, j)), draws) == Answer.PASSES) {
          bound.add(new int[] {i, j});
        }
      }
    }
    return bound;
  }

  /** Returns how many draws each of several questions may take. */
  private int share(int questions) {
    return Math.min(DRAWS, Math.max(LEAST, (BUDGET - runs) / Math.max(1, questions)));
  }

  private static List<Integer> spans(List<Integer> spans, List<Integer> places) {
    return places.stream().map(spans::get).toList();
  }

  private List<Integer> arguments() {
    List<Integer> spans = new ArrayList<>();
    for (int at = 0; at < choices.length(); at = choices.end(at)) {
      if (choices.label(at).equals(Recorder.ARGUMENT)) {
        spans.add(at);
      }
    }
    return spans;
  }

  /** What is known of cases in which some arguments are drawn afresh. */
  private enum Answer {
    FAILS,
    PASSES,
    OPEN
  }

  private Answer tried(List<Integer> spans, int draws) {
    Choices holes = choices;
    for (int i = spans.size() - 1; i >= 0; i--) {
      int at = spans.get(i);
      if (choices.weight(at, choices.end(at)) == 0) {
        return Answer.OPEN;
      }
      holes = holes.splice(at + 1, choices.end(at) - 1, List.of(Choice.REDRAW));
    }
    List<Choices> telling = telling(spans);
    int counted = 0;
    for (int draw = 0; draw < draws && runs < BUDGET; draw++) {
      Node chance = node.child(runs++);
      if (draw < telling.size()) {
        trial.recorder().startEdited(telling.get(draw), size);
      } else {
        trial.recorder().startFilling(holes, size, chance.open());
      }
      if (trial.generate() == Outcome.PASSED) {
        Outcome outcome = trial.run();
        if (outcome instanceof Outcome.Failure failure && failure.identity().matches(identity)) {
          counted++;
        } else if (!(outcome instanceof Outcome.Discard)) {
          return Answer.PASSES;
        }
      }
    }
    return counted >= LEAST ? Answer.FAILS : Answer.OPEN;
  }

  private List<Choices> telling(List<Integer> spans) {
    Choices simplest = choices;
    for (int span : spans) {
      simplest = simplest.map(span, choices.end(span), Choice.Leaf::simplest);
    }
    Set<Choices> found = new LinkedHashSet<>(List.of(choices));
    found.add(simplest);
    for (int span : spans) {
      for (int at = span; at < choices.end(span) && found.size() <= TELLING; at++) {
        if (choices.free(at)) {
          found.add(choices.with(at, other((Choice.Leaf) choices.at(at))));
        }
      }
    }
    return found.stream().skip(1).toList();
  }

  private static Choice.Leaf other(Choice.Leaf leaf) {
    return leaf instanceof Choice.Word word && word.index() == 0 ? word.at(1) : leaf.simplest();
  }

  /** Which arguments may have any value, and which of them not together. */
  record Findings(List<Boolean> free, List<int[]> bound) {
    static final Findings NONE = new Findings(List.of(), List.of());
  }
}
