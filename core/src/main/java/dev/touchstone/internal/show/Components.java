package dev.touchstone.internal.show;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;

/** What a record holds, read by its accessors. */
final class Components {
  private Components() {}

  /** Returns the values of a record's components, or null where they cannot be read. */
  static @Nullable Object @Nullable [] values(Record record) {
    try {
      RecordComponent[] components = record.getClass().getRecordComponents();
      @Nullable Object[] values = new Object[components.length];
      for (int i = 0; i < values.length; i++) {
        Method accessor = components[i].getAccessor();
        accessor.setAccessible(true);
        values[i] = accessor.invoke(record);
      }
      return values;
    } catch (ReflectiveOperationException | RuntimeException closed) {
      return null;
    }
  }

  /**
   * Returns whether a record prints the way the compiler makes it print, so that showing its
   * components one by one hides nothing its author wanted to say.
   */
  static boolean printsItself(Record record, @Nullable Object[] values) {
    try {
      Method toString = record.getClass().getDeclaredMethod("toString");
      return Modifier.isFinal(toString.getModifiers()) && asCompiled(record, values);
    } catch (ReflectiveOperationException | RuntimeException closed) {
      return false;
    }
  }

  private static boolean asCompiled(Record record, @Nullable Object[] values) {
    try {
      RecordComponent[] components = record.getClass().getRecordComponents();
      StringBuilder text = new StringBuilder(record.getClass().getSimpleName()).append('[');
      for (int i = 0; i < values.length; i++) {
        text.append(i == 0 ? "" : ", ").append(components[i].getName()).append('=');
        text.append(values[i]);
      }
      return text.append(']').toString().equals(record.toString());
    } catch (Throwable hostile) {
      return true;
    }
  }
}
