package dev.touchstone.internal.derive;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * One use of a type: no type variable or wildcard is left in it.
 *
 * @param raw the class
 * @param arguments the type arguments; of an array, its component
 * @param marks the annotations on it
 * @param bound of a type that was picked for a wildcard or an unknown type variable, what it had to
 *     extend; otherwise null
 */
record TypeUse(
    Class<?> raw,
    List<TypeUse> arguments,
    Marks marks,
    @Nullable Class<?> bound) {
  /** Written out, see {@link Marks#equals}. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof TypeUse use
        && raw == use.raw
        && bound == use.bound
        && arguments.equals(use.arguments)
        && marks.equals(use.marks);
  }

  @Override
  public int hashCode() {
    return 31 * raw.hashCode() + arguments.hashCode();
  }

  static TypeUse of(Class<?> raw, TypeUse... arguments) {
    return new TypeUse(raw, List.of(arguments), Marks.NONE, null);
  }

  TypeUse with(Marks others) {
    return others.equals(marks) ? this : new TypeUse(raw, arguments, others, bound);
  }

  TypeUse without(Predicate<Annotation> dropped) {
    return with(marks.without(dropped));
  }

  TypeUse picked(Class<?> within) {
    return new TypeUse(raw, arguments, marks, within);
  }

  /** Returns the type without its own annotations. */
  TypeUse unmarked() {
    return with(Marks.NONE);
  }

  /** Returns the type without any annotation, the arguments' too. */
  TypeUse bare() {
    List<TypeUse> bare = new ArrayList<>();
    for (TypeUse argument : arguments) {
      bare.add(argument.bare());
    }
    return new TypeUse(raw, List.copyOf(bare), Marks.NONE, null);
  }

  TypeUse argument(int index) {
    return arguments.get(index);
  }

  /** Returns the class whose instances are the values: the box of a primitive type. */
  Class<?> boxed() {
    return box(raw);
  }

  static Class<?> box(Class<?> type) {
    return java.lang.invoke.MethodType.methodType(type).wrap().returnType();
  }

  Type type() {
    if (arguments.isEmpty() || raw.isArray()) {
      return raw;
    }
    return new Applied(raw, arguments.stream().map(TypeUse::type).toList());
  }
}
