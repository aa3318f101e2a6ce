package dev.touchstone.machine.internal;

import dev.touchstone.Source;
import dev.touchstone.choice.ReferenceDomain;
import dev.touchstone.machine.Sym;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Draws one of the symbols a state offers, oldest first.
 *
 * <p>A reference is recorded as the number of the call that produced it and the position among the
 * symbols of that call, so that it keeps its meaning when other calls go away.
 */
public final class Candidates {
  private Candidates() {}

  /** Draws a symbol. */
  public static <T extends Sym<?>> T draw(Collection<T> offered, Source source) {
    List<T> symbols = ordered(offered);
    int[] ordinals = new int[symbols.size()];
    for (int i = 0; i < ordinals.length; i++) {
      int first = symbols.get(i).variable() * ReferenceDomain.STRIDE;
      ordinals[i] = i > 0 && ordinals[i - 1] >= first ? ordinals[i - 1] + 1 : first;
    }
    ReferenceDomain domain = ReferenceDomain.of(ordinals);
    return symbols.get((int) domain.index(source.draw(domain)));
  }

  private static <T extends Sym<?>> List<T> ordered(Collection<T> offered) {
    List<T> symbols = offered instanceof List<T> list ? list : List.copyOf(offered);
    for (int i = 1; i < symbols.size(); i++) {
      if (symbols.get(i - 1).variable() >= symbols.get(i).variable()) {
        List<T> sorted = new ArrayList<>(new LinkedHashSet<>(symbols));
        sorted.sort(Comparator.comparingInt(Sym::variable));
        return sorted;
      }
    }
    return symbols;
  }
}
