package dev.touchstone.laws.internal.reflect;

import dev.touchstone.Gen;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Finds the kind of each Java type.
 *
 * <p>A primitive type and its box are one kind. A type variable of a class is a kind of its own, with
 * small numbers for values, so that elements and sizes are never confused; a type variable of a method
 * is the first of its class. A parameter that takes any supertype of a class that is asked about takes
 * the class itself.
 */
final class Kinds {
  private static final Set<String> ANY_LIST = Set.of(
      "java.util.List",
      "java.util.Collection",
      "java.lang.Iterable",
      "java.util.SequencedCollection");

  private final Map<String, Kind> kinds = new LinkedHashMap<>();
  private final Map<Class<?>, Kind> own = new LinkedHashMap<>();
  private final Map<String, Kind> elements = new LinkedHashMap<>();
  private final boolean wide;
  private final KindValues values = new KindValues(this);

  Kinds(List<Class<?>> classes, boolean wide) {
    this.wide = wide;
    classes.forEach(this::declare);
  }

  private void declare(Class<?> type) {
    for (TypeVariable<?> variable : type.getTypeParameters()) {
      if (!Members.fits(variable)) {
        throw new IllegalArgumentException(
            "%s: no values for its type variable %s; give a signature"
                .formatted(type.getName(), variable.getName()));
      }
      Kind kind = element(isMixed(type) ? first(type) : variable.getName());
      elements.putIfAbsent(variable.getName(), kind);
    }
    if (Drawing.of(type, wide) == null && !isBox(type)) {
      String arguments = Arrays.stream(type.getTypeParameters())
          .map(variable -> "Integer")
          .collect(Collectors.joining(", "));
      String java = source(type) + (arguments.isEmpty() ? "" : "<" + arguments + ">");
      Kind kind = new Kind(type.getSimpleName(), type, java);
      own.put(type, kind);
      if (type == Optional.class) {
        kind.drawn(Gen.ints(0, 4).optional(), "Gen.ints(0, 4).optional()");
      } else if (type.isEnum() || (type.isSealed() && type.isInterface()) || CodeScan.isJdk(type)) {
        values.derive(kind, type);
      }
    } else {
      own.put(type, basic(type));
    }
  }

  private static String first(Class<?> type) {
    return type.getTypeParameters()[0].getName();
  }

  /** Returns whether a method puts the type variables of its class in another order, such as swap. */
  private static boolean isMixed(Class<?> type) {
    List<TypeVariable<?>> variables = List.of(type.getTypeParameters());
    return Arrays.stream(type.getMethods())
        .map(Method::getGenericReturnType)
        .filter(result -> result instanceof ParameterizedType && raw(result) == type)
        .map(result -> List.of(((ParameterizedType) result).getActualTypeArguments()))
        .anyMatch(given -> !given.equals(variables) && variables.containsAll(given));
  }

  private static boolean isBox(Class<?> type) {
    return MethodType.methodType(type).unwrap().returnType().isPrimitive();
  }

  /** Returns the name of a class in Java source. */
  static String source(Class<?> type) {
    return Objects.requireNonNullElse(type.getCanonicalName(), type.getName())
        .replaceFirst("^java\\.lang\\.(?=[A-Z][A-Za-z]*$)", "");
  }

  private Kind element(String name) {
    return elements.computeIfAbsent(
        name,
        key -> new Kind(key, Integer.class, "Integer")
            .drawn(Drawing.ELEMENTS.gen(), Drawing.ELEMENTS.source()));
  }

  Kind own(Class<?> type) {
    return Objects.requireNonNull(own.get(type), type.getName());
  }

  boolean isOwn(Kind kind) {
    return own.containsValue(kind);
  }

  List<Kind> elements() {
    return elements.values().stream().distinct().toList();
  }

  /** Returns all kinds, the classes asked about first. */
  List<Kind> all() {
    List<Kind> all = new ArrayList<>(own.values());
    all.addAll(elements.values());
    all.addAll(kinds.values());
    return all.stream().distinct().toList();
  }

  /** Returns the kind of a basic type. */
  Kind basic(Class<?> type) {
    Class<?> box = MethodType.methodType(type).wrap().returnType();
    Class<?> primitive = MethodType.methodType(box).unwrap().returnType();
    return kinds.computeIfAbsent(box.getName(), key -> {
      Kind kind = new Kind(primitive.getSimpleName(), box, source(box));
      Drawing drawing = Drawing.of(box, wide);
      return drawing == null
          ? values.derive(kind, box)
          : kind.drawn(drawing.gen(), drawing.source());
    });
  }

  /** Returns the kind of a parameter, or null if it has none with values. */
  @Nullable
  Kind parameter(Type type, Class<?> seenFrom, int place, String member) {
    Class<?> raw = raw(type);
    for (Map.Entry<Class<?>, Kind> entry : own.entrySet()) {
      if (raw == entry.getKey()
          || (raw != Object.class
              && raw != Comparable.class
              && raw.isInterface()
              && entry.getKey() == seenFrom
              && raw.isAssignableFrom(entry.getKey())
              && !(type instanceof TypeVariable<?>))) {
        return entry.getValue();
      }
    }
    if (raw == Object.class && !(type instanceof TypeVariable<?>)) {
      return anything(seenFrom, place, member);
    }
    if (raw == CharSequence.class) {
      return basic(String.class);
    }
    return kind(type, seenFrom, true);
  }

