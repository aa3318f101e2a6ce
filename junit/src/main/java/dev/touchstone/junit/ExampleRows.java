package dev.touchstone.junit;

import static org.junit.platform.commons.support.AnnotationSupport.findAnnotation;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.platform.commons.support.ModifierSupport;
import org.junit.platform.commons.support.ReflectionSupport;

/** Reads the cases that {@link ExamplesFrom} names. */
final class ExampleRows {
  private final PropertyMethod method;
  private final List<Object> instances;

  private ExampleRows(PropertyMethod method, List<Object> instances) {
    this.method = method;
    this.instances = instances;
  }

  static List<List<@Nullable Object>> of(PropertyMethod method, Surroundings around) {
    Optional<ExamplesFrom> names = findAnnotation(method.method(), ExamplesFrom.class);
    List<List<@Nullable Object>> rows = new ArrayList<>();
    if (names.isPresent()) {
      ExampleRows reader = new ExampleRows(method, around.instances());
      for (String name : names.get().value()) {
        reader.read(name, rows);
      }
    }
    return rows;
  }

  private void read(String name, List<List<@Nullable Object>> rows) {
    int number = 0;
    for (Object element : elements(name, returned(name))) {
      String where = "example " + ++number + " of " + name + " for " + method.name();
      rows.add(checked(row(element, where), where));
    }
  }

  private @Nullable Object returned(String name) {
    int hash = name.indexOf('#');
    if (hash >= 0) {
      Class<?> type = ReflectionSupport.tryToLoadClass(name.substring(0, hash))
          .getOrThrow(e -> missing(name, "there is no such class"));
      return call(type, name.substring(hash + 1), null)
          .orElseThrow(() -> missing(name, "it has no such static method without parameters"));
    }
    for (int level = instances.size() - 1; level >= 0; level--) {
      Object instance = instances.get(level);
      Optional<Object> found = call(instance.getClass(), name, instance);
      if (found.isPresent()) {
        return found.get();
      }
    }
    throw missing(name, "no class of the test has such a method without parameters");
  }

  private Optional<Object> call(Class<?> type, String name, @Nullable Object instance) {
    Optional<Method> found = ReflectionSupport.findMethod(type, name)
        .filter(it -> instance != null || ModifierSupport.isStatic(it));
    return found.map(it -> {
      Object value = ReflectionSupport.invokeMethod(it, instance);
      if (value == null) {
        throw missing(name, "it returned null");
      }
      return value;
    });
  }

  private IllegalProperty missing(String name, String why) {
    return new IllegalProperty("@ExamplesFrom(\"" + name + "\") on " + method.name() + ": " + why);
  }

  private List<?> elements(String name, @Nullable Object returned) {
    if (returned instanceof Stream<?> stream) {
      return stream.toList();
    }
    if (returned instanceof Collection<?> collection) {
      return new ArrayList<>(collection);
    }
    if (returned != null && returned.getClass().isArray()) {
      return listed(returned);
    }
    throw missing(name, "it returned no stream, collection or array");
  }

  private static List<@Nullable Object> listed(Object array) {
    List<@Nullable Object> list = new ArrayList<>();
    for (int i = 0; i < Array.getLength(array); i++) {
      list.add(Array.get(array, i));
    }
    return list;
  }

  private List<@Nullable Object> row(@Nullable Object element, String where) {
    if (method.drawn().size() == 1) {
      return Arrays.asList(new @Nullable Object[] {element});
    }
    if (element instanceof List<?> list) {
      return new ArrayList<>(list);
    }
    if (element != null && element.getClass().isArray()) {
      return listed(element);
    }
    throw new IllegalProperty(where + " is neither an array nor a list: " + element);
  }

  private List<@Nullable Object> checked(List<@Nullable Object> row, String where) {
    if (row.size() != method.drawn().size()) {
      throw new IllegalProperty("%s has %d values; there are %d @ForAll parameters"
          .formatted(where, row.size(), method.drawn().size()));
    }
    Parameter[] parameters = method.method().getParameters();
    for (int i = 0; i < row.size(); i++) {
      Parameter parameter = parameters[method.drawn().get(i)];
      row.set(i, Widening.widened(row.get(i), parameter.getType()));
      if (!fits(parameter.getType(), row.get(i))) {
        throw new IllegalProperty("%s: %s does not fit %s %s%s"
            .formatted(
                where,
                shown(row.get(i)),
                parameter.getType().getSimpleName(),
                parameter.getName(),
                advice(row)));
      }
    }
    return row;
  }

  private static String shown(@Nullable Object value) {
    if (value == null) {
      return "null";
    }
    return (value.getClass().isArray() ? listed(value) : value) + " ("
        + value.getClass().getSimpleName() + ")";
  }

  private static String advice(List<@Nullable Object> row) {
    Object value = row.get(0);
    boolean nested =
        value instanceof List<?> || (value != null && value.getClass().isArray());
    return row.size() == 1 && nested
        ? "; where one parameter is drawn an example is its value, not a row of values"
        : "";
  }

  private static boolean fits(Class<?> type, @Nullable Object value) {
    return value == null ? !type.isPrimitive() : Widening.box(type).isInstance(value);
  }
}
