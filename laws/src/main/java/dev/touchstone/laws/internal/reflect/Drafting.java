package dev.touchstone.laws.internal.reflect;

import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Makes a signature from classes: lists members, probes each, keeps those that say most.
 *
 * <p>Objects of a class without a generator are made by its members. Before it is known which members
 * change objects, every value is a replay and every member a possible step. A member that hangs is
 * named, and the work starts again without it.
 */
final class Drafting {
  private static final long PATIENCE_MILLIS = 5_000;
  private static final Set<String> SIZES_ARE_SMALL =
      Set.of("java.math.BigDecimal", "java.math.BigInteger", "java.lang.String");

  private final Wish wish;
  private final Node node;
  private final Guard guard = new Guard(PATIENCE_MILLIS);
  private final Map<String, String> without = new LinkedHashMap<>();
  private final List<String> remarks = new ArrayList<>();

  Drafting(Wish wish) {
    this.wish = wish;
    this.node = Seed.of(wish.seed()).root().child("reflection");
    without.putAll(wish.without());
  }

  Draft draft() {
    boolean wide = wish.classes().stream().noneMatch(Drafting::sizesAreSmall);
    while (true) {
      Kinds kinds = new Kinds(wish.classes(), wide);
      Members members = new Members(kinds);
      wish.classes().forEach(members::list);
      try {
        boolean changing = guard.run(() -> probe(kinds, members));
        if (changing && wide) {
          wide = false;
        } else {
          List<Recipes> recipes = guard.run(() -> recipes(kinds, members));
          return new Selection(wish, kinds, members, guard, recipes, remarks).draft();
        }
      } catch (Guard.Hung hung) {
        without.put(String.valueOf(hung.member()), "did not come back within 5 s");
      }
    }
  }

  private static boolean sizesAreSmall(Class<?> type) {
    return SIZES_ARE_SMALL.contains(type.getName())
        || type.isArray()
        || Iterable.class.isAssignableFrom(type)
        || CharSequence.class.isAssignableFrom(type)
        || Map.class.isAssignableFrom(type)
        || Set.of("java.util.Collections", "java.util.Arrays", "java.util.BitSet")
            .contains(type.getName());
  }

  /** Probes all members; returns whether one changes objects of the classes, where ints are sizes. */
  private boolean probe(Kinds kinds, Members members) {
    List<Candidate> candidates = members.candidates();
    candidates.removeIf(candidate -> {
      String reason = without.get(candidate.toString());
      if (reason != null) {
        members.leftOut().add(new LeftOut(candidate.toString(), reason));
      }
      return reason != null;
    });
    List<Kind> made = wish.classes().stream()
        .map(kinds::own)
        .filter(kind -> kind.gen() == null)
        .distinct()
        .toList();
    made.forEach(Kind::replay);
    made.forEach(kind -> Looks.heed(kind, candidates, guard));
    for (int round = 0; round < made.size(); round++) {
      made.stream().filter(kind -> kind.gen() == null).forEach(kind -> prepare(kind, candidates));
    }
    drop(
        candidates,
        members,
        candidate -> candidate.arguments().stream().anyMatch(kind -> kind.gen() == null)
            ? "no public way to make its arguments"
            : "");
    Probe probe = new Probe(node, guard);
    candidates.forEach(candidate -> candidate.found(probe.of(candidate)));
    drop(
        candidates,
        members,
        candidate -> candidate.probed().threwAlways() ? "" : candidate.probed().problem());
    settle(made, candidates);
    lookAgain(made, candidates);
    drop(candidates, members, candidate -> candidate.probed().problem());
    boolean changing = settle(made, candidates);
    remarks.clear();
    made.stream()
        .filter(kind -> kind.gen() != null)
        .map(kind -> kind.equality().remark())
        .filter(remark -> !remark.isEmpty())
        .distinct()
        .forEach(remarks::add);
    return changing;
  }

  /** Probes again, with objects that have grown: what takes away does nothing to an empty one. */
  private void lookAgain(List<Kind> made, List<Candidate> candidates) {
    for (Kind kind : made) {
      if (kind.gen() != null) {
        recipe(kind, candidates);
        kind.replay();
      }
    }
    Probe probe = new Probe(node.child("grown"), guard);
    candidates.forEach(candidate -> candidate.found(candidate.probed().and(probe.of(candidate))));
  }