  private Kind anything(Class<?> seenFrom, int place, String member) {
    TypeVariable<?>[] variables = seenFrom.getTypeParameters();
    if (variables.length == 0) {
      return elements.isEmpty() ? element("Object") : elements().get(0);
    }
    boolean last = member.contains("Value") || place >= variables.length;
    return element(variables[last ? variables.length - 1 : place].getName());
  }

  /** Returns the kind of a result. */
  @Nullable
  Kind result(Type type, Class<?> seenFrom) {
    Class<?> raw = raw(type);
    if (own.containsKey(raw)) {
      return own.get(raw);
    }
    return raw == Object.class && !(type instanceof TypeVariable<?>)
        ? null
        : kind(type, seenFrom, false);
  }

  private @Nullable Kind kind(Type type, Class<?> seenFrom, boolean drawn) {
    if (type instanceof TypeVariable<?> variable) {
      return variable(variable, seenFrom);
    }
    if (type instanceof WildcardType wildcard) {
      Type bound = wildcard.getLowerBounds().length > 0
          ? wildcard.getLowerBounds()[0]
          : wildcard.getUpperBounds()[0];
      return bound == Object.class
          ? (elements.isEmpty() ? element("E") : elements().get(0))
          : kind(bound, seenFrom, drawn);
    }
    Class<?> raw = raw(type);
    if (own.containsKey(raw)) {
      return own.get(raw);
    }
    if (raw.isArray()) {
      return array(type, raw, seenFrom);
    }
    return raw.isPrimitive() || isBox(raw) || Drawing.of(raw, wide) != null
        ? basic(raw)
        : composed(type, raw, seenFrom, drawn);
  }

  private Kind variable(TypeVariable<?> variable, Class<?> seenFrom) {
    if (variable.getGenericDeclaration() instanceof Class<?> owner && owner != seenFrom) {
      return elements.isEmpty() ? element(variable.getName()) : inherited(variable, owner);
    }
    return variable.getGenericDeclaration() instanceof Class<?>
        ? element(variable.getName())
        : elements.isEmpty() ? element(variable.getName()) : elements().get(0);
  }

  private Kind inherited(TypeVariable<?> variable, Class<?> owner) {
    int place = List.of(owner.getTypeParameters()).indexOf(variable);
    List<Kind> all = elements();
    return all.get(Math.min(Math.max(place, 0), all.size() - 1));
  }

  private @Nullable Kind array(Type type, Class<?> raw, Class<?> seenFrom) {
    Type component = type instanceof GenericArrayType generic
        ? generic.getGenericComponentType()
        : Objects.requireNonNull(raw.getComponentType());
    Kind element =
        component == Object.class ? anything(seenFrom, 0, "") : kind(component, seenFrom, true);
    if (element == null || element.gen() == null || element.replayed()) {
      return null;
    }
    boolean primitive = component instanceof Class<?> c && c.isPrimitive();
    Class<?> of = primitive ? (Class<?>) component : element.raw();
    Class<?> type2 = Array.newInstance(of, 0).getClass();
    String java = (primitive ? of.getName() : element.java()) + "[]";
    return kinds.computeIfAbsent(
        java + element.name(),
        key -> new Kind(element.name() + "[]", type2, java)
            .drawn(
                Gen.arrays(type2, Objects.requireNonNull(element.gen())),
                "Gen.arrays(%s.class, %s)"
                    .formatted(java.replaceAll("<[^\\[]*>", ""), element.values()))
            .of(List.of(element)));
  }

  private @Nullable Kind composed(Type type, Class<?> raw, Class<?> seenFrom, boolean drawn) {
    List<Kind> arguments = new ArrayList<>();
    if (type instanceof ParameterizedType parameterized) {
      for (Type argument : parameterized.getActualTypeArguments()) {
        Kind kind = kind(argument, seenFrom, drawn);
        if (kind == null) {
          return null;
        }
        arguments.add(kind);
      }
    } else {
      for (int i = 0; i < raw.getTypeParameters().length; i++) {
        arguments.add(elements.isEmpty() ? element("E") : elements().get(0));
      }
    }
    Class<?> actual = drawn && ANY_LIST.contains(raw.getName()) ? List.class : raw;
    String name = actual.getSimpleName() + listed(arguments, Kind::name);
    String key = source(actual) + listed(arguments, Kind::name);
    Kind known = kinds.get(key);
    if (known == null) {
      known = new Kind(name, actual, source(actual) + listed(arguments, Kind::java));
      kinds.put(key, known);
      values.draw(known, actual, arguments);
    }
    return known;
  }

  private static String listed(List<Kind> arguments, Function<Kind, String> word) {
    return arguments.isEmpty()
        ? ""
        : arguments.stream().map(word).collect(Collectors.joining(", ", "<", ">"));
  }

  static Class<?> raw(Type type) {
    if (type instanceof Class<?> plain) {
      return plain;
    }
    if (type instanceof ParameterizedType parameterized) {
      return (Class<?>) parameterized.getRawType();
    }
    if (type instanceof GenericArrayType array) {
      return Array.newInstance(raw(array.getGenericComponentType()), 0).getClass();
    }
    if (type instanceof TypeVariable<?> variable) {
      return raw(variable.getBounds()[0]);
    }
    return raw(((WildcardType) type).getUpperBounds()[0]);
  }
}
