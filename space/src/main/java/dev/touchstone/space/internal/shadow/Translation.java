package dev.touchstone.space.internal.shadow;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Finds the counterpart of a complete value among the shadow classes. */
final class Translation {
  private final ShadowLoader loader;
  private final Map<Enum<?>, Object> constants = new HashMap<>();

  private final Map<Class<?>, Boolean> shared = new HashMap<>();

  Translation(ShadowLoader loader) {
    this.loader = loader;
  }

  Object of(Object value) {
    if (value instanceof Enum<?> constant) {
      return constants.computeIfAbsent(
          constant, same -> shares(constant.getDeclaringClass()) ? same : constant(constant));
    }
    if (value instanceof Number || value instanceof String || value instanceof Boolean) {
      return value;
    }
    if (value instanceof List<?> list) {
      return translated(list, new ArrayList<>());
    }
    if (value instanceof Set<?> set) {
      return translated(set, new LinkedHashSet<>());
    }
    if (value instanceof Optional<?> optional) {
      return optional.map(this::of);
    }
    if (value.getClass().isArray()) {
      return array(value);
    }
    if (shares(value.getClass())) {
      return value;
    }
    if (value instanceof Record record) {
      return record(record);
    }
    throw new NotShadowable(
        "it holds a value of %s, which has no counterpart; let it hold records, enums and values of the JDK only"
            .formatted(value.getClass().getName()));
  }

  private Object array(Object array) {
    int length = Array.getLength(array);
    Object copy = Array.newInstance(counterpart(array.getClass().getComponentType()), length);
    for (int at = 0; at < length; at++) {
      Array.set(copy, at, of(Array.get(array, at)));
    }
    return copy;
  }

  private Class<?> counterpart(Class<?> type) {
    if (type.isArray()) {
      return counterpart(type.getComponentType()).arrayType();
    }
    return type.isPrimitive() || shares(type) ? type : loaded(type);
  }

  private Class<?> loaded(Class<?> type) {
    try {
      return loader.loadClass(type.getName());
    } catch (ClassNotFoundException gone) {
      throw new IllegalStateException(gone);
    }
  }

  private boolean shares(Class<?> type) {
    return shared.computeIfAbsent(type, loader::shares);
  }

  private Object translated(Iterable<?> values, java.util.Collection<Object> into) {
    values.forEach(value -> into.add(of(value)));
    return into instanceof List<Object> list
        ? List.copyOf(list)
        : java.util.Collections.unmodifiableSet((Set<Object>) into);
  }

  private Object constant(Enum<?> constant) {
    return Stream.of(loaded(constant.getDeclaringClass()).getEnumConstants())
        .filter(other -> ((Enum<?>) other).name().equals(constant.name()))
        .findFirst()
        .orElseThrow();
  }

  private Object record(Record record) {
    try {
      RecordComponent[] components = record.getClass().getRecordComponents();
      Object[] parts = new Object[components.length];
      for (int i = 0; i < parts.length; i++) {
        components[i].getAccessor().setAccessible(true);
        parts[i] = of(components[i].getAccessor().invoke(record));
      }
      Class<?> type = loaded(record.getClass());
      Constructor<?> constructor = type.getDeclaredConstructor(Stream.of(type.getRecordComponents())
          .map(RecordComponent::getType)
          .toArray(Class<?>[]::new));
      constructor.setAccessible(true);
      return constructor.newInstance(parts);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
