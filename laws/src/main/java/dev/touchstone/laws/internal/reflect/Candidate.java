package dev.touchstone.laws.internal.reflect;

import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A member of a class that laws may be about: a constructor, a method or a constant.
 *
 * <p>The receiver is the first argument. What probing found out is kept here.
 */
final class Candidate {
  private final Class<?> owner;
  private final Member member;
  private final List<Kind> arguments;
  private final @Nullable Kind result;
  private final MethodHandle handle;
  private @Nullable Probed probed;

  Candidate(Class<?> owner, Member member, List<Kind> arguments, @Nullable Kind result)
      throws IllegalAccessException {
    this.owner = owner;
    this.member = member;
    this.arguments = List.copyOf(arguments);
    this.result = result;
    this.handle = handle(member)
        .asFixedArity()
        .asType(MethodType.genericMethodType(arguments.size()))
        .asSpreader(Object[].class, arguments.size());
  }

  private static MethodHandle handle(Member member) throws IllegalAccessException {
    MethodHandles.Lookup lookup = MethodHandles.publicLookup();
    if (member instanceof Field field) {
      return lookup.unreflectGetter(field);
    }
    if (member instanceof Constructor<?> constructor) {
      return lookup.unreflectConstructor(constructor);
    }
    try {
      return lookup.unreflect((Method) member);
    } catch (IllegalAccessException hidden) {
      ((Method) member).setAccessible(true);
      return lookup.unreflect((Method) member);
    }
  }

  /** Calls the member with objects. */
  @Nullable
  Object invoke(@Nullable Object[] objects) throws Throwable {
    return (Object) handle.invokeExact(objects);
  }

  Class<?> owner() {
    return owner;
  }

  Member member() {
    return member;
  }

  List<Kind> arguments() {
    return arguments;
  }

  @Nullable
  Kind result() {
    return result;
  }

  Probed probed() {
    return java.util.Objects.requireNonNull(probed, "not probed yet");
  }

  boolean isProbed() {
    return probed != null;
  }

  void found(Probed findings) {
    probed = findings;
  }

  boolean isMarked(Class<? extends Annotation> mark) {
    return ((AnnotatedElement) member).isAnnotationPresent(mark);
  }

  boolean isConstructor() {
    return member instanceof Constructor<?>;
  }

  boolean isStatic() {
    return isConstructor() || Modifier.isStatic(member.getModifiers());
  }

  boolean isInstance() {
    return !isStatic();
  }

  String name() {
    return isConstructor() ? "new" : member.getName();
  }

  /** Returns the member with the types of its parameters, as a list of members names it. */
  static String described(Member member) {
    String name = member instanceof Constructor<?> made
        ? "new " + made.getDeclaringClass().getSimpleName()
        : member.getName();
    return member instanceof Executable code
        ? Arrays.stream(code.getParameterTypes())
            .map(Class::getSimpleName)
            .collect(Collectors.joining(", ", name + "(", ")"))
        : name;
  }

  @Override
  public String toString() {
    return described(member);
  }
}
