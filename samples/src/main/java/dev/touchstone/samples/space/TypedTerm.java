package dev.touchstone.samples.space;

import dev.touchstone.space.Space;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Terms of the simply typed lambda calculus with truth values and typed binders. */
public sealed interface TypedTerm {
  /** A variable, by the number of binders between it and its own. */
  record Var(int index) implements TypedTerm {}

  /** A truth value. */
  record Literal(boolean value) implements TypedTerm {}

  /** A function with the type of its parameter. */
  record Abs(Type parameter, TypedTerm body) implements TypedTerm {}

  /** A function applied to an argument. */
  record App(TypedTerm function, TypedTerm argument) implements TypedTerm {}

  /** A simple type. */
  sealed interface Type {
    /** The type of truth values. */
    record Bool() implements Type {}

    /** The type of functions. */
    record Arrow(Type from, Type to) implements Type {}
  }

  /** Returns the space of closed terms: variables, literals, type constructors and the rest cost one. */
  static Space<TypedTerm> closed() {
    return under(0, Space.of(Type.class), new HashMap<>());
  }

  private static Space<TypedTerm> under(
      int binders, Space<Type> types, Map<Integer, Space<TypedTerm>> known) {
    Space<TypedTerm> here = known.get(binders);
    if (here == null) {
      here = Space.lazy("terms under " + binders, () -> terms(binders, types, known));
      known.put(binders, here);
    }
    return here;
  }

  private static Space<TypedTerm> terms(
      int binders, Space<Type> types, Map<Integer, Space<TypedTerm>> known) {
    Space<TypedTerm> here = under(binders, types, known);
    List<Space<? extends TypedTerm>> kinds = new ArrayList<>();
    if (binders > 0) {
      kinds.add(Space.record(Var.class, Space.ints(0, binders - 1)).pay());
    }
    Space<Boolean> either = Space.oneOf(Space.just(false), Space.just(true));
    kinds.add(Space.record(Literal.class, either).pay());
    kinds.add(Space.record(Abs.class, types, under(binders + 1, types, known)).pay());
    kinds.add(Space.record(App.class, here, here).pay());
    return Space.oneOf(kinds);
  }

  /** Returns whether a closed term has a type. */
  default boolean isWellTyped() {
    return type(this, new ArrayList<>()) != null;
  }

  private static @Nullable Type type(TypedTerm term, List<Type> environment) {
    if (term instanceof Var var) {
      return environment.get(environment.size() - 1 - var.index);
    }
    if (term instanceof Literal) {
      return new Type.Bool();
    }
    if (term instanceof Abs abs) {
      environment.add(abs.parameter);
      Type body = type(abs.body, environment);
      environment.remove(environment.size() - 1);
      return body == null ? null : new Type.Arrow(abs.parameter, body);
    }
    App app = (App) term;
    if (type(app.function, environment) instanceof Type.Arrow arrow) {
      Type argument = type(app.argument, environment);
      return argument != null && arrow.from.equals(argument) ? arrow.to : null;
    }
    return null;
  }
}
