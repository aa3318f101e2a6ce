package dev.touchstone.internal.derive;

import dev.touchstone.Gen;
import dev.touchstone.GenProvider;
import dev.touchstone.Source;
import dev.touchstone.choice.IllegalGenerator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Draws from a generator given by the user, and checks that its values fit. */
final class ForeignPlan extends Plan {
  private final TypeUse type;
  private final Class<?> boxed;
  private final Gen<?> gen;
  private final List<Plan> parts;

  private ForeignPlan(String where, TypeUse type, Gen<?> gen, List<Plan> parts) {
    super(where);
    this.type = type;
    this.boxed = type.boxed();
    this.gen = gen;
    this.parts = List.copyOf(parts);
  }

  static Plan of(String where, TypeUse type, Gen<?> gen) {
    return new ForeignPlan(where, type, gen, List.of());
  }

  /** Returns the plan of what a provider gives, or null if it gives nothing that fits. */
  static @Nullable Plan of(String where, TypeUse type, GenProvider provider, Planner planner) {
    WantedUse wanted = WantedUse.of(planner, type, where);
    Optional<Gen<?>> gen = provider.provide(wanted);
    return gen.isPresent() && wanted.heeded()
        ? new ForeignPlan(where, type, gen.get(), wanted.parts())
        : null;
  }

  @Override
  List<Plan> parts() {
    return parts;
  }

  @Override
  public Object generate(Source source) {
    Object value = gen.generate(source);
    if (value == null ? type.raw().isPrimitive() : !boxed.isInstance(value)) {
      String given = value == null ? "null" : Names.of(value.getClass());
      throw new IllegalGenerator("the generator of %s at %s gave %s; let it give %s only"
          .formatted(Names.of(type.raw()), where, given, Names.simple(type.raw())));
    }
    return value;
  }
}
