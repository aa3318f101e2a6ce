package dev.touchstone.space.internal.derive;

import dev.touchstone.space.ConstructorRejected;
import dev.touchstone.space.IllegalSpace;
import dev.touchstone.space.internal.count.Alternative;
import dev.touchstone.space.internal.count.Form;
import dev.touchstone.space.internal.count.Sort;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes records by their canonical constructors and takes them apart by their accessors. */
public final class Records {
  private Records() {}

  /** Returns the alternative that is a record of some parts. */
  public static Alternative making(Class<?> type, List<Sort> parts, int cost) {
    RecordComponent[] components = type.getRecordComponents();
    if (components == null) {
      throw new IllegalSpace(type.getName() + " is not a record; give a record class");
    }
    if (components.length != parts.size()) {
      throw new IllegalSpace("%d spaces for the %d components of %s; give one for each"
          .formatted(parts.size(), components.length, type.getName()));
    }
    List<String> names = Stream.of(components).map(RecordComponent::getName).toList();
    return new Alternative(
        cost,
        parts,
        new Form.Made(type, names),
        builder(type, components),
        apart(type, components));
  }

  private static Function<Object[], Object> builder(Class<?> type, RecordComponent[] components) {
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(
          Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
      open(constructor, type);
      return parts -> build(constructor, parts);
    } catch (NoSuchMethodException gone) {
      throw new IllegalStateException(gone);
    }
  }

  private static void open(AccessibleObject member, Class<?> type) {
    try {
      member.setAccessible(true);
    } catch (InaccessibleObjectException closed) {
      Module here = Records.class.getModule();
      throw new IllegalSpace(
          "cannot call %s; let module %s open package %s%s"
              .formatted(
                  member,
                  type.getModule().getName(),
                  type.getPackageName(),
                  here.isNamed() ? " to " + here.getName() : ""),
          closed);
    }
  }

  private static Object build(Constructor<?> constructor, Object[] parts) {
    try {
      return constructor.newInstance(parts);
    } catch (InvocationTargetException refused) {
      throw new ConstructorRejected(
          constructor.getDeclaringClass().getSimpleName() + Arrays.toString(parts),
          refused.getCause() == null ? refused : refused.getCause());
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Function<Object, Object @Nullable []> apart(
      Class<?> type, RecordComponent[] components) {
    Method[] accessors =
        Stream.of(components).map(RecordComponent::getAccessor).toArray(Method[]::new);
    for (Method accessor : accessors) {
      open(accessor, type);
    }
    return value -> type.isInstance(value) ? parts(value, accessors) : null;
  }

  private static Object[] parts(Object value, Method[] accessors) {
    Object[] parts = new Object[accessors.length];
    try {
      for (int i = 0; i < parts.length; i++) {
        parts[i] = accessors[i].invoke(value);
      }
      return parts;
    } catch (ReflectiveOperationException failed) {
      throw new IllegalSpace("cannot take %s apart".formatted(value.getClass().getName()), failed);
    }
  }
}
