package dev.touchstone.cli;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The classes of a user's class path, loaded into this JVM; Touchstone's own are ours. */
final class UserClasses {
  private final ClassLoader loader;

  UserClasses(List<Path> classPath) {
    ClassLoader ours = UserClasses.class.getClassLoader();
    this.loader = classPath.isEmpty()
        ? ours
        : new URLClassLoader(
            "user", classPath.stream().map(UserClasses::url).toArray(URL[]::new), ours);
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException impossible) {
      throw new BadInput(path + " cannot be read as a class path: " + impossible.getMessage());
    }
  }

  /** Finds a class by its name; an inner one may be written with a dot. */
  @SuppressWarnings("unchecked") // whoever names a class takes what it is
  <T> Class<T> named(String name) {
    String tried = name;
    while (true) {
      try {
        return (Class<T>) Class.forName(tried, false, loader);
      } catch (ClassNotFoundException | NoClassDefFoundError absent) {
        int dot = tried.lastIndexOf('.');
        if (dot < 0) {
          throw new BadInput("there is no class " + name + " on the class path");
        }
        tried = tried.substring(0, dot) + "$" + tried.substring(dot + 1);
      }
    }
  }

  /** Finds a condition by the name of its method. */
  Method condition(String name, Class<?> type) {
    int split = name.indexOf('#');
    Class<?> holder = split < 0 ? type : named(name.substring(0, split));
    String method = name.substring(split + 1);
    List<Method> fitting = conditions(holder, type).stream()
        .filter(m -> m.getName().equals(method))
        .toList();
    if (fitting.isEmpty()) {
      String known = conditions(holder, type).stream()
          .map(Method::getName)
          .distinct()
          .sorted()
          .collect(Collectors.joining(", "));
      throw new BadInput("%s has no method %s that takes a %s and says true or false; it has %s"
          .formatted(
              holder.getName(), method, type.getSimpleName(), known.isEmpty() ? "none" : known));
    }
    return fitting.get(0);
  }

  private static List<Method> conditions(Class<?> holder, Class<?> type) {
    List<Method> all = new ArrayList<>(List.of(holder.getDeclaredMethods()));
    Stream.of(holder.getInterfaces()).forEach(above -> all.addAll(List.of(above.getMethods())));
    return all.stream()
        .filter(method -> method.getReturnType() == boolean.class && !method.isSynthetic())
        .filter(method -> takes(method, type))
        .toList();
  }

  private static boolean takes(Method method, Class<?> type) {
    return Modifier.isStatic(method.getModifiers())
        ? method.getParameterCount() == 1 && method.getParameterTypes()[0].isAssignableFrom(type)
        : method.getParameterCount() == 0 && method.getDeclaringClass().isAssignableFrom(type);
  }
}
