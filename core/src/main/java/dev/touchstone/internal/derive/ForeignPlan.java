package dev.touchstone.internal.derive;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.choice.IllegalGenerator;
import java.util.List;

/** Draws from a generator given by the user, and checks that its values fit. */
final class ForeignPlan extends Plan {
  private final TypeUse type;
  private final Class<?> boxed;
  private final Gen<?> gen;
  private final List<Plan> parts;

  ForeignPlan(String where, TypeUse type, Gen<?> gen, List<Plan> parts) {
    super(where);
    this.type = type;
    this.boxed = type.boxed();
    this.gen = gen;
    this.parts = List.copyOf(parts);
  }

  @Override
  List<Plan> parts() {
    return parts;
  }

  @Override
  public Object generate(Source source) {
    Object value = gen.generate(source);
    if (value == null ? type.raw().isPrimitive() : !boxed.isInstance(value)) {
      throw new IllegalGenerator("the generator of %s at %s gave %s"
          .formatted(
              Names.of(type.raw()), where, value == null ? null : Names.of(value.getClass())));
    }
    return value;
  }
}
