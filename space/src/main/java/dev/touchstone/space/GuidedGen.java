package dev.touchstone.space;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.choice.BranchDomain;
import dev.touchstone.space.internal.search.Search;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The generator of valid values: its choices are a size and an index among all values of that size.
 *
 * <p>By chance a key of 64 bits is drawn before the index. It opens the random bits that lead to a
 * valid value, all of them equally likely; the index of that value is what is recorded. The key is the
 * first thing to be shrunk: where it is zero, an edited index stands for the first valid value from it
 * on. Replay takes the recorded index as it is, without the condition.
 */
final class GuidedGen<T> implements Gen<T> {
  private static final BigInteger KEYS = BigInteger.TWO.pow(64);
  private static final int FULL_SIZE = 100;

  private final Guided<T> guided;
  private final List<Integer> sizes;
  private final ThreadLocal<Map<Integer, Keyed>> keyed = ThreadLocal.withInitial(HashMap::new);

  private GuidedGen(Guided<T> guided, List<Integer> sizes) {
    this.guided = guided;
    this.sizes = sizes;
  }

  static <T> Gen<T> of(Guided<T> guided, Sizes sizes) {
    List<Integer> inhabited =
        sizes.stream().filter(size -> inhabited(guided, size)).boxed().toList();
    if (inhabited.isEmpty()) {
      throw new NoValues(
          "no value of %s satisfies the condition; all of them were ruled out".formatted(sizes));
    }
    return new GuidedGen<>(guided, inhabited);
  }

  private static boolean inhabited(Guided<?> guided, int size) {
    Search search = guided.steadySearch(size);
    while (search.left().signum() > 0) {
      if (search.visit(0)) {
        return true;
      }
      search.removeLeaf();
      if (search.runs() > guided.mostCalls()) {
        throw guided.gaveUp("no value of size %d after %d predicate calls; leave the size out"
            .formatted(size, search.runs()));
      }
    }
    return false;
  }

  /** Draws one of some sizes: half of the time the one that suits the case, else a smaller one. */
  static int choose(Source source, int count) {
    int likely = Math.min(count - 1, source.size() * count / FULL_SIZE);
    int[] weights = new int[count];
    for (int smaller = 0; smaller < likely; smaller++) {
      weights[smaller] = 1;
    }
    weights[likely] = Math.max(1, likely);
    return source.branch(BranchDomain.of(count), BranchDomain.likely(weights));
  }

  @Override
  public T generate(Source source) {
    int size = sizes.get(choose(source, sizes.size()));
    BigInteger key = source.uniform(KEYS);
    BigInteger index = source.uniform(
        guided.space().count(size),
        drawn -> key.signum() == 0 ? keyed(size).following(drawn) : keyed(size).at(key));
    return guided.space().at(size, index);
  }

  private Keyed keyed(int size) {
    return keyed.get().computeIfAbsent(size, same -> Keyed.of(guided, same));
  }
}
