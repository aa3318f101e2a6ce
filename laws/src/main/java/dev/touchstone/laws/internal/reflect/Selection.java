package dev.touchstone.laws.internal.reflect;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Keeps the members that say most, and puts them into an order.
 *
 * <p>One overload of a name is kept. A member that did the same as a better one in every probe
 * costs nothing in the search and does not count.
 */
final class Selection {
  private static final Set<String> LEAST_AND_GREATEST =
      Set.of("MIN", "MAX", "MIN_VALUE", "MAX_VALUE", "EPOCH", "TWO", "TEN", "NOON", "MIDNIGHT");
  private static final int MOST_CONSTANTS = 2;
  private static final int FEW_ENUM_CONSTANTS = 4;
  private static final int MOST_TWINS = 2;

  private final Wish wish;
  private final Kinds kinds;
  private final Guard guard;
  private final List<Recipes> recipes;
  private final List<String> remarks;
  private final MemberRanking ranking;
  private final List<LeftOut> leftOut;
  private final Map<Candidate, List<Operator>> operators = new HashMap<>();

  Selection(
      Wish wish,
      Kinds kinds,
      Members members,
      Guard guard,
      List<Recipes> recipes,
      List<String> remarks) {
    this.wish = wish;
    this.kinds = kinds;
    this.guard = guard;
    this.recipes = recipes;
    this.remarks = remarks;
    this.leftOut = members.leftOut();
    this.ranking = new MemberRanking(kinds, members.candidates());
  }

  Draft draft() {
    List<Candidate> chosen = chosen();
    List<Operator> functions = new ArrayList<>();
    chosen.forEach(candidate -> functions.addAll(operators(candidate)));
    functions.sort(Comparator.comparingInt(this::stage));
    List<Operator> all = new ArrayList<>(background(functions));
    all.addAll(functions);
    List<Kind> used = used(all);
    new Naming(kinds, wish.classes().stream().map(kinds::own).distinct().toList(), ranking::isHome)
        .name(used.stream().filter(kind -> isTaken(kind, all)).toList());
    return new Draft(
        wish.classes(), used, all, drawn(), List.copyOf(leftOut), List.copyOf(remarks), guard);
  }

  private static boolean isTaken(Kind kind, List<Operator> operators) {
    return operators.stream().anyMatch(operator -> operator.arguments().contains(kind));
  }

  private List<Candidate> chosen() {
    int most =
        wish.most(wish.classes().stream().anyMatch(type -> kinds.own(type).replayed()));
    List<Candidate> chosen = new ArrayList<>();
    Set<String> names = new HashSet<>();
    int counted = 0;
    int twins = 0;
    int constants = 0;
    for (Candidate candidate : ranking.inTurn()) {
      String reason = unwanted(candidate, names, constants);
      boolean twin = reason.isEmpty() && chosen.stream().anyMatch(other -> same(other, candidate));
      if (reason.isEmpty() && twin && twins >= MOST_TWINS) {
        reason = "does the same as a function that is in";
      } else if (reason.isEmpty() && !twin && !isConstant(candidate) && counted >= most) {
        reason = "beyond the first " + most + " functions";
      }
      if (reason.isEmpty()) {
        names.add(key(candidate));
        chosen.add(candidate);
        constants += candidate.member() instanceof Field ? 1 : 0;
        twins += twin ? 1 : 0;
        counted += twin || isConstant(candidate) ? 0 : 1;
      } else {
        leftOut.add(new LeftOut(candidate.toString(), reason));
      }
    }
    return chosen;
  }

  private static boolean isConstant(Candidate candidate) {
    return candidate.member() instanceof Field;
  }

  private static String key(Candidate candidate) {
    return candidate.owner().getName() + "." + candidate.name();
  }

  private String unwanted(Candidate candidate, Set<String> names, int constants) {
    Probed probed = candidate.probed();
    if (!wish.only().isEmpty() && !wish.only().contains(candidate.name())) {
      return "not among the names asked for";
    }
    if (names.contains(key(candidate))) {
      return "another overload of it is in";
    }
    if (probed.changed().size() > 1) {
      return "changes more than one argument";
    }
    int first = candidate.isConstructor() ? -1 : 0;
    if (!probed.changed().isEmpty() && !probed.changed().contains(first)) {
      return "changes an argument that is handed to it";
    }
    if (candidate.result() == null && probed.changed().isEmpty()) {
      return "changes nothing that can be seen";
    }
    if (candidate.result() != null && !candidate.result().equality().usable()) {
      return "no usable equality for " + candidate.result();
    }
    boolean dull = probed.constant()
        && probed.changed().isEmpty()
        && !candidate.arguments().isEmpty()
        && probed.thrown().isEmpty()
        && !kinds.isOwn(Objects.requireNonNull(candidate.result()));
    if (dull) {
      return "always gives the same";
    }
    boolean spare =
        constants >= mostConstants(candidate) || LEAST_AND_GREATEST.contains(candidate.name());
    return isConstant(candidate) && spare ? "a constant too many" : "";
  }

