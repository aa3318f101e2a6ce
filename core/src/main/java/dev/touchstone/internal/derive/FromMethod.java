package dev.touchstone.internal.derive;

import dev.touchstone.From;
import dev.touchstone.Gen;
import dev.touchstone.choice.IllegalGenerator;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds and calls the method that {@code @From} names. */
final class FromMethod {
  private final TypeUse type;
  private final Class<?> owner;
  private final String reference;
  private final String where;

  private FromMethod(TypeUse type, String reference, String where) {
    this.type = type;
    this.owner = type.marks().owner();
    this.reference = reference;
    this.where = where;
  }

  static Gen<?> gen(From from, TypeUse type, String where) {
    return new FromMethod(type, from.value(), where).gen();
  }

  private Gen<?> gen() {
    if (type.marks().constrained()) {
      throw wrong("no other constraint can stand beside it; put it into the generator");
    }
    int hash = reference.indexOf('#');
    Class<?> holder = hash < 0 ? owner : holder(reference.substring(0, hash));
    Method method = method(holder, reference.substring(hash + 1));
    if (!callable(method)) {
      throw wrong(
          name(method) + " is not static, or has parameters; make it a static method without any");
    }
    TypeUse returned =
        TypeReader.in(method.getDeclaringClass()).read(method.getGenericReturnType(), null);
    if (returned.raw() != Gen.class) {
      throw wrong("%s returns %s; let it return Gen<%s>"
          .formatted(name(method), Names.of(returned.raw()), Names.simple(type.boxed())));
    }
    TypeUse drawn = returned.argument(0);
    if (drawn.bound() == null && !type.boxed().isAssignableFrom(drawn.boxed())) {
      throw wrong("%s gives %s, not %s; name a method that returns Gen<%s>"
          .formatted(
              name(method),
              Names.of(drawn.raw()),
              Names.of(type.raw()),
              Names.simple(type.boxed())));
    }
    return call(method);
  }

  private Gen<?> call(Method method) {
    try {
      method.setAccessible(true);
      Object made = method.invoke(null);
      if (made instanceof Gen<?> gen) {
        return gen;
      }
      throw wrong(name(method) + " returned null; return a generator");
    } catch (InvocationTargetException thrown) {
      throw wrong(name(method) + " threw " + thrown.getCause());
    } catch (ReflectiveOperationException | RuntimeException refused) {
      throw refused instanceof IllegalGenerator illegal
          ? illegal
          : wrong(name(method) + " cannot be called: " + refused.getMessage());
    }
  }

  private static boolean callable(Method method) {
    return Modifier.isStatic(method.getModifiers()) && method.getParameterCount() == 0;
  }

  private Method method(Class<?> holder, String name) {
    List<Method> named = named(holder, name);
    if (named.isEmpty()) {
      throw wrong("%s has no method %s; write static Gen<%s> %s()"
          .formatted(Names.of(holder), name, Names.simple(type.boxed()), name));
    }
    return named.stream().filter(FromMethod::callable).findFirst().orElse(named.get(0));
  }

  private static List<Method> named(Class<?> holder, String name) {
    List<Method> named = new ArrayList<>();
    for (Class<?> outer = holder; outer != null; outer = outer.getEnclosingClass()) {
      for (Class<?> type = outer; type != null; type = type.getSuperclass()) {
        for (Method method : type.getDeclaredMethods()) {
          if (method.getName().equals(name) && !method.isSynthetic()) {
            named.add(method);
          }
        }
      }
    }
    return named;
  }

  private Class<?> holder(String name) {
    List<String> candidates = new ArrayList<>();
    for (Class<?> outer = owner; outer != null; outer = outer.getEnclosingClass()) {
      candidates.add(outer.getName() + "$" + name);
    }
    candidates.add(owner.getPackageName() + "." + name);
    candidates.add(name);
    for (String candidate : candidates) {
      Class<?> found = find(candidate);
      if (found != null) {
        return found;
      }
    }
    throw wrong("there is no class " + name + "; give its name with its package");
  }

  private @Nullable Class<?> find(String name) {
    for (String at = name; ; at = at.substring(0, dot(at)) + "$" + at.substring(dot(at) + 1)) {
      try {
        return Class.forName(at, false, owner.getClassLoader());
      } catch (ClassNotFoundException absent) {
        if (dot(at) < 0) {
          return null;
        }
      }
    }
  }

  private static int dot(String name) {
    return name.lastIndexOf('.');
  }

  private static String name(Method method) {
    return Names.of(method.getDeclaringClass()) + "." + method.getName() + "()";
  }

  private IllegalGenerator wrong(String why) {
    return new IllegalGenerator("@From(\"%s\") at %s: %s".formatted(reference, where, why));
  }
}
