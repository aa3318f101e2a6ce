package dev.touchstone.laws.internal.reflect;

import dev.touchstone.Derivation;
import dev.touchstone.FunctionShape;
import dev.touchstone.Gen;
import dev.touchstone.TypeRef;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Gives kinds their values: a generator, and the Java source of the same generator. */
final class KindValues {
  private final Kinds kinds;

  KindValues(Kinds kinds) {
    this.kinds = kinds;
  }

  /** Gives a composed kind its values, where its arguments have some. */
  Kind draw(Kind kind, Class<?> raw, List<Kind> arguments) {
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
        return result == void.class ? null : kinds.basic((Class<?>) result);
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

  /** Gives a kind the values that core derives from its class, and its constants. */
  Kind derive(Kind kind, Class<?> raw) {
    boolean generic = raw.getTypeParameters().length > 0;
    if (generic || (raw.isInterface() && !raw.isSealed()) || raw == Object.class) {
      return kind;
    }
    try {
      Gen<?> gen = Derivation.standard().of(raw);
      Map<String, Object> landmarks = raw.isEnum() ? Map.of() : Landmarks.of(raw);
      String source = "Gen.of(" + kind.java() + ".class)";
      if (landmarks.isEmpty()) {
        return kind.drawn(gen, source);
      }
      return kind.drawn(
          Gen.frequency(
              Gen.weight(8, widened(gen)),
              Gen.weight(1, Gen.elements(List.copyOf(landmarks.values())))),
          "Gen.frequency(Gen.weight(8, %s), Gen.weight(1, Gen.elements(%s)))"
              .formatted(source, String.join(", ", landmarks.keySet())));
    } catch (RuntimeException none) {
      return kind;
    }
  }

  @SuppressWarnings("unchecked") // a generator of anything
  private static Gen<Object> widened(Gen<?> gen) {
    return (Gen<Object>) gen;
  }
}
