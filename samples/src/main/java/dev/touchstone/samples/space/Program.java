package dev.touchstone.samples.space;

import java.util.ArrayList;
import java.util.List;

/**
 * Programs of a small imperative language, and what passes of a compiler may ask of them.
 *
 * <p>The language and the five conditions follow section 4.4 of Claessen, Duregard and Palka, Generating
 * Constrained Random Data with Uniform Distribution (2014).
 */
public sealed interface Program {
  /** A name of a variable. */
  enum Name {
    X,
    Y,
    Z
  }

  /** Declares a variable inside a program. */
  record New(Name name, Program body) implements Program {}

  /** Sets a variable. */
  record Assign(Name name, Expr value) implements Program {}

  /** Does nothing. */
  record Skip() implements Program {}

  /** Does one thing, then another. */
  record Then(Program first, Program second) implements Program {}

  /** Does one of two things. */
  record If(Expr condition, Program yes, Program no) implements Program {}

  /** Repeats. */
  record While(Expr condition, Program body) implements Program {}

  /** An expression. */
  sealed interface Expr {
    /** The value of a variable. */
    record Var(Name name) implements Expr {}

    /** A sum. */
    record Add(Expr left, Expr right) implements Expr {}
  }

  /** Returns whether every variable is declared around its use. */
  default boolean isWellScoped() {
    return scoped(this, new ArrayList<>());
  }

  private static boolean scoped(Program program, List<Name> known) {
    if (program instanceof New declared) {
      known.add(declared.name);
      boolean fine = scoped(declared.body, known);
      known.remove(known.size() - 1);
      return fine;
    }
    if (program instanceof Assign assign) {
      return known.contains(assign.name) && scoped(assign.value, known);
    }
    if (program instanceof Then then) {
      return scoped(then.first, known) && scoped(then.second, known);
    }
    if (program instanceof If choice) {
      return scoped(choice.condition, known)
          && scoped(choice.yes, known)
          && scoped(choice.no, known);
    }
    return !(program instanceof While loop)
        || (scoped(loop.condition, known) && scoped(loop.body, known));
  }

  private static boolean scoped(Expr expr, List<Name> known) {
    if (expr instanceof Expr.Add add) {
      return scoped(add.left(), known) && scoped(add.right(), known);
    }
    return known.contains(((Expr.Var) expr).name());
  }

  /** Returns whether every declared variable is used where it is declared. */
  default boolean usesAll() {
    if (this instanceof New declared) {
      return mentions(declared.body, declared.name) && declared.body.usesAll();
    }
    if (this instanceof Then then) {
      return then.first.usesAll() && then.second.usesAll();
    }
    if (this instanceof If choice) {
      return choice.yes.usesAll() && choice.no.usesAll();
    }
    return !(this instanceof While loop) || loop.body.usesAll();
  }

  private static boolean mentions(Program program, Name name) {
    if (program instanceof New declared) {
      return declared.name != name && mentions(declared.body, name);
    }
    if (program instanceof Assign assign) {
      return assign.name == name || mentions(assign.value, name);
    }
    if (program instanceof Then then) {
      return mentions(then.first, name) || mentions(then.second, name);
    }
    if (program instanceof If choice) {
      return mentions(choice.condition, name)
          || mentions(choice.yes, name)
          || mentions(choice.no, name);
    }
    return program instanceof While loop
        && (mentions(loop.condition, name) || mentions(loop.body, name));
  }

  private static boolean mentions(Expr expr, Name name) {
    return expr instanceof Expr.Add add
        ? mentions(add.left(), name) || mentions(add.right(), name)
        : ((Expr.Var) expr).name() == name;
  }

  /** Returns whether all variables are declared at the top. */
  default boolean declaresAtTop() {
    Program program = this;
    while (program instanceof New declared) {
      program = declared.body;
    }
    return declaresNothing(program);
  }

  private static boolean declaresNothing(Program program) {
    if (program instanceof Then then) {
      return declaresNothing(then.first) && declaresNothing(then.second);
    }
    if (program instanceof If choice) {
      return declaresNothing(choice.yes) && declaresNothing(choice.no);
    }
    return program instanceof While loop ? declaresNothing(loop.body) : !(program instanceof New);
  }

  /** Returns whether sequences lean to the right and hold no step that does nothing. */
  default boolean isTidy() {
    if (this instanceof Then then) {
      return !(then.first instanceof Skip || then.first instanceof Then)
          && !(then.second instanceof Skip)
          && then.first.isTidy()
          && then.second.isTidy();
    }
    if (this instanceof New declared) {
      return declared.body.isTidy();
    }
    if (this instanceof If choice) {
      return choice.yes.isTidy() && choice.no.isTidy();
    }
    return !(this instanceof While loop) || loop.body.isTidy();
  }

  /** Returns whether no choice stands inside another. */
  default boolean nestsNoChoice() {
    return choices(this, false);
  }

  private static boolean choices(Program program, boolean inside) {
    if (program instanceof If choice) {
      return !inside && choices(choice.yes, true) && choices(choice.no, true);
    }
    if (program instanceof New declared) {
      return choices(declared.body, inside);
    }
    if (program instanceof Then then) {
      return choices(then.first, inside) && choices(then.second, inside);
    }
    return !(program instanceof While loop) || choices(loop.body, inside);
  }
}
