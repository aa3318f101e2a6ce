package dev.touchstone.examples.internal;

import dev.touchstone.examples.Counterfactual;
import dev.touchstone.examples.Heuristic;
import dev.touchstone.examples.Reason;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.internal.Blueprint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Turns found runs into plain scripts: the original, and the edited one, which really ran.
 *
 * <p>Where a swap makes a call forbidden both halves are shown. Otherwise a half of a swap in which the
 * swapped call is refused is left out: a deletion says it more plainly. So is a half of a swap in which
 * some other call matters to nothing: it is there for the sake of the other half only. Where the
 * swapped call itself matters to nothing the script shows that two things go well together; then it and
 * what is there for its sake may be two calls at most. A long edited script is shown where its last
 * call is accepted. Scripts that are equal but for the names of their values, or for the order of calls
 * of one command in a row, are one.
 *
 * <p>After Ivarsson, Heuristics for generating good examples using QuickCheck (2016), sections 3.3.7
 * and 4.2.5.
 */
final class Compaction {
  private static final int LONGEST_SIDE_STORY = 2;
  private static final int PER_SEQUENCE = 2;
  private static final int LONGEST_SPECIAL_CASE = 4;
  private static final int LONGEST_PAIR = 7;
  private static final int LONGEST_SWAP = 6;

  private final Blueprint blueprint;
  private final Domains domains;
  private final Map<Shape, Compact> compact = new LinkedHashMap<>();

  private Compaction(Blueprint blueprint) {
    this.blueprint = blueprint;
    this.domains = new Domains(blueprint);
  }

  static List<Compact> of(Blueprint blueprint, List<Found> found) {
    Compaction compaction = new Compaction(blueprint);
    found.stream()
        .sorted(Comparator.comparingInt(Found::length)
            .thenComparing(one -> one.tried().choices())
            .thenComparing(one -> one.feature().text()))
        .forEach(compaction::add);
    return compaction.fewOfEach();
  }

  /**
   * Keeps of each sequence of commands and answers the two most general examples; special cases only
   * while they are short.
   */
  private List<Compact> fewOfEach() {
    Map<String, List<Compact>> bySequence = new LinkedHashMap<>();
    compact
        .values()
        .forEach(one -> bySequence
            .computeIfAbsent(one.shape().skeleton(), key -> new ArrayList<>())
            .add(one));
    Set<Compact> kept = new HashSet<>();
    bySequence
        .values()
        .forEach(alike -> alike.stream()
            .filter(one -> detour(one)
                || one.half().length() <= LONGEST_SPECIAL_CASE
                || alike.stream().noneMatch(other -> other.shape().subsumes(one.shape())))
            .sorted(Comparator.<Compact>comparingInt(one -> detour(one) ? 0 : 1)
                .thenComparingInt(one -> 2 * one.shape().equalities() + swapOnly(one))
                .thenComparing(Compact::shape, Shape::comparePatterns))
            .limit(alike.get(0).half().length() <= LONGEST_PAIR ? PER_SEQUENCE : 1)
            .forEach(kept::add));
    return compact.values().stream().filter(kept::contains).toList();
  }

  /** Returns whether a script has calls in a row that change nothing. */
  private static boolean detour(Compact one) {
    return one.whys().stream()
        .anyMatch(why -> why.feature().heuristic() == Heuristic.KEEP
            && why.at() + 1 == one.half().length());
  }

  private static int swapOnly(Compact one) {
    return one.whys().stream().allMatch(why -> why.edit() instanceof Counterfactual.Swap) ? 1 : 0;
  }

  private void add(Found found) {
    List<Call> calls = found.run().script().calls().subList(0, found.at() + 1);
    Optional<Half> original = Half.of(blueprint, calls);
    Optional<Half> edited = Half.of(blueprint, edited(found, calls));
    if (original.isEmpty() || edited.isEmpty()) {
      return;
    }
    if (found.edit() instanceof Counterfactual.Swap swap) {
      boolean forbidden = found.feature().reason() == Reason.NOT_ALLOWED;
      if (forbidden || tells(original.get(), edited.get(), swap.call())) {
        keep(found, original.get());
      }
      if (forbidden || tells(edited.get(), original.get(), swap.call())) {
        keep(found, edited.get());
      }
    } else {
      keep(found, original.get());
      keep(found, edited.get());
    }
  }

  /** Returns whether a half of a swap is short, or ends well where the other does not. */
  private static boolean brief(Half half, Half other) {
    return half.length() <= LONGEST_SWAP || (half.endsWell() && !other.endsWell());
  }

  private void keep(Found found, Half half) {
    Half shown = half.canonical(domains);
    compact
        .computeIfAbsent(shown.shape(domains), shape -> new Compact(shown, shape))
        .whys()
        .add(found);
  }

  /** Returns whether a half of a swap says something by itself. */
  private static boolean tells(Half half, Half other, int swapped) {
    if (!half.manner(swapped).accepted() || !brief(half, other)) {
      return false;
    }
    for (int i = 0; i < half.length() - 1; i++) {
      if (i != swapped && !half.matters(i)) {
        return false;
      }
    }
    return half.matters(swapped) || 1 + other.idle(swapped) <= LONGEST_SIDE_STORY;
  }

  static List<Call> edited(Found found, List<Call> original) {
    Run run = found.run();
    return found
        .edit()
        .fold(
            delete -> without(original, delete.call(), delete.call()),
            range -> without(original, range.first(), range.last()),
            swap -> {
              List<Call> calls = new ArrayList<>(original);
              @Nullable Object[] other = run.alternative(swap.call());
              if (other != null) {
                int variable = run.call(swap.call()).variable();
                calls.set(swap.call(), run.command(swap.call()).call(variable, other));
              }
              return calls;
            });
  }

  private static List<Call> without(List<Call> calls, int first, int last) {
    List<Call> left = new ArrayList<>(calls.subList(0, first));
    left.addAll(calls.subList(last + 1, calls.size()));
    return left;
  }
}
