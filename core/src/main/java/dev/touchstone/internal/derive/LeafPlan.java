package dev.touchstone.internal.derive;

import dev.touchstone.Gen;
import dev.touchstone.Source;

/** Draws from a generator that knows all about its values. */
final class LeafPlan extends Plan {
  private final Gen<?> gen;

  LeafPlan(String where, Gen<?> gen) {
    super(where);
    this.gen = gen;
  }

  @Override
  public Object generate(Source source) {
    return gen.generate(source);
  }
}
