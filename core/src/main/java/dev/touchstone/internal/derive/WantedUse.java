package dev.touchstone.internal.derive;

import dev.touchstone.Gen;
import dev.touchstone.Wanted;
import dev.touchstone.choice.IllegalGenerator;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A type use as a provider sees it; notes which plans and annotations the provider asked for. */
final class WantedUse implements Wanted {
  private final Planner planner;
  private final TypeUse use;
  private final String where;
  private final boolean asked;
  private final List<Plan> parts;
  private final Set<Class<?>> read = new HashSet<>();

  private WantedUse(Planner planner, TypeUse use, String where, boolean asked, List<Plan> parts) {
    this.planner = planner;
    this.use = use;
    this.where = where;
    this.asked = asked;
    this.parts = parts;
  }

  static WantedUse of(Planner planner, TypeUse use, String where) {
    return new WantedUse(planner, use, where, true, new ArrayList<>());
  }

  List<Plan> parts() {
    return parts;
  }

  /** Returns whether the provider has looked at every constraint on the type. */
  boolean heeded() {
    Marks unread = use.marks().without(mark -> read.contains(mark.annotationType()));
    return !unread.constrained();
  }

  @Override
  public Type type() {
    return use.type();
  }

  @Override
  public Class<?> raw() {
    return use.raw();
  }

  @Override
  public List<Annotation> annotations() {
    use.marks().all().forEach(mark -> read.add(mark.annotationType()));
    return use.marks().all();
  }

  @Override
  public <A extends Annotation> Optional<A> annotation(Class<A> kind) {
    read.add(kind);
    return use.marks().find(kind);
  }

  @Override
  public Class<?> owner() {
    return use.marks().owner();
  }

  @Override
  public String where() {
    return where;
  }

  @Override
  public List<Wanted> arguments() {
    List<Wanted> arguments = new ArrayList<>();
    for (int i = 0; i < use.arguments().size(); i++) {
      String way = where + "<" + i + ">";
      arguments.add(new WantedUse(planner, use.argument(i), way, false, parts));
    }
    return arguments;
  }

  @Override
  public Gen<?> gen() {
    if (asked && use.marks().all().isEmpty()) {
      throw new IllegalGenerator(
          "the provider of %s at %s asks for itself".formatted(Names.of(use.raw()), where));
    }
    Plan plan = planner.plan(asked ? use.unmarked() : use, where);
    parts.add(plan);
    return plan;
  }
}
