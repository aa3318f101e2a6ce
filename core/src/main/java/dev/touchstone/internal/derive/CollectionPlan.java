package dev.touchstone.internal.derive;

import dev.touchstone.Source;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** Draws the elements of a collection or array. */
final class CollectionPlan extends RepeatedPlan<Collection<Object>> {
  private final Supplier<? extends Collection<Object>> start;
  private final Function<Collection<Object>, Object> finish;

  CollectionPlan(
      String where,
      TypeUse element,
      Lengths lengths,
      Supplier<? extends Collection<Object>> start,
      Function<Collection<Object>, Object> finish) {
    super(where, List.of(new ProductPlan.Component(element, "[]")), lengths);
    this.start = start;
    this.finish = finish;
  }

  @Override
  Collection<Object> start() {
    return start.get();
  }

  @Override
  boolean add(Collection<Object> gathered, Source source) {
    return gathered.add(part(0).generate(source));
  }

  @Override
  Object finish(Collection<Object> gathered) {
    return finish.apply(gathered);
  }
}
