package dev.touchstone.samples.workloads;

import dev.touchstone.samples.workloads.LambdaTerm.Abstraction;
import dev.touchstone.samples.workloads.LambdaTerm.Application;
import dev.touchstone.samples.workloads.LambdaTerm.Variable;
import java.util.Optional;

/**
 * Parallel reduction: one step reduces every call of a function there is.
 *
 * <p>Shifting and substitution are split into the decisions that mutants get wrong one by one.
 *
 * <p>Source of the workload: Shi, Keles, Goldstein, Pierce and Lampropoulos, Etna: An Evaluation
 * Platform for Property-Based Testing (2023), section 4; of the operations: Pierce, Types and
 * Programming Languages (2002), chapter 6.
 */
class Reduction {
  private static final int LARGEST = 20_000;

  /** Returns the term after one step, or nothing where there is no step to make. */
  final Optional<LambdaTerm> step(LambdaTerm term) {
    if (term instanceof Abstraction abstraction) {
      return step(abstraction.body()).map(body -> new Abstraction(abstraction.type(), body));
    }
    if (!(term instanceof Application call)) {
      return Optional.empty();
    }
    Optional<LambdaTerm> argument = step(call.argument());
    if (call.function() instanceof Abstraction function) {
      LambdaTerm body = step(function.body()).orElse(function.body());
      return Optional.of(replaceTop(argument.orElse(call.argument()), body));
    }
    Optional<LambdaTerm> function = step(call.function());
    return function.isEmpty() && argument.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Application(function.orElse(call.function()), argument.orElse(call.argument())));
  }

  /** Returns the term after a number of steps, or fewer where it ends or grows beyond measure. */
  final LambdaTerm steps(LambdaTerm term, int most) {
    LambdaTerm at = term;
    for (int left = most; left > 0 && at.size() <= LARGEST; left--) {
      Optional<LambdaTerm> next = step(at);
      if (next.isEmpty()) {
        return at;
      }
      at = next.get();
    }
    return at;
  }

  /** Puts a term in the place of the variable of the innermost binder and drops the binder. */
  LambdaTerm replaceTop(LambdaTerm by, LambdaTerm body) {
    return shift(-1, 0, replace(0, shift(1, 0, by), body));
  }

  final LambdaTerm shift(int distance, int cutOff, LambdaTerm term) {
    if (term instanceof Variable variable) {
      return moves(variable.index(), cutOff) ? new Variable(variable.index() + distance) : variable;
    }
    if (term instanceof Abstraction abstraction) {
      LambdaTerm body = shift(distance, cutOffBelow(cutOff), abstraction.body());
      return new Abstraction(abstraction.type(), body);
    }
    return term instanceof Application call
        ? new Application(
            shift(distance, cutOff, call.function()), shift(distance, cutOff, call.argument()))
        : term;
  }

  boolean moves(int index, int cutOff) {
    return index >= cutOff;
  }

  int cutOffBelow(int cutOff) {
    return cutOff + 1;
  }

  final LambdaTerm replace(int index, LambdaTerm by, LambdaTerm term) {
    if (term instanceof Variable variable) {
      return replaces(variable.index(), index) ? by : term;
    }
    if (term instanceof Abstraction abstraction) {
      LambdaTerm body = replace(indexBelow(index), below(by), abstraction.body());
      return new Abstraction(abstraction.type(), body);
    }
    return term instanceof Application call
        ? new Application(replace(index, by, call.function()), replace(index, by, call.argument()))
        : term;
  }

  boolean replaces(int variable, int index) {
    return variable == index;
  }

  int indexBelow(int index) {
    return index + 1;
  }

  LambdaTerm below(LambdaTerm by) {
    return shift(1, 0, by);
  }
}
