package dev.touchstone.samples.space;

import dev.touchstone.space.Peano;
import dev.touchstone.space.View;
import java.util.ArrayList;
import java.util.List;

/**
 * Lambda terms with the argument type on each application, as in figure 2.1 of Claessen, Duregard and
 * Palka (2014); every constructor costs one.
 */
public sealed interface AppliedTerm {
  /** A variable, by the number of binders between it and its own; beyond them, a constant. */
  record Vr(@Peano int index) implements AppliedTerm {}

  /** A function. */
  record Lm(AppliedTerm body) implements AppliedTerm {}

  /** A function applied to an argument of a type. */
  record Ap(AppliedTerm function, AppliedTerm argument, Ty type) implements AppliedTerm {}

  /** A type: three basic ones, and functions. */
  sealed interface Ty {
    /** The first basic type. */
    record A() implements Ty {}

    /** The second basic type. */
    record B() implements Ty {}

    /** The third basic type. */
    record C() implements Ty {}

    /** The type of functions. */
    record To(Ty from, Ty to) implements Ty {}
  }

  /** Returns the types of the constants. */
  static List<Ty> environment() {
    return List.of(
        new Ty.A(),
        new Ty.B(),
        new Ty.C(),
        new Ty.To(new Ty.A(), new Ty.B()),
        new Ty.To(new Ty.B(), new Ty.C()),
        new Ty.To(new Ty.A(), new Ty.To(new Ty.B(), new Ty.C())));
  }

  /** Returns whether the term is a function from A to A. */
  default boolean fits() {
    return check(environment(), this, new Ty.To(new Ty.A(), new Ty.A()));
  }

  private static boolean check(List<Ty> env, AppliedTerm term, Ty type) {
    if (term instanceof Vr v) {
      return v.index < env.size() && same(env.get(v.index), type);
    }
    if (term instanceof Lm lm) {
      if (!(type instanceof Ty.To to)) {
        return false;
      }
      List<Ty> longer = new ArrayList<>(env);
      longer.add(0, to.from());
      return check(longer, lm.body, to.to());
    }
    Ap ap = (Ap) term;
    return check(env, ap.function, new Ty.To(ap.type, type)) && check(env, ap.argument, ap.type);
  }

  private static boolean same(Ty a, Ty b) {
    if (a instanceof Ty.To x) {
      return b instanceof Ty.To y && same(x.from(), y.from()) && same(x.to(), y.to());
    }
    return a.getClass() == b.getClass();
  }

  /** Returns whether the term is a function from A to A, looking at no more than that takes. */
  static boolean fits(View<AppliedTerm> term) {
    return check(
        environment().stream().<Known>map(Given::new).toList(),
        term,
        new Given(new Ty.To(new Ty.A(), new Ty.A())));
  }

  /** A type that is given, or seen through a view as far as needed. */
  sealed interface Known {}

  /** A type that is given. */
  record Given(Ty type) implements Known {}

  /** A function type of known types. */
  record Arrow(Known from, Known to) implements Known {}

  /** A type that is seen through a view. */
  record Seen(View<Ty> view) implements Known {}

  private static boolean check(List<Known> env, View<AppliedTerm> term, Known type) {
    if (term.is(Vr.class)) {
      int index = term.integer("index");
      return index < env.size() && same(env.get(index), type);
    }
    if (term.is(Lm.class)) {
      if (!arrow(type)) {
        return false;
      }
      List<Known> longer = new ArrayList<>(env);
      longer.add(0, side(type, "from"));
      return check(longer, term.part("body"), side(type, "to"));
    }
    Known argument = new Seen(term.part("type"));
    return check(env, term.part("function"), new Arrow(argument, type))
        && check(env, term.part("argument"), argument);
  }

  private static boolean arrow(Known type) {
    if (type instanceof Given given) {
      return given.type instanceof Ty.To;
    }
    return type instanceof Arrow || (type instanceof Seen seen && seen.view.is(Ty.To.class));
  }

  private static Known side(Known type, String side) {
    if (type instanceof Given given) {
      Ty.To to = (Ty.To) given.type;
      return new Given(side.equals("from") ? to.from() : to.to());
    }
    if (type instanceof Arrow arrow) {
      return side.equals("from") ? arrow.from : arrow.to;
    }
    return new Seen(((Seen) type).view.part(side));
  }

  private static boolean same(Known a, Known b) {
    if (a instanceof Seen x && b instanceof Seen y && x.view == y.view) {
      return true;
    }
    if (arrow(a)) {
      return arrow(b)
          && same(side(a, "from"), side(b, "from"))
          && same(side(a, "to"), side(b, "to"));
    }
    return !arrow(b) && letter(a).equals(letter(b));
  }

  private static String letter(Known type) {
    if (type instanceof Given given) {
      return given.type.getClass().getSimpleName();
    }
    View<Ty> view = ((Seen) type).view;
    return view.is(Ty.A.class) ? "A" : view.is(Ty.B.class) ? "B" : "C";
  }
}
