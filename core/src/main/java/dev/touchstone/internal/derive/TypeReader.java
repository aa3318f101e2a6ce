package dev.touchstone.internal.derive;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Turns types read by reflection into type uses, with type variables replaced by what they stand
 * for.
 *
 * <p>A wildcard becomes its bound. A type variable that nothing is known about becomes {@code
 * Integer} where its bounds allow it, else {@code String}, else its first bound: code that is
 * generic cannot tell the difference.
 */
final class TypeReader {
  private static final List<Class<?>> PICKS = List.of(Integer.class, String.class);

  private final Map<TypeVariable<?>, TypeUse> known;
  private final Class<?> owner;
  private final Set<TypeVariable<?>> pending = new HashSet<>();

  private TypeReader(Map<TypeVariable<?>, TypeUse> known, Class<?> owner) {
    this.known = known;
    this.owner = owner;
  }

  /** Returns the reader of types that stand in the source of a class. */
  static TypeReader in(Class<?> owner) {
    return new TypeReader(Map.of(), owner);
  }

  /** Returns the reader of types that stand in the source of a class, as a type sees them. */
  static TypeReader in(TypeUse type, Class<?> owner) {
    Map<TypeVariable<?>, TypeUse> known = new HashMap<>();
    bind(type, known);
    return new TypeReader(known, owner);
  }

  /** Returns a reader that knows some type variables. */
  static TypeReader knowing(Map<TypeVariable<?>, TypeUse> known, Class<?> owner) {
    return new TypeReader(known, owner);
  }

  private static void bind(TypeUse type, Map<TypeVariable<?>, TypeUse> known) {
    TypeVariable<?>[] parameters = type.raw().getTypeParameters();
    for (int i = 0; i < parameters.length; i++) {
      known.put(parameters[i], type.argument(i));
    }
    TypeReader reader = new TypeReader(known, type.raw());
    List<Type> parents = new ArrayList<>(Arrays.asList(type.raw().getGenericInterfaces()));
    if (type.raw().getGenericSuperclass() != null) {
      parents.add(type.raw().getGenericSuperclass());
    }
    for (Type parent : parents) {
      bind(reader.read(parent, null), known);
    }
  }

  /** Reads the type of a parameter or component, with the annotations of its declaration. */
  TypeUse declared(AnnotatedType type, Annotation[] declaration) {
    TypeUse use = read(type.getType(), type);
    Marks front = innermost(use).marks();
    List<Annotation> more = new ArrayList<>();
    for (Annotation mark : Marks.parts(List.of(declaration))) {
      if (!use.marks().all().contains(mark) && !front.all().contains(mark)) {
        more.add(mark);
      }
    }
    return use.with(use.marks().and(more, owner));
  }

  /** Reads a type, with its annotations where they are known. */
  TypeUse read(Type type, @Nullable AnnotatedType on) {
    if (isArray(type)) {
      return array(type, on);
    }
    TypeUse use = plain(type, on);
    return on == null ? use : use.with(use.marks().and(List.of(on.getAnnotations()), owner));
  }

  private TypeUse plain(Type type, @Nullable AnnotatedType on) {
    if (type instanceof Class<?> raw) {
      return raw(raw);
    }
    if (type instanceof ParameterizedType applied) {
      return applied(applied, on);
    }
    if (type instanceof TypeVariable<?> variable) {
      TypeUse found = known.get(variable);
      return found == null ? pick(variable) : found;
    }
    return wildcard((WildcardType) type, on, null);
  }

  private TypeUse raw(Class<?> raw) {
    List<TypeUse> arguments = new ArrayList<>();
    for (TypeVariable<?> parameter : raw.getTypeParameters()) {
      arguments.add(pick(parameter));
    }
    return new TypeUse(raw, List.copyOf(arguments), Marks.NONE, null);
  }

