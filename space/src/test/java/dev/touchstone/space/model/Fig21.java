package dev.touchstone.space.model;

import dev.touchstone.space.Peano;
import dev.touchstone.space.View;
import java.util.ArrayList;
import java.util.List;

/**
 * Lambda terms with the argument type on each application, as in figure 2.1 of Claessen, Duregard and
 * Palka (2014); every constructor costs one.
 */
public sealed interface Fig21 {
  record Vr(@Peano int index) implements Fig21 {}

  record Lm(Fig21 body) implements Fig21 {}

  record Ap(Fig21 function, Fig21 argument, Ty type) implements Fig21 {}

  sealed interface Ty {
    record A() implements Ty {}

    record B() implements Ty {}

    record C() implements Ty {}

    record To(Ty from, Ty to) implements Ty {}
  }

  static List<Ty> environment() {
    return List.of(
        new Ty.A(),
        new Ty.B(),
        new Ty.C(),
        new Ty.To(new Ty.A(), new Ty.B()),
        new Ty.To(new Ty.B(), new Ty.C()),
        new Ty.To(new Ty.A(), new Ty.To(new Ty.B(), new Ty.C())));
  }

  /** Whether the term has type A -> A. */
  default boolean fits() {
    return check(environment(), this, new Ty.To(new Ty.A(), new Ty.A()));
  }

  private static boolean check(List<Ty> env, Fig21 term, Ty type) {
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

  static boolean fits(View<Fig21> term) {
    return check(
        environment().stream().<Known>map(Given::new).toList(),
        term,
        new Given(new Ty.To(new Ty.A(), new Ty.A())));
  }

  /** A type that is given, or seen through a view as far as needed. */
  sealed interface Known {}

  record Given(Ty type) implements Known {}

  record Arrow(Known from, Known to) implements Known {}

  record Seen(View<Ty> view) implements Known {}

  private static boolean check(List<Known> env, View<Fig21> term, Known type) {
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
