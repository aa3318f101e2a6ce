package dev.touchstone.machine.internal;

import dev.touchstone.Verdict;
import dev.touchstone.machine.Call;
import java.util.ArrayList;
import java.util.List;

/**
 * The bugs found so far, by their patterns.
 *
 * <p>A more general pattern replaces those it subsumes, as scripts that keep clear of it keep clear of
 * them; of one way of failing the first script stays.
 */
final class Patterns {
  private record Bug(Verdict.Falsified first, Pattern pattern) {}

  private final List<Bug> bugs = new ArrayList<>();
  private final List<Pattern> known = new ArrayList<>();

  /** Adds a bug, unless it is one of those known. */
  void add(Verdict.Falsified found, Pattern pattern) {
    if (known.stream().anyMatch(general -> general.subsumes(pattern))) {
      return;
    }
    known.removeIf(pattern::subsumes);
    known.add(pattern);
    for (int i = 0; i < bugs.size(); i++) {
      Bug bug = bugs.get(i);
      if (bug.first().identity().equals(found.identity()) && pattern.subsumes(bug.pattern())) {
        bugs.set(i, new Bug(bug.first(), pattern));
        return;
      }
    }
    bugs.add(new Bug(found, pattern));
  }

  /** Returns how many ways of failing there are; one bug may have several patterns. */
  long size() {
    return bugs.stream().map(bug -> bug.first().identity()).distinct().count();
  }

  /** Returns the verdict on the first bug, with the others beside it. */
  Verdict.Falsified verdict() {
    List<Verdict.Falsified> all = bugs.stream()
        .map(bug -> Smallest.noted(bug.first(), "pattern: " + bug.pattern()))
        .toList();
    return Smallest.with(all.get(0), all.subList(1, all.size()));
  }

  /** Admits what preconditions admit, except calls that would complete a pattern. */
  Admission avoided() {
    List<Pattern> patterns = List.copyOf(known);
    return (command, state, arguments, before) -> {
      if (!Admission.PRECONDITIONS.admits(command, state, arguments, before)) {
        return false;
      }
      List<Call> calls = new ArrayList<>(before);
      calls.add(command.call(before.size(), arguments));
      return patterns.stream().noneMatch(pattern -> pattern.completedBy(calls));
    };
  }
}
