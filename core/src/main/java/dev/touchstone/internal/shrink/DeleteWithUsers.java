package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choices;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Deletes a producer together with everything that refers to it, directly or not.
 *
 * <p>Plain deletion leaves the users behind, and they then mean the oldest producer that is left; so
 * both repairs of a lost reference are tried.
 */
final class DeleteWithUsers implements Pass {
  @Override
  public void run(Shrink shrink) {
    int next = Producers.of(shrink.best()).size() - 1;
    while (next >= 0) {
      Choices row = shrink.best();
      List<Producers.Producer> all = Producers.of(row);
      next = Math.min(next, all.size() - 1);
      if (next >= 0) {
        int[] spans = closure(all, next);
        if (spans.length > 1) {
          shrink.attempt(row.without(spans));
        }
        next--;
      }
    }
  }

  private static int[] closure(List<Producers.Producer> all, int first) {
    Set<Long> gone = new HashSet<>();
    List<Integer> spans = new ArrayList<>();
    for (Producers.Producer producer : all.subList(first, all.size())) {
      if (spans.isEmpty() || producer.uses().stream().anyMatch(gone::contains)) {
        gone.add(producer.number());
        spans.add(producer.span());
      }
    }
    return spans.stream().mapToInt(Integer::intValue).toArray();
  }
}