  private TypeUse applied(ParameterizedType type, @Nullable AnnotatedType on) {
    Class<?> raw = (Class<?>) type.getRawType();
    Type[] arguments = type.getActualTypeArguments();
    List<TypeUse> uses = new ArrayList<>();
    for (int i = 0; i < arguments.length; i++) {
      AnnotatedType part = on instanceof AnnotatedParameterizedType parts
          ? parts.getAnnotatedActualTypeArguments()[i]
          : null;
      uses.add(
          arguments[i] instanceof WildcardType wildcard
              ? wildcard(wildcard, part, raw.getTypeParameters()[i])
              : read(arguments[i], part));
    }
    return new TypeUse(raw, List.copyOf(uses), Marks.NONE, null);
  }

  private TypeUse wildcard(
      WildcardType type, @Nullable AnnotatedType on, @Nullable TypeVariable<?> parameter) {
    AnnotatedWildcardType part = on instanceof AnnotatedWildcardType wildcard ? wildcard : null;
    if (type.getLowerBounds().length > 0) {
      AnnotatedType lower = part == null ? null : part.getAnnotatedLowerBounds()[0];
      return read(type.getLowerBounds()[0], lower).picked(Object.class);
    }
    Type upper = type.getUpperBounds()[0];
    if (upper == Object.class && parameter != null && parameter.getBounds()[0] != Object.class) {
      return pick(parameter);
    }
    AnnotatedType bound =
        part == null || upper == Object.class ? null : part.getAnnotatedUpperBounds()[0];
    return read(upper, bound).picked(erase(upper));
  }

  private TypeUse pick(TypeVariable<?> variable) {
    Type[] bounds = variable.getBounds();
    if (!pending.add(variable)) {
      return TypeUse.of(Object.class).picked(Object.class);
    }
    try {
      for (Class<?> pick : PICKS) {
        if (Arrays.stream(bounds).allMatch(bound -> erase(bound).isAssignableFrom(pick))) {
          return TypeUse.of(pick).picked(erase(bounds[0]));
        }
      }
      return read(bounds[0], null).picked(erase(bounds[0]));
    } finally {
      pending.remove(variable);
    }
  }

  private TypeUse array(Type type, @Nullable AnnotatedType on) {
    TypeUse array = dimension(type, on);
    List<Annotation> moved = innermost(array).marks().all().stream()
        .filter(Marks::meansArray)
        .filter(mark -> !array.marks().has(mark.annotationType()))
        .toList();
    return moved.isEmpty()
        ? array
        : withoutInFront(array, moved).with(array.marks().and(moved, owner));
  }

  private TypeUse dimension(Type type, @Nullable AnnotatedType on) {
    Type component = type instanceof GenericArrayType array
        ? array.getGenericComponentType()
        : ((Class<?>) type).getComponentType();
    AnnotatedType part =
        on instanceof AnnotatedArrayType array ? array.getAnnotatedGenericComponentType() : null;
    TypeUse use = isArray(component) ? dimension(component, part) : read(component, part);
    Marks marks = on == null ? Marks.NONE : Marks.of(List.of(on.getAnnotations()), owner);
    return new TypeUse(use.raw().arrayType(), List.of(use), marks, null);
  }

  private static TypeUse withoutInFront(TypeUse array, List<Annotation> moved) {
    TypeUse component = array.argument(0);
    TypeUse changed = component.raw().isArray()
        ? withoutInFront(component, moved)
        : component.without(moved::contains);
    return new TypeUse(array.raw(), List.of(changed), array.marks(), null);
  }

  private static TypeUse innermost(TypeUse use) {
    return use.raw().isArray() ? innermost(use.argument(0)) : use;
  }

  private static boolean isArray(Type type) {
    return type instanceof GenericArrayType || (type instanceof Class<?> raw && raw.isArray());
  }

  private static Class<?> erase(Type type) {
    if (type instanceof ParameterizedType applied) {
      return (Class<?>) applied.getRawType();
    }
    if (type instanceof TypeVariable<?> variable) {
      return erase(variable.getBounds()[0]);
    }
    if (type instanceof GenericArrayType array) {
      return erase(array.getGenericComponentType()).arrayType();
    }
    return type instanceof Class<?> raw ? raw : Object.class;
  }
}
