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
    TypeUse seen = TypeReader.in(seenFrom).read(seenFrom, null);
    TypeUse use = TypeReader.in(seen, owner)
        .declared(parameter.getAnnotatedType(), parameter.getAnnotations());
    String where =
        "%s.%s(%s)".formatted(Names.simple(owner), executable.getName(), parameter.getName());
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
      known = Planner.derive(use, where, rules);
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
