package dev.touchstone.laws.internal.reflect;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Says which members of classes say most.
 *
 * <p>Members are ranked: declared in the class before inherited, few arguments, values of the class
 * itself. Those of different roles take turns.
 */
final class MemberRanking {
  /** Names that readers know from many classes, the best known first. */
  private static final List<String> FAMILIAR = List.of(
      ("ZERO ONE EMPTY addFirst addLast put get set append concat add subtract multiply negate or"
              + " and xor not plus minus trim toUpperCase toLowerCase reverse size length isEmpty peekFirst"
              + " pollFirst pollLast peekLast contains containsKey remove isBefore isAfter plusDays"
              + " plusMonths getYear of map filter flatMap orElse isPresent substring repeat"
              + " startsWith endsWith indexOf insert delete sort sum signum abs gcd mod max min pow divide"
              + " remainder push pop peek")
          .split(" ", -1));

  private static final double READS_BACK = 0.6;
  private static final double LIKE_OTHERS = 0.35;

  private final Kinds kinds;
  private final List<Candidate> candidates;
  private final Set<Kind> homes;

  MemberRanking(Kinds kinds, List<Candidate> candidates) {
    this.kinds = kinds;
    this.candidates = candidates;
    this.homes = homes(candidates);
  }

  /** Returns members in the order of their rank, taking one of each role in turn. */
  List<Candidate> inTurn() {
    List<Deque<Candidate>> roles = new ArrayList<>();
    for (Role role : Role.values()) {
      roles.add(new ArrayDeque<>(varied(candidates.stream()
          .filter(candidate -> role(candidate) == role)
          .sorted(Comparator.comparingDouble(this::score).thenComparing(Candidate::toString))
          .toList())));
    }
    List<Candidate> all = new ArrayList<>();
    Deque<Candidate> bulk = roles.remove(roles.size() - 1);
    while (roles.stream().anyMatch(role -> !role.isEmpty())) {
      for (int i = 0; i < roles.size(); i++) {
        for (int turn = 0; turn < Role.values()[i].turns && !roles.get(i).isEmpty(); turn++) {
          all.add(roles.get(i).remove());
        }
      }
    }
    all.addAll(bulk);
    return all;
  }

  /**
   * Puts members back that begin with the same word as two better ones, such as plusWeeks after plusDays and
   * plusMonths.
   */
  private List<Candidate> varied(List<Candidate> ranked) {
    Map<String, Integer> words = new HashMap<>();
    Map<Candidate, Double> scores = new HashMap<>();
    for (Candidate candidate : ranked) {
      int before = words.merge(candidate.name().split("(?=[A-Z])", 2)[0], 1, Integer::sum) - 1;
      scores.put(candidate, score(candidate) + LIKE_OTHERS * Math.max(0, before - 1));
    }
    return ranked.stream()
        .sorted(Comparator.comparingDouble(candidate -> scores.getOrDefault(candidate, 0.0)))
        .toList();
  }

  /** What a member does with the class, in the order of turns, and how many it has in a round. */
  private enum Role {
    MAKES(1),
    EXTENDS(2),
    OBSERVES(1),
    TURNS(2),
    JOINS(6),
    ANSWERS(1),
    BULK(0);

    private final int turns;

    Role(int turns) {
      this.turns = turns;
    }
  }

  /** Returns whether a kind is one of those that laws are to be about. */
  boolean isHome(Kind kind) {
    return kinds.isOwn(kind) || homes.contains(kind);
  }

