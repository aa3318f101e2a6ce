package dev.touchstone.samples.space;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Simple types by unification; stops at the first clash, so that the rest of a term is not read. */
final class Inference {
  private final List<Type> environment = new ArrayList<>();

  /** A type under inference: a variable, perhaps bound, or an arrow. */
  private static final class Type {
    private @Nullable Type bound;
    private final @Nullable Type from;
    private final @Nullable Type to;

    Type(@Nullable Type from, @Nullable Type to) {
      this.from = from;
      this.to = to;
    }

    Type found() {
      Type at = this;
      while (at.bound != null) {
        at = at.bound;
      }
      return at;
    }
  }

  boolean accepts(Term term) {
    return check(term, new Type(null, null));
  }

  private boolean check(Term term, Type wanted) {
    if (term instanceof Term.Var var) {
      return unify(environment.get(environment.size() - 1 - var.index()), wanted);
    }
    if (term instanceof Term.Lam lam) {
      Type from = new Type(null, null);
      Type to = new Type(null, null);
      if (!unify(new Type(from, to), wanted)) {
        return false;
      }
      environment.add(from);
      boolean fits = check(lam.body(), to);
      environment.remove(environment.size() - 1);
      return fits;
    }
    Term.App app = (Term.App) term;
    Type argument = new Type(null, null);
    return check(app.function(), new Type(argument, wanted)) && check(app.argument(), argument);
  }

  private static boolean unify(Type first, Type second) {
    Type a = first.found();
    Type b = second.found();
    if (a == b) {
      return true;
    }
    if (a.from == null) {
      return !occurs(a, b) && bind(a, b);
    }
    if (b.from == null) {
      return !occurs(b, a) && bind(b, a);
    }
    return a.to != null && b.to != null && unify(a.from, b.from) && unify(a.to, b.to);
  }

  private static boolean bind(Type variable, Type type) {
    variable.bound = type;
    return true;
  }

  private static boolean occurs(Type variable, Type type) {
    Type at = type.found();
    return at == variable
        || (at.from != null
            && at.to != null
            && (occurs(variable, at.from) || occurs(variable, at.to)));
  }
}
