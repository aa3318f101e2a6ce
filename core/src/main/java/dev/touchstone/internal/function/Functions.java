package dev.touchstone.internal.function;

import dev.touchstone.FunctionTable;
import dev.touchstone.Gen;
import dev.touchstone.choice.Choice;
import java.util.Optional;

/** Generators of functions. */
public final class Functions {
  /** The key of the fork that holds the result of all arguments without a result of their own. */
  public static final Choice.Key DEFAULT = new Choice.Key("default");

  private Functions() {}

  /**
   * Returns the generator of functions whose results come from a generator.
   *
   * @param resultType the class of the results, boxed
   */
  public static Gen<Object> returning(
      Sam sam, Class<?> resultType, Gen<?> result, Encoders encoders) {
    for (Class<?> parameter : sam.method().getParameterTypes()) {
      encoders.check(parameter);
    }
    return source -> new Table(sam, resultType, result, encoders, source.fork()).asFunction();
  }

  /** Returns the generator of functions without a result, which remember their calls. */
  public static Gen<Object> recording(Sam sam) {
    return source -> new Calls(sam).asFunction();
  }

  /** Returns the calls of a generated function so far, or nothing for anything else. */
  public static Optional<FunctionTable> table(Object function) {
    Behaviour behaviour = Behaviour.of(function);
    return behaviour == null ? Optional.empty() : Optional.of(behaviour.table());
  }
}
