package dev.touchstone.samples.workloads;

import dev.touchstone.Range;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Simply typed lambda terms with truth values; a variable counts the binders up to its own. */
public sealed interface LambdaTerm {
  /** The type of a term. */
  sealed interface Type {
    /** Truth values. */
    record Bool() implements Type {
      @Override
      public String toString() {
        return "B";
      }
    }

    /** Functions. */
    record Arrow(Type from, Type to) implements Type {
      @Override
      public String toString() {
        return "(" + from + ">" + to + ")";
      }
    }
  }

  /** A truth value. */
  record Constant(boolean value) implements LambdaTerm {
    @Override
    public String toString() {
      return value ? "T" : "F";
    }
  }

  /** A variable. */
  record Variable(@Range(min = 0, max = 9) int index) implements LambdaTerm {
    @Override
    public String toString() {
      return Integer.toString(index);
    }
  }

  /** A function. */
  record Abstraction(Type type, LambdaTerm body) implements LambdaTerm {
    @Override
    public String toString() {
      return "(\\" + type + "." + body + ")";
    }
  }

  /** A call. */
  record Application(LambdaTerm function, LambdaTerm argument) implements LambdaTerm {
    @Override
    public String toString() {
      return "(" + function + " " + argument + ")";
    }
  }

  /** The types of the variables in scope, the innermost first. */
  record Scope(Type innermost, @Nullable Scope outer) {}

  /** Returns the type of a closed term, or nothing where it has none. */
  default Optional<Type> typed() {
    return typed(null);
  }

  private Optional<Type> typed(@Nullable Scope scope) {
    if (this instanceof Constant) {
      return Optional.of(new Type.Bool());
    }
    if (this instanceof Variable variable) {
      return variable(scope, variable.index);
    }
    if (this instanceof Abstraction abstraction) {
      return abstraction
          .body
          .typed(new Scope(abstraction.type, scope))
          .map(to -> new Type.Arrow(abstraction.type, to));
    }
    Application application = (Application) this;
    if (application.function.typed(scope).orElse(null) instanceof Type.Arrow arrow) {
      return application
          .argument
          .typed(scope)
          .filter(argument -> argument.equals(arrow.from))
          .map(argument -> arrow.to);
    }
    return Optional.empty();
  }

  private static Optional<Type> variable(@Nullable Scope scope, int index) {
    Scope at = scope;
    for (int left = index; at != null && left > 0; left--) {
      at = at.outer;
    }
    return at == null || index < 0 ? Optional.empty() : Optional.of(at.innermost);
  }

  /** Returns how many nodes the term has. */
  default int size() {
    if (this instanceof Abstraction abstraction) {
      return 1 + abstraction.body.size();
    }
    return this instanceof Application application
        ? 1 + application.function.size() + application.argument.size()
        : 1;
  }
}
