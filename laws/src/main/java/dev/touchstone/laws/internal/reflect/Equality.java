package dev.touchstone.laws.internal.reflect;

import dev.touchstone.internal.show.Show;
import dev.touchstone.laws.internal.trial.Calls;
import dev.touchstone.laws.internal.trial.Canonical;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How objects of a class are compared: by their equals, their elements or their number where they have
 * such, otherwise by what can be seen of them.
 *
 * <p>Seen are the results of all methods that change nothing, on every small argument, and the same
 * again after each step of taking something away: a method without arguments that changes the object is
 * called until it throws or nothing changes.
 */
final class Equality {
  private static final int MOST_STEPS = 12;

  private final Class<?> type;
  private boolean natural;
  private boolean usable;
  private boolean observed;
  private List<Look> looks = List.of();
  private List<Look> steps = List.of();

  /**
   * One thing to see.
   *
   * @param name the method
   * @param java how it is written for an object called {@code o}
   * @param changing whether it may change what it looks at
   * @param seeing the code
   */
  record Look(String name, String java, boolean changing, Seeing seeing) {}

  /** Looks at an object; may throw. */
  @FunctionalInterface
  interface Seeing {
    @Nullable
    Object see(Object object) throws Throwable;
  }

  Equality(Class<?> type) {
    this.type = type;
    this.natural = overrides(type, "equals", Object.class);
    this.usable = Canonical.usable(type);
  }

  static boolean overrides(Class<?> type, String method, Class<?>... parameters) {
    try {
      return type.isInterface()
          || type.getMethod(method, parameters).getDeclaringClass() != Object.class;
    } catch (NoSuchMethodException missing) {
      return false;
    }
  }

  /** Returns whether the class overrides equals. */
  boolean natural() {
    return natural;
  }

  /** Returns whether objects have to be compared by what is seen of them. */
  boolean byLooks() {
    return !usable;
  }

  boolean usable() {
    return usable || !looks.isEmpty() || !steps.isEmpty();
  }

  List<Look> looks() {
    return looks;
  }

  List<Look> steps() {
    return steps;
  }

  /** Compares by one look from now on, whatever else there is. */
  void observeBy(Look look) {
    look(List.of(look), List.of());
    natural = false;
    usable = false;
    observed = true;
  }

  void look(List<Look> looks, List<Look> steps) {
    if (observed) {
      return;
    }
    this.looks = List.copyOf(looks);
    this.steps = List.copyOf(steps);
  }

  Object seen(Object object, Replay.Making making) {
    if (usable) {
      return Canonical.of(object);
    }
    List<Object> seen = new ArrayList<>();
    for (Look look : looks) {
      seen.add(sight(look, object, making));
    }
    for (Look step : steps) {
      drain(step, making, seen);
    }
    return seen;
  }

  private void drain(Look step, Replay.Making making, List<Object> seen) {
    try {
      Object object = making.make();
      List<Object> before = seen(object);
      for (int i = 0; i < MOST_STEPS; i++) {
        Object result = Canonical.of(step.seeing().see(object));
        List<Object> now = seen(object);
        seen.add(result == object ? "itself" : result);
        seen.addAll(now);
        if (now.equals(before) && i > 0) {
          return;
        }
        before = now;
      }
    } catch (Throwable problem) {
      Calls.rethrowIfFatal(problem);
      seen.add(problem.getClass());
    }
  }

  private List<Object> seen(Object object) {
    List<Object> seen = new ArrayList<>();
    for (Look look : looks) {
      seen.add(sight(look, object, () -> object));
    }
    return seen;
  }

  private static Object sight(Look look, Object object, Replay.Making making) {
    try {
      Object seen = look.seeing().see(look.changing() ? making.make() : object);
      return seen == object ? "itself" : Canonical.of(seen);
    } catch (Throwable problem) {
      Calls.rethrowIfFatal(problem);
      return problem.getClass();
    }
  }

  /** Returns how a person sees an object. */
  String shown(Object object) {
    if (object instanceof CharSequence) {
      return Show.of(object.toString());
    }
    if (type.isArray() || overrides(object.getClass(), "toString")) {
      return type.isArray() ? Canonical.of(object).toString() : object.toString();
    }
    Map<String, Object> shown = new LinkedHashMap<>();
    for (Look look : looks) {
      if (look.java().endsWith("()")) {
        shown.put(look.name(), outcome(look, object));
      }
    }
    return type.getSimpleName() + shown;
  }

  private static Object outcome(Look look, Object object) {
    try {
      return String.valueOf(look.seeing().see(object));
    } catch (Throwable problem) {
      Calls.rethrowIfFatal(problem);
      return "throws";
    }
  }

  /** Returns what is worth saying about the comparison, or "". */
  String remark() {
    String name = type.getSimpleName();
    if (natural || type.isArray() || type.isInterface()) {
      return "";
    }
    if (observed) {
      return name + " is compared by " + looks.get(0).name();
    }
    if (Comparable.class.isAssignableFrom(type)) {
      return name + " has no equals: compared by compareTo";
    }
    if (Iterable.class.isAssignableFrom(type)) {
      return name + " has no equals: compared by its elements in the order of iteration";
    }
    if (usable) {
      return name + " has no equals: compared by its text";
    }
    Set<String> names = names(looks);
    String after = steps.isEmpty()
        ? ""
        : ", and by what repeated " + String.join(", ", names(steps)) + " gives";
    return usable()
        ? "%s has no equals: compared by %s%s".formatted(name, String.join(", ", names), after)
        : "%s has no equals and nothing to compare it by: give an observer".formatted(name);
  }

  private static Set<String> names(List<Look> looks) {
    return looks.stream().map(Look::name).collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
