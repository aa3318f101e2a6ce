package dev.touchstone.rank.internal.isolate;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The classes that a submission is compiled and run with: the interface, and the types its methods
 * name. The model is not among them, wherever it lies.
 */
final class ApiClasses {
  private final Set<Class<?>> found = new LinkedHashSet<>();
  private final Deque<Class<?>> open = new ArrayDeque<>();

  private ApiClasses() {}

  /** Writes the classes that an interface needs into a folder. */
  static void write(Class<?> api, Path folder) throws IOException {
    ApiClasses classes = new ApiClasses();
    classes.need(api);
    while (!classes.open.isEmpty()) {
      classes.look(classes.open.remove());
    }
    for (Class<?> type : classes.found) {
      copy(type, folder);
    }
  }

  /** Writes a class and all that is nested in it into a folder. */
  static void writeAlone(Class<?> type, Path folder) throws IOException {
    for (Class<?> member : type.getNestHost().getNestMembers()) {
      copy(member, folder);
    }
  }

  private static void copy(Class<?> type, Path folder) throws IOException {
    String file = type.getName().replace('.', '/') + ".class";
    Path place = folder.resolve(file);
    Files.createDirectories(place.resolveSibling(""));
    String simple = file.substring(file.lastIndexOf('/') + 1);
    try (InputStream in = type.getResourceAsStream(simple)) {
      if (in == null) {
        throw new IOException("the class file of " + type.getName() + " cannot be read");
      }
      Files.copy(in, place);
    }
  }

  private void look(Class<?> type) {
    for (Class<?> parent : type.getInterfaces()) {
      need(parent);
    }
    need(type.getSuperclass());
    need(type.getDeclaringClass());
    for (Class<?> nested : type.getDeclaredClasses()) {
      need(nested);
    }
    if (type.isRecord()) {
      for (RecordComponent component : type.getRecordComponents()) {
        need(component.getGenericType());
      }
    }
    for (Field field : type.getDeclaredFields()) {
      need(field.getGenericType());
    }
    for (Method method : type.getDeclaredMethods()) {
      need(method.getGenericReturnType());
      for (Type parameter : method.getGenericParameterTypes()) {
        need(parameter);
      }
      for (Class<?> thrown : method.getExceptionTypes()) {
        need(thrown);
      }
    }
  }

  private void need(@org.jspecify.annotations.Nullable Type type) {
    if (type instanceof ParameterizedType parameterized) {
      need(parameterized.getRawType());
      for (Type argument : parameterized.getActualTypeArguments()) {
        need(argument);
      }
    } else if (type instanceof Class<?> known) {
      Class<?> plain = known.isArray() ? known.getComponentType() : known;
      if (plain.isArray()) {
        need(plain);
      } else if (!plain.isPrimitive() && plain.getClassLoader() != null && found.add(plain)) {
        open.add(plain);
      }
    }
  }
}
