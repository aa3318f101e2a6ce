package dev.touchstone.internal.show;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A record made once more from what its fields hold, as an expression would make it.
 *
 * <p>Constructors and accessors may say something else than the fields do, so only what comes of it
 * tells whether the fields are the right arguments. A constructor meets copies of what it may change.
 */
final class Rebuilt {
  private Rebuilt() {}

  /** Returns what the fields of a record hold. */
  static @Nullable Object[] fields(Record record) {
    RecordComponent[] components = record.getClass().getRecordComponents();
    @Nullable Object[] values = new Object[components.length];
    try {
      for (int at = 0; at < values.length; at++) {
        Field field = record.getClass().getDeclaredField(components[at].getName());
        field.setAccessible(true);
        values[at] = field.get(record);
      }
      return values;
    } catch (ReflectiveOperationException | RuntimeException closed) {
      throw new Inexpressible(record.getClass() + " is closed");
    }
  }

  static Record of(Class<? extends Record> type, @Nullable Object[] values) {
    try {
      Constructor<? extends Record> constructor =
          type.getDeclaredConstructor(Arrays.stream(type.getRecordComponents())
              .map(RecordComponent::getType)
              .toArray(Class<?>[]::new));
      constructor.setAccessible(true);
      @Nullable Object[] arguments = new Object[values.length];
      for (int at = 0; at < values.length; at++) {
        arguments[at] = values[at] == null ? null : copy(values[at]);
      }
      return constructor.newInstance(arguments);
    } catch (ReflectiveOperationException | RuntimeException refused) {
      throw new Inexpressible(type + " refuses what it holds");
    }
  }

  private static Object copy(Object value) throws ReflectiveOperationException {
    Class<?> type = value.getClass();
    if (type.isArray()) {
      int length = Array.getLength(value);
      Object copy = Array.newInstance(type.getComponentType(), length);
      System.arraycopy(value, 0, copy, 0, length);
      return copy;
    }
    for (Class<?> from : new Class<?>[] {Collection.class, Map.class}) {
      if (from.isInstance(value) && CollectionSource.constructible(type, from)) {
        return type.getConstructor(from).newInstance(value);
      }
    }
    return value;
  }
}