  private interface Reason {
    String of(Candidate candidate);
  }

  private static void drop(List<Candidate> candidates, Members members, Reason reason) {
    candidates.removeIf(candidate -> {
      String why = reason.of(candidate);
      if (!why.isEmpty()) {
        members.leftOut().add(new LeftOut(candidate.toString(), why));
      }
      return !why.isEmpty();
    });
  }

  private void prepare(Kind kind, List<Candidate> candidates) {
    List<Candidate> makers = makers(kind, candidates);
    if (makers.isEmpty()) {
      return;
    }
    List<Candidate> steps = candidates.stream()
        .filter(candidate -> candidate.isInstance() && candidate.arguments().get(0) == kind)
        .filter(candidate -> candidate.arguments().stream()
            .allMatch(argument -> argument == kind || argument.gen() != null))
        .toList();
    List<Equality.Look> looks = Looks.every(kind, candidates, guard);
    kind.equality().look(looks, List.of());
    Recipes recipes = new Recipes(kind, makers, steps, guard);
    if (recipes.starts(node.child("starts"))) {
      kind.drawn(recipes.gen(), "");
    }
  }

  /** Returns what makes objects; sizes are not given where nothing need be given. */
  private static List<Candidate> makers(Kind kind, List<Candidate> candidates) {
    List<Candidate> makers = candidates.stream()
        .filter(candidate -> candidate.result() == kind)
        .filter(candidate -> candidate.arguments().stream()
            .allMatch(argument -> argument != kind && argument.gen() != null))
        .toList();
    boolean fromNothing = makers.stream()
        .anyMatch(maker -> maker.isConstructor() && maker.arguments().isEmpty());
    return makers.stream()
        .filter(maker -> !fromNothing || maker.arguments().stream().noneMatch(Drafting::isNumber))
        .toList();
  }

  private static boolean isNumber(Kind kind) {
    return Set.of("byte", "short", "int", "long", "float", "double").contains(kind.name());
  }

  /** Takes what probing found into account; returns whether members change objects. */
  private boolean settle(List<Kind> made, List<Candidate> candidates) {
    boolean changing = false;
    for (Kind kind : made) {
      List<Candidate> changers =
          candidates.stream().filter(candidate -> changes(candidate, kind)).toList();
      changing |= !changers.isEmpty();
      kind.equality()
          .look(Looks.unchanging(kind, candidates, guard), Looks.taking(kind, changers, guard));
    }
    candidates.stream()
        .filter(candidate -> candidate.probed().gaveNull())
        .forEach(candidate -> Objects.requireNonNull(candidate.result()).sawNull());
    return changing;
  }

  static boolean changes(Candidate candidate, Kind kind) {
    return candidate.isProbed()
        && candidate.probed().changed().stream()
            .anyMatch(place -> candidate.arguments().get(place) == kind);
  }

  private List<Recipes> recipes(Kinds kinds, Members members) {
    List<Recipes> recipes = new ArrayList<>();
    for (Class<?> type : wish.classes()) {
      Kind kind = kinds.own(type);
      if (kind.gen() != null && kind.genSource().isEmpty()) {
        recipes.add(recipe(kind, members.candidates()));
      }
    }
    return recipes;
  }

  private Recipes recipe(Kind kind, List<Candidate> candidates) {
    boolean changing = candidates.stream().anyMatch(candidate -> changes(candidate, kind));
    kind.replay(changing);
    List<Candidate> makers = makers(kind, candidates).stream()
        .filter(candidate -> candidate.probed().changed().isEmpty())
        .toList();
    List<Candidate> steps = candidates.stream()
        .filter(candidate -> candidate.isInstance() && candidate.arguments().get(0) == kind)
        .filter(candidate -> changing
            ? candidate.probed().changed().equals(Set.of(0))
            : candidate.result() == kind && candidate.probed().changed().isEmpty())
        .toList();
    Recipes recipes = new Recipes(kind, makers, steps, guard);
    recipes.starts(node.child("starts"));
    kind.drawn(recipes.gen(), "");
    return recipes.weighed(node.child("growing"));
  }
}
