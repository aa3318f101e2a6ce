package dev.touchstone.space;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import dev.touchstone.space.model.Tree;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * How evenly values are drawn.
 *
 * <p>Chi-square tests with fixed seeds: each seed's chance of a statistic at least as large lies within
 * [0.001, 0.999], and that of the sum over all seeds as well. A correct sampler fails a test of s seeds
 * with probability 0.002 (s + 1) when the seeds are changed; with these seeds a failure is real.
 */
class UniformityTests {
  private static final Guided<Tree> SEARCH_TREES =
      Space.of(Tree.class).suchThatView(Tree::isSearchTree);

  /** Draws a number of values for each cell and checks that all cells are hit equally. */
  private static void isUniform(int cells, int each, LongFunction<Supplier<?>> draws) {
    double sum = 0;
    int seeds = 0;
    for (long seed : Figures.seeds(20).toArray()) {
      double chi = chi(cells, each * cells, draws.apply(seed));
      assertThat(Figures.tail(chi, cells - 1)).as("seed %d", seed).isBetween(0.001, 0.999);
      sum += chi;
      seeds++;
    }
    assertThat(Figures.tail(sum, seeds * (cells - 1))).as("all seeds").isBetween(0.001, 0.999);
  }

  private static double chi(int cells, int draws, Supplier<?> draw) {
    Map<Object, Integer> counts = new HashMap<>();
    for (int i = 0; i < draws; i++) {
      counts.merge(draw.get(), 1, Integer::sum);
    }
    assertThat(counts).hasSizeLessThanOrEqualTo(cells);
    return Figures.chiSquare(counts.values(), cells);
  }

  private static Supplier<BigInteger> indices(Sampler<?> sampler) {
    return () -> sampler.nextIndex().index();
  }

  @Nested
  class Samplers {
    @Test
    void drawSearchTreesOfSize25Evenly() {
      isUniform(240, 200, seed -> indices(SEARCH_TREES.sized(25).uniform(Figures.seed(seed))));
    }

    @Test
    void drawSearchTreesOfSize30Evenly() {
      isUniform(778, 20, seed -> indices(SEARCH_TREES.sized(30).uniform(Figures.seed(seed))));
    }

    @Test
    void goOnEvenlyAfterTenThousandDraws() {
      isUniform(119, 100, seed -> {
        Supplier<BigInteger> draws = indices(SEARCH_TREES.sized(22).uniform(Figures.seed(seed)));
        Stream.generate(draws).limit(10_000).forEach(ignored -> {});
        return draws;
      });
    }

    @Test
    void stayEvenWhenMemoryIsShort() {
      isUniform(26, 50, seed -> {
        Sampler<Tree> sampler = SEARCH_TREES.nodes(40).sized(16).uniform(Figures.seed(seed));
        Supplier<BigInteger> draws = indices(sampler);
        Stream.generate(draws).limit(100).forEach(ignored -> {});
        assertThat(sampler.certificate().evicted()).isPositive();
        return draws;
      });
    }

    @Test
    void repeatThemselvesUnderTheSameSeed() {
      List<Tree> first = drawn(7);
      assertThat(drawn(7)).isEqualTo(first);
      assertThat(drawn(8)).isNotEqualTo(first);
    }

    private List<Tree> drawn(long seed) {
      Sampler<Tree> sampler = SEARCH_TREES.sized(30).skew(100, Figures.seed(seed));
      return Stream.generate(sampler::next).limit(50).toList();
    }
  }

  @Nested
  class Generators {
    @Test
    void drawEvenlyAtEachSize() {
      drawEvenly(17, 31, 50);
    }

    /** Of 240 trees among 135,569, so rare that all of them are found before one is drawn. */
    @Test
    void drawRareValuesEvenly() {
      drawEvenly(25, 240, 20);
    }

    private void drawEvenly(int size, int trees, int each) {
      Gen<Tree> gen = SEARCH_TREES.gen(Sizes.exactly(size));
      isUniform(trees, each, seed -> {
        long[] next = {0};
        return () -> gen.sample(Figures.seed(seed).child(next[0]++), 100);
      });
    }

    @Test
    void askNothingMoreOnceRareValuesAreFound() {
      AtomicInteger calls = new AtomicInteger();
      Gen<Tree> gen = Space.of(Tree.class)
          .suchThatView(tree -> {
            calls.incrementAndGet();
            return Tree.isSearchTree(tree);
          })
          .gen(Sizes.exactly(25));
      draw(gen, 0);
      int first = calls.get();
      for (int i = 1; i < 300; i++) {
        draw(gen, i);
      }
      assertThat(calls).hasValue(first);
    }

    @Test
    void giveTheSameValueWhateverWasDrawnBefore() {
      Gen<Tree> used = SEARCH_TREES.gen(Sizes.upTo(30));
      List<Tree> inOrder =
          Stream.iterate(0, i -> i + 1).limit(60).map(i -> draw(used, i)).toList();
      List<Tree> backwards = Stream.iterate(59, i -> i - 1)
          .limit(60)
          .map(i -> draw(SEARCH_TREES.nodes(200).gen(Sizes.upTo(30)), i))
          .collect(Collectors.toList());
      java.util.Collections.reverse(backwards);
      assertThat(backwards).isEqualTo(inOrder);
    }

    private Tree draw(Gen<Tree> gen, int number) {
      return gen.sample(Figures.seed(3).child(number), 100);
    }
  }

  @Nested
  class Skew {
    /** Exact: every start position is followed on a fresh tree, no chance is involved. */
    @Test
    void isBoundedByExactComputation() {
      for (int size : new int[] {8, 12, 16}) {
        for (long skew : new long[] {0, 1, 3, 10}) {
          bounded(SEARCH_TREES, size, skew, 0);
          bounded(SEARCH_TREES, size, skew, 20);
          bounded(Space.naturals().list().suchThatView(GuidedTests::sorted), size, skew, 0);
        }
      }
    }

    private <T> void bounded(Guided<T> guided, int size, long skew, int before) {
      Map<BigInteger, Integer> starts = new HashMap<>();
      int left = 1;
      for (int start = 0; start < left; start++) {
        Sampler<T> sampler = guided.sized(size).skew(skew, Figures.seed(5));
        for (int i = 0; i < before; i++) {
          sampler.next();
        }
        left = sampler.left().intValueExact();
        if (start < left) {
          var value = sampler.from(BigInteger.valueOf(start), Long.MAX_VALUE);
          if (value != null) {
            starts.merge(value.position().index(), 1, Integer::sum);
          }
        }
      }
      int most = starts.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
      int least = starts.values().stream().mapToInt(Integer::intValue).min().orElseThrow();
      assertThat(starts.size()).isEqualTo(guided.count(size).intValueExact());
      assertThat((long) most).isLessThanOrEqualTo((skew + 1) * least);
    }

    @Test
    void isNamedInTheCertificate() {
      assertThat(SEARCH_TREES.sized(9).skew(3, Figures.seed(1)).certificate().guarantee())
          .isEqualTo("any two valid values differ in probability by a factor of at most 4");
      assertThat(
              SEARCH_TREES.sized(9).backtracking(Figures.seed(1)).certificate().guarantee())
          .startsWith("none");
    }
  }
}
