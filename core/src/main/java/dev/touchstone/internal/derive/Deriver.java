package dev.touchstone.internal.derive;

import dev.touchstone.Gen;
import dev.touchstone.TypeRef;
import java.lang.ref.SoftReference;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Executable;
import java.lang.reflect.Parameter;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Derives generators by rules, each type once. */
public final class Deriver {
  private final Rules rules;
  private volatile SoftReference<Map<TypeUse, Gen<?>>> derived = new SoftReference<>(null);

  /** Creates the deriver. */
  public Deriver(Rules rules) {
    this.rules = rules;
  }

  /** Returns the rules. */
  public Rules rules() {
    return rules;
  }

  /** Returns the generator of a type. */
  public Gen<?> of(TypeRef<?> type) {
    TypeUse use = Uses.of(type);
    return derive(use, Names.simple(use.raw()));
  }

  /** Returns the generator for a parameter, its type variables seen from a class. */
  public Gen<?> of(Parameter parameter, Class<?> seenFrom) {
    Executable executable = parameter.getDeclaringExecutable();
    Class<?> owner = executable.getDeclaringClass();
    TypeReader reader = parameter.getParameterizedType() instanceof Class<?>
        ? TypeReader.in(owner)
        : TypeReader.in(TypeReader.in(seenFrom).read(seenFrom, null), owner);
    TypeUse use = reader.declared(parameter.getAnnotatedType(), parameter.getAnnotations());
    String where =
        Names.simple(owner) + "." + executable.getName() + "(" + parameter.getName() + ")";
    return derive(use, where);
  }

  /** Returns the generator for a type with its annotations. */
  public Gen<?> of(AnnotatedType type, Class<?> owner, String where) {
    return derive(TypeReader.in(owner).read(type.getType(), type), where);
  }

  private Gen<?> derive(TypeUse use, String where) {
    Map<TypeUse, Gen<?>> cache = cache();
    Gen<?> known = cache.get(use);
    if (known == null) {
      known = rules.isEmpty() && use.marks().mute() ? Basics.find(use, where) : null;
      known = known == null ? Planner.derive(use, where, rules) : known;
      cache.put(use, known);
    }
    return known;
  }

  private Map<TypeUse, Gen<?>> cache() {
    Map<TypeUse, Gen<?>> cache = derived.get();
    if (cache == null) {
      cache = new ConcurrentHashMap<>();
      derived = new SoftReference<>(cache);
    }
    return cache;
  }
}
