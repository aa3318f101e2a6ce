package dev.touchstone.machine.internal;

import dev.touchstone.machine.Script;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether a failure depends on the cases before it: whether the system keeps something after its
 * cleanup.
 *
 * <p>The first scripts of a run that passed are kept, and the last ones before the failure. A failing
 * script that passes when it runs again is tried after each of the last ones. Where it keeps failing,
 * the first ones run again: one that now fails was spoilt by what ran in between.
 *
 * <p>Guarded by its own lock.
 */
final class EarlierCases {
  private static final int KEPT = 32;
  private static final int SURE = 2;

  private final Blueprint blueprint;
  private final List<Script> first = new ArrayList<>();
  private final Deque<Script> last = new ArrayDeque<>();
  private boolean failed;

  EarlierCases(Blueprint blueprint) {
    this.blueprint = blueprint;
  }

  /** Hears of a script that passed. */
  synchronized void passed(Script script) {
    if (failed) {
      return;
    }
    if (first.size() < KEPT) {
      first.add(script);
    }
    last.addLast(script);
    if (last.size() > KEPT) {
      last.removeFirst();
    }
  }

  /** Hears of a script that failed; later ones are the shrinker's. */
  synchronized void failed() {
    failed = true;
  }

  /** Forgets everything, for another run. */
  synchronized void clear() {
    first.clear();
    last.clear();
    failed = false;
  }

  /** Returns what to say about a failing script, or null where it depends on no other. */
  synchronized @Nullable String remark(Script script) {
    if (first.isEmpty()) {
      return null;
    }
    return keepsFailing(script) ? spoilt() : spoiler(script);
  }

  private @Nullable String spoilt() {
    for (Script earlier : first) {
      if (keepsFailing(earlier)) {
        return "depends on earlier cases: " + earlier + " passed when it ran for the first time and"
            + " fails now; the system keeps something that cleanup should end";
      }
    }
    return null;
  }

  private @Nullable String spoiler(Script script) {
    for (Iterator<Script> latest = last.descendingIterator(); latest.hasNext(); ) {
      Script before = latest.next();
      int times = 0;
      while (times < SURE && failsAfter(before, script)) {
        times++;
      }
      if (times == SURE && !fails(script)) {
        return "depends on earlier cases: " + script + " passes alone and fails after " + before;
      }
    }
    return null;
  }

  private boolean keepsFailing(Script script) {
    int times = 0;
    while (times < SURE && fails(script)) {
      times++;
    }
    return times == SURE;
  }

  private boolean failsAfter(Script before, Script script) {
    fails(before);
    return fails(script);
  }

  private boolean fails(Script script) {
    try {
      return Execution.of(blueprint, script).failure() != null;
    } catch (StartFailed notStarted) {
      return true;
    }
  }
}