  private static int mostConstants(Candidate candidate) {
    Object[] all = candidate.owner().getEnumConstants();
    return all != null && all.length <= FEW_ENUM_CONSTANTS ? all.length : MOST_CONSTANTS;
  }

  private static boolean same(Candidate one, Candidate other) {
    return one.arguments().equals(other.arguments())
        && one.result() == other.result()
        && one.probed().outcomes().equals(other.probed().outcomes());
  }

  /** Returns the functions that stand for a member. */
  private List<Operator> operators(Candidate candidate) {
    return operators.computeIfAbsent(candidate, this::made);
  }

  private List<Operator> made(Candidate candidate) {
    Probed probed = candidate.probed();
    String name = name(candidate);
    if (probed.changed().isEmpty()) {
      return List.of(Operator.value(name, candidate, guard));
    }
    int changed = probed.changed().iterator().next();
    if (probed.returnsChanged() || probed.constant()) {
      return List.of(Operator.state(name, candidate, changed, guard));
    }
    return List.of(
        Operator.state(name + ".state", candidate, changed, guard),
        Operator.value(name + ".result", candidate, guard));
  }

  private String name(Candidate candidate) {
    boolean several = wish.classes().size() > 1;
    return candidate.isConstructor() && several
        ? "new" + candidate.owner().getSimpleName()
        : candidate.name();
  }

  private int stage(Operator operator) {
    Candidate candidate = operator.candidate();
    boolean changing = candidate != null && !candidate.probed().changed().isEmpty();
    boolean own = ranking.isHome(operator.result());
    return own ? Math.min(operator.arguments().size(), 2) : changing ? 4 : 3;
  }

  private List<Operator> background(List<Operator> functions) {
    Set<Kind> results = functions.stream().map(Operator::result).collect(Collectors.toSet());
    functions.stream()
        .flatMap(function -> function.arguments().stream())
        .filter(kind -> Set.of("int", "long").contains(kind.name()))
        .forEach(results::add);
    List<Operator> constants = new ArrayList<>();
    for (Kind kind : kinds.all()) {
      if (results.contains(kind)) {
        constants.addAll(constants(kind, functions));
      }
    }
    return constants;
  }

  private static List<Operator> constants(Kind kind, List<Operator> functions) {
    List<Operator> constants = new ArrayList<>();
    if (kind.raw() == Boolean.class) {
      constants.add(Operator.constant("true", kind, true, "true"));
      constants.add(Operator.constant("false", kind, false, "false"));
    } else if (kind.raw() == Integer.class && kind.name().equals("int")) {
      constants.add(Operator.constant("0", kind, 0, "0"));
    } else if (kind.raw() == Long.class) {
      constants.add(Operator.constant("0", kind, 0L, "0L"));
    } else if (kind.raw() == String.class) {
      constants.add(Operator.constant("\"\"", kind, "", "\"\""));
    }
    boolean gaveNull =
        functions.stream().anyMatch(function -> function.result() == kind && gaveNull(function));
    if (gaveNull) {
      constants.add(Operator.constant("null", kind, null, "null"));
    }
    return constants;
  }

  private static boolean gaveNull(Operator function) {
    Candidate candidate = function.candidate();
    return candidate != null
        && function.part() == Operator.Part.RESULT
        && candidate.probed().gaveNull();
  }

  private static List<Kind> used(List<Operator> operators) {
    Set<Kind> used = new LinkedHashSet<>();
    for (Operator operator : operators) {
      used.addAll(operator.arguments());
      used.add(operator.result());
    }
    return List.copyOf(used);
  }

  private List<Draft.Recipe> drawn() {
    return recipes.stream()
        .map(recipe -> new Draft.Recipe(
            recipe.kind(), lead(recipe, Recipes::makers), lead(recipe, Recipes::steps)))
        .toList();
  }

  private List<Operator> lead(Recipes recipe, Function<Recipes, List<Candidate>> part) {
    return part.apply(recipe).stream()
        .flatMap(candidate -> leading(recipe.kind(), candidate).stream())
        .toList();
  }

  private Optional<Operator> leading(Kind kind, Candidate candidate) {
    return operators(candidate).stream()
        .filter(operator -> operator.result() == kind)
        .findFirst();
  }
}
