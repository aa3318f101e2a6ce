package dev.touchstone.internal.derive;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.internal.function.Encoders;
import dev.touchstone.internal.function.Functions;
import dev.touchstone.internal.function.Sam;
import java.util.List;

/** Draws a function; its results are drawn when it is called, so a function ends any recursion. */
final class FunctionPlan extends Plan {
  private final Signature signature;
  private List<Plan> parts = List.of();
  private Gen<Object> functions = source -> {
    throw new IllegalStateException("a function that is not linked");
  };

  private FunctionPlan(String where, Signature signature) {
    super(where);
    this.signature = signature;
  }

  static Plan of(String where, TypeUse use) {
    return new FunctionPlan(where, Signature.of(use));
  }

  @Override
  void link(Planner planner) {
    Sam sam = signature.sam();
    Encoders encoders = planner.rules().encoders();
    signature.check(encoders);
    if (sam.isVoid()) {
      functions = Functions.recording(sam);
      return;
    }
    Plan result = planner.plan(signature.result(), where + "()");
    parts = List.of(result);
    functions = Functions.returning(sam, signature.resultClass(), this::result, encoders);
  }

  private Object result(Source source) {
    return recursive()
        ? source.atDepth(source.depth() / 2, parts.get(0))
        : parts.get(0).generate(source);
  }

  @Override
  List<Plan> parts() {
    return parts;
  }

  @Override
  public Object generate(Source source) {
    return functions.generate(source);
  }
}
