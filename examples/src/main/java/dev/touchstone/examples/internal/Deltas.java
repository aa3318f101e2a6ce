package dev.touchstone.examples.internal;

import dev.touchstone.machine.internal.Blueprint;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** What a call did to each part of a model's state: nothing, grew it, shrank it, changed it. */
final class Deltas {
  private static final Method[] WHOLE = {};

  private final Blueprint blueprint;
  private final Map<Class<?>, Method[]> parts = new ConcurrentHashMap<>();

  Deltas(Blueprint blueprint) {
    this.blueprint = blueprint;
  }

  String between(Object before, Object after) {
    Object from = blueprint.abstraction(before);
    Object to = blueprint.abstraction(after);
    Method[] accessors = parts.computeIfAbsent(from.getClass(), Deltas::accessors);
    if (accessors.length == 0 || to.getClass() != from.getClass()) {
      return String.valueOf(sign(from, to));
    }
    StringBuilder signs = new StringBuilder();
    for (Method accessor : accessors) {
      signs.append(sign(part(accessor, from), part(accessor, to)));
    }
    return signs.toString();
  }

  private static Method[] accessors(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    if (components == null) {
      return WHOLE;
    }
    Method[] accessors = new Method[components.length];
    for (int i = 0; i < accessors.length; i++) {
      accessors[i] = components[i].getAccessor();
      if (!accessors[i].trySetAccessible()) {
        return WHOLE;
      }
    }
    return accessors;
  }

  private static @Nullable Object part(Method accessor, Object state) {
    try {
      return accessor.invoke(state);
    } catch (ReflectiveOperationException | RuntimeException unreadable) {
      return "unreadable";
    }
  }

  private static char sign(@Nullable Object before, @Nullable Object after) {
    if (before == null ? after == null : before.equals(after)) {
      return '=';
    }
    int order = Double.compare(size(after), size(before));
    return order > 0 ? '+' : order < 0 ? '-' : '~';
  }

  private static double size(@Nullable Object value) {
    if (value instanceof Collection<?> collection) {
      return collection.size();
    }
    if (value instanceof Map<?, ?> map) {
      return map.size();
    }
    if (value instanceof Optional<?> optional) {
      return optional.isPresent() ? 1 : 0;
    }
    if (value instanceof Boolean flag) {
      return flag ? 1 : 0;
    }
    if (value instanceof Number number) {
      return number.doubleValue();
    }
    if (value instanceof CharSequence text) {
      return text.length();
    }
    if (value != null && value.getClass().isArray()) {
      return Array.getLength(value);
    }
    return value == null ? 0 : 1;
  }
}