  /** Returns the kinds that static methods are about, where a class has nothing else. */
  private static Set<Kind> homes(List<Candidate> candidates) {
    Map<Kind, Integer> counts = new HashMap<>();
    if (candidates.stream().noneMatch(Candidate::isInstance)) {
      candidates.forEach(candidate ->
          Set.copyOf(candidate.arguments()).forEach(kind -> counts.merge(kind, 1, Integer::sum)));
    }
    int most = counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    return counts.entrySet().stream()
        .filter(entry -> entry.getValue() * 4 >= most)
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  private Role role(Candidate candidate) {
    List<Kind> arguments = candidate.arguments();
    boolean gives = !candidate.probed().changed().isEmpty()
        || (candidate.result() != null && isHome(candidate.result()));
    long own = arguments.stream().filter(this::isHome).count();
    boolean drawn =
        candidate.result() != null && !candidate.result().genSource().isEmpty();
    if (own == 0 && gives) {
      boolean rare = drawn && !arguments.isEmpty() && !FAMILIAR.contains(candidate.name());
      return rare ? Role.BULK : Role.MAKES;
    }
    if (isBulk(candidate)
        || arguments.stream().anyMatch(kind -> weight(kind) > 2)
        || (candidate.result() != null && weight(candidate.result()) > 2)) {
      return Role.BULK;
    }
    if (gives) {
      return own == arguments.size() ? own == 1 ? Role.TURNS : Role.JOINS : Role.EXTENDS;
    }
    return arguments.size() == 1 ? Role.OBSERVES : Role.ANSWERS;
  }

  /** Returns whether a member takes any collection rather than the class itself. */
  private static boolean isBulk(Candidate candidate) {
    return candidate.isInstance()
        && candidate.member() instanceof Method method
        && Arrays.stream(method.getParameterTypes())
            .anyMatch(type -> Iterable.class.isAssignableFrom(type)
                || type == Map.class
                || (type.isInterface()
                    && type.isAssignableFrom(candidate.owner())
                    && !FAMILIAR.contains(candidate.name())));
  }

  /** Lower is better. */
  private double score(Candidate candidate) {
    double score = candidate.arguments().size();
    for (int i = candidate.isStatic() ? 0 : 1; i < candidate.arguments().size(); i++) {
      score += weight(candidate.arguments().get(i));
    }
    if (candidate.member().getDeclaringClass() != candidate.owner()) {
      score += 1;
    }
    Kind result = candidate.result();
    boolean changing = !candidate.probed().changed().isEmpty();
    if (changing) {
      score -= 1;
    } else if (result != null) {
      score += kinds.isOwn(result) ? -1 : weight(result) - 0.5;
    }
    if (candidate.isConstructor() || candidate.member() instanceof Field) {
      score -= 2 - candidate.arguments().size();
    }
    return score + unfamiliar(candidate) - (readsBack(candidate) ? READS_BACK : 0);
  }

  /** Returns whether a member gives what another one was handed, such as get after set. */
  private boolean readsBack(Candidate candidate) {
    if (candidate.result() == null || !candidate.probed().changed().isEmpty()) {
      return false;
    }
    List<Kind> written = new ArrayList<>(candidate.arguments());
    written.add(candidate.result());
    return written.size() > 2
        && candidates.stream()
            .anyMatch(other ->
                !other.probed().changed().isEmpty() && other.arguments().equals(written));
  }

  private static double unfamiliar(Candidate candidate) {
    double partial = candidate.probed().thrown().isEmpty() ? 0 : 0.4;
    if (candidate.name().endsWith("Value") && candidate.member().getDeclaringClass() != Map.class) {
      partial += 1.5;
    }
    int place = FAMILIAR.indexOf(candidate.name());
    return place < 0 ? partial : partial - 1 + 0.005 * place;
  }

  private double weight(Kind kind) {
    if (kinds.isOwn(kind)) {
      return -1;
    }
    if (homes.contains(kind)) {
      int place = List.of("int", "int[]", "long", "double").indexOf(kind.name());
      return -1 + 0.1 * (place < 0 ? 5 : place);
    }
    if (kinds.elements().contains(kind)) {
      return -0.5;
    }
    Class<?> raw = kind.raw();
    if (raw == String.class) {
      return 0.2;
    }
    if (raw == Integer.class || raw == Long.class || raw == Boolean.class) {
      return 0.4;
    }
    if (raw.getPackageName().equals("java.util.function")) {
      return 1.5;
    }
    return raw == Double.class || raw == Character.class || raw == List.class ? 1 : 2.5;
  }
}
