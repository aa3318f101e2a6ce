package dev.touchstone;

import dev.touchstone.choice.BoolDomain;
import dev.touchstone.choice.BranchDomain;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Given values in another order, or only some of them; every outcome is equally likely.
 *
 * <p>Orders are drawn by the algorithm of Fisher and Yates (as in Durstenfeld, Algorithm 235: Random
 * permutation, 1964), from the front on, so that the simplest choices keep the given order.
 */
final class Rearranged {
  private Rearranged() {}

  static <T> Gen<List<T>> permutations(Collection<? extends T> values) {
    List<T> kept = new ArrayList<>(values);
    BranchDomain[] places = new BranchDomain[kept.size()];
    for (int left = 2; left <= kept.size(); left++) {
      places[kept.size() - left] = BranchDomain.of(left);
    }
    return source -> {
      List<T> order = new ArrayList<>(kept);
      for (int at = 0; at < kept.size() - 1; at++) {
        Collections.swap(order, at, at + (int) source.draw(places[at]));
      }
      return order;
    };
  }

  static <T> Gen<List<T>> sublists(Collection<? extends T> values) {
    List<T> kept = new ArrayList<>(values);
    return source -> {
      List<T> chosen = new ArrayList<>();
      choose(source, kept, chosen);
      return chosen;
    };
  }

  static <T> Gen<Set<T>> subsets(Collection<? extends T> values) {
    Set<T> kept = new LinkedHashSet<>(values);
    return source -> {
      Set<T> chosen = new LinkedHashSet<>();
      choose(source, kept, chosen);
      return chosen;
    };
  }

  private static <T> void choose(Source source, Collection<T> from, Collection<T> to) {
    for (T value : from) {
      if (source.draw(BoolDomain.FAIR) == 1) {
        to.add(value);
      }
    }
  }
}
