package dev.touchstone.internal.derive;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws parts again and again and gathers them.
 *
 * <p>Where the parts may hold the same type again, chance draws no more of them than the depth left
 * has bits, so that trees of any width stay moderate and end when the depth is used up.
 *
 * @param <G> what gathers the parts
 */
abstract class RepeatedPlan<G> extends Plan {
  private final List<ProductPlan.Component> types;
  private final Lengths lengths;
  private final List<Plan> parts = new ArrayList<>();

  RepeatedPlan(String where, List<ProductPlan.Component> types, Lengths lengths) {
    super(where);
    this.types = types;
    this.lengths = lengths;
  }

  abstract G start();

  /** Draws parts and adds them; false if they were there before. */
  abstract boolean add(G gathered, Source source);

  abstract Object finish(G gathered);

  @Override
  final void link(Planner planner) {
    for (ProductPlan.Component type : types) {
      parts.add(planner.plan(type.type(), where + type.name()));
    }
  }

  @Override
  final List<Plan> parts() {
    return parts;
  }

  final Plan part(int index) {
    return parts.get(index);
  }

  @Override
  final int nesting() {
    return lengths.min() == 0 ? 0 : parts.stream().mapToInt(Plan::depth).max().orElse(0);
  }

  @Override
  public final Object generate(Source source) {
    G gathered = start();
    if (recursive()) {
      int size = source.size();
      Gen<Boolean> one = inner -> add(gathered, inner);
      int most = Integer.SIZE - Integer.numberOfLeadingZeros(source.depth());
      source.atSize(most, outer -> rounds(outer, size, one));
    } else {
      source.repeat(lengths.min(), lengths.max(), round -> add(gathered, source));
    }
    return finish(gathered);
  }

  private Boolean rounds(Source source, int size, Gen<Boolean> one) {
    source.repeat(lengths.min(), lengths.max(), round -> source.atSize(size, one));
    return true;
  }
}
