package dev.touchstone.internal.derive;

import dev.touchstone.TypeRef;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.internal.function.Encoders;
import dev.touchstone.internal.function.Sam;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/** The method of a functional type with its parameters and result. */
public final class Signature {
  private final Sam sam;
  private final TypeUse result;
  private final List<TypeUse> parameters;

  private Signature(Sam sam, TypeUse result, List<TypeUse> parameters) {
    this.sam = sam;
    this.result = result;
    this.parameters = parameters;
  }

  /** Returns the signature of a functional type. */
  public static Signature of(TypeRef<?> type) {
    return of(Uses.of(type));
  }

  static Signature of(TypeUse type) {
    Sam sam = Sam.of(type.raw());
    Method method = sam.method();
    if (method.getTypeParameters().length > 0) {
      throw new IllegalGenerator(
          "%s of %s has type parameters of its own; no generated function could obey them"
              .formatted(method.getName(), Names.of(type.raw())));
    }
    TypeReader reader = TypeReader.in(type, method.getDeclaringClass());
    List<TypeUse> parameters = new ArrayList<>();
    for (int i = 0; i < method.getParameterCount(); i++) {
      parameters.add(reader.read(method.getGenericParameterTypes()[i], null));
    }
    TypeUse result = reader.read(method.getGenericReturnType(), method.getAnnotatedReturnType());
    return new Signature(sam, result, parameters);
  }

  /** Returns the method. */
  public Sam sam() {
    return sam;
  }

  /** Returns the class of which the results must be instances. */
  public Class<?> resultClass() {
    Class<?> bound = result.bound();
    return bound == null ? result.boxed() : bound;
  }

  /** Refuses a signature with a parameter whose values cannot be encoded. */
  public void check(Encoders encoders) {
    parameters.forEach(parameter -> encoders.check(parameter.raw()));
  }

  TypeUse result() {
    return result;
  }
}
