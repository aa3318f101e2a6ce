package dev.touchstone.samples.workloads;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.samples.workloads.LambdaTerm.Abstraction;
import dev.touchstone.samples.workloads.LambdaTerm.Application;
import dev.touchstone.samples.workloads.LambdaTerm.Constant;
import dev.touchstone.samples.workloads.LambdaTerm.Variable;
import java.util.ArrayList;
import java.util.List;

/**
 * Closed well-typed terms: first a type is drawn, then a term of that type.
 *
 * <p>A term is a variable of the type, a call whose argument type is drawn, or the form that makes
 * the type. The deeper, the fewer calls.
 */
final class TypedTerms {
  private static final int DEEPEST = 6;
  private static final int DEEPEST_TYPE = 2;

  private TypedTerms() {}

  static Gen<LambdaTerm> gen() {
    return source -> term(source, List.of(), type(source, DEEPEST_TYPE), DEEPEST);
  }

  private static LambdaTerm.Type type(Source source, int depth) {
    return source.span("type", inner -> {
      if (depth == 0 || !inner.bool()) {
        return new LambdaTerm.Type.Bool();
      }
      return new LambdaTerm.Type.Arrow(type(inner, depth - 1), type(inner, depth - 1));
    });
  }

  private static LambdaTerm term(
      Source source, List<LambdaTerm.Type> scope, LambdaTerm.Type type, int depth) {
    return source.span("term", inner -> {
      List<Integer> variables = variables(scope, type);
      boolean made = depth == 0 || inner.weighted(1, 1) == 0;
      if (made) {
        return !variables.isEmpty() && inner.weighted(1, 2) == 1
            ? new Variable(variables.get(inner.branch(variables.size())))
            : form(inner, scope, type, depth);
      }
      LambdaTerm.Type from = type(inner, 1);
      LambdaTerm function = term(inner, scope, new LambdaTerm.Type.Arrow(from, type), depth - 1);
      return new Application(function, term(inner, scope, from, depth - 1));
    });
  }

  private static LambdaTerm form(
      Source source, List<LambdaTerm.Type> scope, LambdaTerm.Type type, int depth) {
    if (!(type instanceof LambdaTerm.Type.Arrow arrow)) {
      return new Constant(source.bool());
    }
    List<LambdaTerm.Type> inside = new ArrayList<>(scope);
    inside.add(0, arrow.from());
    LambdaTerm body = term(source, inside, arrow.to(), Math.max(0, depth - 1));
    return new Abstraction(arrow.from(), body);
  }

  private static List<Integer> variables(List<LambdaTerm.Type> scope, LambdaTerm.Type type) {
    List<Integer> indices = new ArrayList<>();
    for (int i = 0; i < scope.size(); i++) {
      if (scope.get(i).equals(type)) {
        indices.add(i);
      }
    }
    return indices;
  }
}
