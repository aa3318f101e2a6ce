package dev.touchstone.laws.internal.reflect;

import dev.touchstone.Derivation;
import dev.touchstone.FunctionShape;
import dev.touchstone.Gen;
import dev.touchstone.TypeRef;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
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
      element(variable.getName());
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
        derive(kind, type);
      }
    } else {
      own.put(type, basic(type));
    }
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
    return List.copyOf(elements.values());
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
      return drawing == null ? derive(kind, box) : kind.drawn(drawing.gen(), drawing.source());
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
      draw(known, actual, arguments);
    }
    return known;
  }

  private static String listed(List<Kind> arguments, Function<Kind, String> word) {
    return arguments.isEmpty()
        ? ""
        : arguments.stream().map(word).collect(Collectors.joining(", ", "<", ">"));
  }

  private Kind draw(Kind kind, Class<?> raw, List<Kind> arguments) {
    boolean known = arguments.stream().allMatch(argument -> argument.gen() != null);
    if (!known || arguments.stream().anyMatch(Kind::replayed)) {
      return kind;
    }
    kind.of(arguments);
    if (raw == List.class) {
      return kind.drawn(
          Gen.lists(gen(arguments.get(0)), 0, 4),
          "Gen.lists(" + arguments.get(0).values() + ", 0, 4)");
    }
    if (raw == Set.class) {
      return kind.drawn(
          Gen.sets(gen(arguments.get(0)), 0, 4),
          "Gen.sets(" + arguments.get(0).values() + ", 0, 4)");
    }
    if (raw == Map.class) {
      return kind.drawn(
          Gen.maps(gen(arguments.get(0)), gen(arguments.get(1)), 0, 4),
          "Gen.maps(%s, %s, 0, 4)"
              .formatted(arguments.get(0).values(), arguments.get(1).values()));
    }
    if (raw == Optional.class) {
      return kind.drawn(
          gen(arguments.get(0)).optional(), arguments.get(0).values() + ".optional()");
    }
    if (raw == Comparator.class) {
      return kind;
    }
    Kind result = functionResult(raw, arguments);
    if (result != null && result.gen() != null) {
      return kind.drawn(
              Gen.function(FunctionShape.of(TypeRef.of(applied(raw, arguments))), gen(result)),
              "Gen.function(FunctionShape.of(new TypeRef<%s>() {}), %s)"
                  .formatted(kind.java(), result.values()))
          .of(List.of(result));
    }
    return derive(kind, raw);
  }

  @SuppressWarnings("unchecked") // a generator of anything
  private static Gen<Object> gen(Kind kind) {
    return (Gen<Object>) Objects.requireNonNull(kind.gen());
  }

  /** Returns the kind of what a functional interface gives, or null. */
  private @Nullable Kind functionResult(Class<?> raw, List<Kind> arguments) {
    if (!raw.isInterface() || !raw.getPackageName().equals("java.util.function")) {
      return null;
    }
    for (Method method : raw.getMethods()) {
      if (Modifier.isAbstract(method.getModifiers())) {
        Type result = method.getGenericReturnType();
        if (result instanceof TypeVariable<?> variable) {
          TypeVariable<?> last = variable;
          int place = List.of(raw.getTypeParameters()).indexOf(last);
          return arguments.get(place < 0 ? arguments.size() - 1 : place);
        }
        return result == void.class ? null : basic((Class<?>) result);
      }
    }
    return null;
  }

  private static Type applied(Class<?> raw, List<Kind> arguments) {
    Type[] actual = arguments.stream().map(Kind::raw).toArray(Type[]::new);
    return actual.length == 0 ? raw : new Applied(raw, actual);
  }

  @SuppressWarnings("ArrayRecordComponent") // read by core only
  private record Applied(Class<?> raw, Type[] arguments) implements ParameterizedType {
    @Override
    public Type[] getActualTypeArguments() {
      return arguments.clone();
    }

    @Override
    public Type getRawType() {
      return raw;
    }

    @Override
    public @Nullable Type getOwnerType() {
      return raw.getDeclaringClass();
    }
  }

  Kind derive(Kind kind, Class<?> raw) {
    boolean generic = raw.getTypeParameters().length > 0;
    if (generic || (raw.isInterface() && !raw.isSealed()) || raw == Object.class) {
      return kind;
    }
    try {
      Gen<?> gen = Derivation.standard().of(raw);
      List<Object> constants = constants(raw);
      String source = "Gen.of(" + kind.java() + ".class)";
      if (constants.isEmpty() || raw.isEnum()) {
        return kind.drawn(gen, source);
      }
      return kind.drawn(
          Gen.frequency(Gen.weight(8, widened(gen)), Gen.weight(1, Gen.elements(constants))),
          "Gen.frequency(Gen.weight(8, %s), Gen.weight(1, Gen.elements(%s)))"
              .formatted(source, names(raw)));
    } catch (RuntimeException none) {
      return kind;
    }
  }

  @SuppressWarnings("unchecked") // a generator of anything
  private static Gen<Object> widened(Gen<?> gen) {
    return (Gen<Object>) gen;
  }

  private static String names(Class<?> raw) {
    return Arrays.stream(raw.getFields())
        .filter(field -> isConstant(field, raw))
        .map(field -> source(raw) + "." + field.getName())
        .collect(Collectors.joining(", "));
  }

  static boolean isConstant(Field field, Class<?> raw) {
    int modifiers = field.getModifiers();
    return Modifier.isStatic(modifiers) && Modifier.isFinal(modifiers) && field.getType() == raw;
  }

  private static List<Object> constants(Class<?> raw) {
    List<Object> constants = new ArrayList<>();
    for (Field field : raw.getFields()) {
      if (isConstant(field, raw)) {
        constant(field).ifPresent(constants::add);
      }
    }
    return constants;
  }

  private static Optional<Object> constant(Field field) {
    try {
      return Optional.ofNullable(field.get(null));
    } catch (IllegalAccessException hidden) {
      return Optional.empty();
    }
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

  /** Returns a copy of an array or collection that code may change. */
  static @Nullable Object copied(@Nullable Object value) {
    if (value != null && value.getClass().isArray()) {
      int length = Array.getLength(value);
      Object copy =
          Array.newInstance(Objects.requireNonNull(value.getClass().getComponentType()), length);
      System.arraycopy(value, 0, copy, 0, length);
      return copy;
    }
    if (value instanceof List<?> list) {
      return new ArrayList<>(list);
    }
    if (value instanceof Set<?> set) {
      return new LinkedHashSet<>(set);
    }
    if (value instanceof Map<?, ?> map) {
      return new LinkedHashMap<>(map);
    }
    return value;
  }

  static boolean isCopied(Kind kind) {
    return kind.raw().isArray()
        || Collection.class.isAssignableFrom(kind.raw())
        || Map.class.isAssignableFrom(kind.raw());
  }
}
