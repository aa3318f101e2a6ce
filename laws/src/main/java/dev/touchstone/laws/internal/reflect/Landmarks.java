package dev.touchstone.laws.internal.reflect;

import dev.touchstone.Derivation;
import dev.touchstone.Gen;
import dev.touchstone.random.Seed;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Objects of a class that random ones seldom meet, each with its Java source: constants, what factories
 * make of extreme numbers, and, for a class that reads its own text back, how far a step with a number
 * leads.
 *
 * <p>How far that is, is found by halving: the greatest and the least number that a step does not refuse. Sums
 * leave a range at half of it, so halves of extremes are landmarks, too.
 */
final class Landmarks {
  private static final int MOST = 40;
  private static final int STARTS = 3;

  private final Class<?> raw;
  private final Map<String, Object> found = new LinkedHashMap<>();

  private Landmarks(Class<?> raw) {
    this.raw = raw;
  }

  /** Returns the landmarks of a class by their Java source. */
  static Map<String, Object> of(Class<?> raw) {
    Landmarks landmarks = new Landmarks(raw);
    for (Field field : raw.getFields()) {
      if (isConstant(field, raw)) {
        constant(field)
            .ifPresent(
                value -> landmarks.found.put(Kinds.source(raw) + "." + field.getName(), value));
      }
    }
    if (CodeScan.isJdk(raw)) {
      landmarks.byNumbers(true).forEach(landmarks::extremes);
      landmarks.reading().ifPresent(landmarks::steps);
    }
    return landmarks.found;
  }

  static boolean isConstant(Field field, Class<?> raw) {
    int modifiers = field.getModifiers();
    return Modifier.isStatic(modifiers) && Modifier.isFinal(modifiers) && field.getType() == raw;
  }

  private static Optional<Object> constant(Field field) {
    try {
      return Optional.ofNullable(field.get(null));
    } catch (IllegalAccessException hidden) {
      return Optional.empty();
    }
  }

  /** Returns the methods that make an object from one number, either factories or steps. */
  private List<Method> byNumbers(boolean factories) {
    return Arrays.stream(raw.getMethods())
        .filter(method -> Modifier.isStatic(method.getModifiers()) == factories)
        .filter(method -> method.getReturnType() == raw)
        .filter(method -> method.getName().startsWith("of") || !factories)
        .filter(method -> Set.of(List.of(long.class), List.of(int.class))
            .contains(List.of(method.getParameterTypes())))
        .sorted(Comparator.comparing(Method::toString))
        .toList();
  }

  private void extremes(Method factory) {
    String type = isLong(factory) ? "Long" : "Integer";
    Map<String, Object> made = new LinkedHashMap<>();
    for (String number :
        List.of(".MIN_VALUE", ".MAX_VALUE", ".MIN_VALUE / 2", ".MAX_VALUE / 2 + 1")) {
      long extreme = number.startsWith(".MIN") ? least(factory) : greatest(factory);
      long value =
          number.endsWith("1") ? extreme / 2 + 1 : number.endsWith("2") ? extreme / 2 : extreme;
      Object object = call(factory, null, value);
      if (object == null) {
        return;
      }
      made.put("%s.%s(%s%s)".formatted(Kinds.source(raw), factory.getName(), type, number), object);
    }
    found.putAll(made);
  }

  private static boolean isLong(Executable method) {
    return method.getParameterTypes()[0] == long.class;
  }

  private static long least(Executable method) {
    return isLong(method) ? Long.MIN_VALUE : Integer.MIN_VALUE;
  }

  private static long greatest(Executable method) {
    return isLong(method) ? Long.MAX_VALUE : Integer.MAX_VALUE;
  }

  private static @Nullable Object call(Method method, @Nullable Object object, long number) {
    try {
      return isLong(method) ? method.invoke(object, number) : method.invoke(object, (int) number);
    } catch (InvocationTargetException | IllegalAccessException refused) {
      return null;
    }
  }

  /** Returns the method that reads an object from its text, if there is one. */
  private Optional<Method> reading() {
    try {
      Method parse = raw.getMethod("parse", CharSequence.class);
      return Modifier.isStatic(parse.getModifiers()) && parse.getReturnType() == raw
          ? Optional.of(parse)
          : Optional.empty();
    } catch (NoSuchMethodException none) {
      return Optional.empty();
    }
  }

  private void steps(Method parse) {
    Gen<?> any = Derivation.standard().of(raw);
    for (int start = 0; start < STARTS; start++) {
      Object from = any.sample(Seed.of(start).root(), 0);
      if (from != null && isReadBack(from, parse)) {
        byNumbers(false).forEach(step -> steps(from, step));
      }
    }
  }

  private void steps(Object from, Method step) {
    LongFunction<@Nullable Object> take = number -> call(step, from, number);
    for (long number : List.of(0L, -1L, bound(take, greatest(step)), bound(take, least(step)))) {
      Object object = take.apply(number);
      if (object != null && found.size() < MOST && !found.containsValue(object)) {
        found.put(
            "%s.parse(\"%s\").%s(%d%s)"
                .formatted(
                    Kinds.source(raw), from, step.getName(), number, isLong(step) ? "L" : ""),
            object);
      }
    }
  }

  private static boolean isReadBack(Object object, Method parse) {
    try {
      return object.equals(parse.invoke(null, object.toString()));
    } catch (InvocationTargetException | IllegalAccessException unreadable) {
      return false;
    }
  }

  /** Returns the number farthest from 0 towards an extreme that is not refused. */
  private static long bound(LongFunction<@Nullable Object> step, long extreme) {
    if (step.apply(extreme) != null) {
      return extreme;
    }
    long taken = 0;
    long refused = extreme;
    while (Math.abs(refused - taken) > 1) {
      long middle = taken + (refused - taken) / 2;
      if (step.apply(middle) == null) {
        refused = middle;
      } else {
        taken = middle;
      }
    }
    return taken;
  }
}
