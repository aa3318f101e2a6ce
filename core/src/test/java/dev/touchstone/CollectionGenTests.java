package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Fit;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Recorder;
import dev.touchstone.choice.Rolls;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CollectionGenTests {
  private static long[] counts(Gen<?> gen, int draws) {
    Map<Object, Long> seen = new HashMap<>();
    for (int k = 0; k < draws; k++) {
      seen.merge(Rolls.random(gen, k, 30), 1L, Long::sum);
    }
    return seen.values().stream().mapToLong(Long::longValue).toArray();
  }

  @Nested
  class Lists {
    @Test
    void haveLengthsUpToTheSize() {
      for (int k = 0; k < 500; k++) {
        assertThat(Rolls.random(Gen.lists(Gen.ints()), k, 7)).hasSizeLessThanOrEqualTo(7);
      }
      assertThat(Rolls.random(Gen.lists(Gen.ints()), 1, 0)).isEmpty();
      assertThat(Rolls.random(Gen.lists(Gen.ints(), 200), 1, 0)).hasSize(200);
    }

    /** Every length up to the size is equally likely: chi-square, alpha 1e-6. */
    @Test
    void haveEvenlySpreadLengths() {
      long[] counts = counts(Gen.lists(Gen.booleans()).atSize(9).map(List::size), 20_000);
      assertThat(counts).hasSize(10);
      Fit.assertEven(counts);
    }

    @Test
    void mayBeChangedByTheirUser() {
      List<Integer> list = Rolls.random(Gen.lists(Gen.ints(), 3), 1, 9);
      list.add(1);
      list.sort(null);
      assertThat(list).hasSize(4);
    }
  }

  @Nested
  class Sets {
    @Test
    void holdDifferentValuesInTheOrderOfDrawing() {
      boolean unsorted = false;
      for (Set<Integer> set : Rolls.values(Gen.sets(Gen.ints(0, 50), 2, 20), 300)) {
        List<Integer> order = new ArrayList<>(set);
        unsorted |= !order.equals(order.stream().sorted().toList());
        assertThat(set).hasSizeBetween(2, 20);
      }
      assertThat(unsorted).isTrue();
    }

    @Test
    void mayHoldEveryValueThereIs() {
      assertThat(Rolls.random(Gen.sets(Gen.ints(0, 9), 10, 10), 1, 50))
          .containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    }

    @Test
    void shrinkByDeletingRounds() {
      Recorder recorder = new Recorder();
      Gen<Set<Integer>> gen = Gen.sets(Gen.ints(0, 9), 0, 9);
      recorder.startRandom(Seed.of(8).root().open(), 40, false);
      List<Integer> drawn = new ArrayList<>(recorder.from(gen));
      assertThat(drawn).hasSizeGreaterThan(3);
      Choices choices = recorder.choices();
      drawn.remove(0);
      assertThat(Rolls.replay(gen, choices.without(1, choices.end(1)), 40)).containsAll(drawn);
    }

    @Test
    void walkOverEachOrderOfEachSetOnce() {
      List<List<Integer>> orders =
          Rolls.walk(Gen.sets(Gen.ints(0, 4), 0, 3)).stream().map(List::copyOf).toList();
      assertThat(orders).hasSize(1 + 5 + 5 * 4 + 5 * 4 * 3).doesNotHaveDuplicates();
    }

    @Test
    void areCheckedExhaustivelyWhereThereAreFew() {
      Verdict verdict = Claim.forAll(Gen.sets(Gen.ints(0, 3), 0, 4), set -> set.size() <= 4)
          .cases(200)
          .check();
      assertThat(verdict).isInstanceOfSatisfying(Verdict.Passed.class, passed -> {
        assertThat(passed.exhaustive()).isTrue();
        assertThat(passed.cases()).isEqualTo(1 + 4 + 4 * 3 + 4 * 3 * 2 + 4 * 3 * 2);
      });
    }
  }

  @Nested
  class UniqueLists {
    @Test
    void differInTheirKey() {
      for (List<String> list :
          Rolls.values(Gen.uniqueBy(String::length, Gen.strings(), 0, 8), 200)) {
        assertThat(list.stream().map(String::length)).doesNotHaveDuplicates();
      }
    }
  }

  @Nested
  class Maps {
    @Test
    void haveDifferentKeysAndDrawNoValueForARepeatedOne() {
      int[] values = {0};
      Gen<Integer> counting = source -> {
        values[0]++;
        return source.integer(0, 9);
      };
      int entries = Rolls.values(Gen.maps(Gen.ints(0, 5), counting), 300).stream()
          .mapToInt(Map::size)
          .sum();
      assertThat(values[0]).isEqualTo(entries);
    }

    @Test
    void mayBeSortedByKey() {
      for (Map<String, Integer> map :
          Rolls.values(Gen.sortedMaps(Gen.strings(), Gen.ints()), 200)) {
        assertThat(List.copyOf(map.keySet())).isSorted();
      }
    }
  }

  @Nested
  class Arrays {
    private <A> A one(Class<A> type, Gen<?> element) {
      return Rolls.random(Gen.arrays(type, element, 3, 3), 1, 20);
    }

    @Test
    void areOfEveryPrimitiveType() {
      assertThat(one(boolean[].class, Gen.booleans())).hasSize(3);
      assertThat(one(byte[].class, Gen.bytes())).hasSize(3);
      assertThat(one(short[].class, Gen.shorts())).hasSize(3);
      assertThat(one(char[].class, Gen.chars())).hasSize(3);
      assertThat(one(int[].class, Gen.ints())).hasSize(3);
      assertThat(one(long[].class, Gen.longs())).hasSize(3);
      assertThat(one(float[].class, Gen.floats())).hasSize(3);
      assertThat(one(double[].class, Gen.doubles())).hasSize(3);
    }

    @Test
    void areOfObjectsAndArrays() {
      assertThat(one(String[].class, Gen.strings())).hasSize(3).doesNotContainNull();
      int[][] grid = one(int[][].class, Gen.arrays(int[].class, Gen.ints(), 2, 2));
      assertThat(grid).hasDimensions(3, 2);
    }

    @Test
    void ofBytesBelongToTheirUser() {
      Recorder recorder = new Recorder();
      recorder.startRandom(Seed.of(1).root().open(), 9, false);
      byte[] bytes = recorder.from(Gen.byteArrays(4, 4));
      byte[] before = bytes.clone();
      bytes[0]++;
      assertThat(Rolls.replay(Gen.byteArrays(4, 4), recorder.choices(), 9)).isEqualTo(before);
    }

    @Test
    void needAnArrayType() {
      assertThatThrownBy(() -> Gen.arrays(String.class, Gen.strings()))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("java.lang.String");
    }
  }

  @Nested
  class Rearrangements {
    /** All 24 orders of four values are equally likely: chi-square, alpha 1e-6. */
    @Test
    void ordersAreEquallyLikely() {
      long[] counts = counts(Gen.permutations(List.of(1, 2, 3, 4)), 24_000);
      assertThat(counts).hasSize(24);
      Fit.assertEven(counts);
    }

    /** All 16 subsets of four values are equally likely: chi-square, alpha 1e-6. */
    @Test
    void subsetsAreEquallyLikely() {
      long[] counts = counts(Gen.subsets(List.of(1, 2, 3, 4)), 16_000);
      assertThat(counts).hasSize(16);
      Fit.assertEven(counts);
    }

    @Test
    void walkOverEachOutcomeOnce() {
      assertThat(Rolls.walk(Gen.permutations(List.of(1, 2, 3))))
          .hasSize(6)
          .doesNotHaveDuplicates()
          .startsWith(List.of(1, 2, 3));
      assertThat(Rolls.walk(Gen.sublists(List.of("a", "b"))))
          .containsExactly(List.of(), List.of("b"), List.of("a"), List.of("a", "b"));
    }

    @Test
    void keepRepeatedValues() {
      assertThat(Rolls.values(Gen.permutations(List.of(1, 1)), 20)).containsOnly(List.of(1, 1));
      assertThat(Rolls.random(Gen.permutations(List.of()), 1, 9)).isEmpty();
    }

    @Test
    void shuffleWhatWasDrawn() {
      Gen<List<Integer>> gen =
          Gen.shuffles(Gen.lists(Gen.ints(0, 3), 2).filter(list -> list.get(0) < list.get(1)));
      assertThat(Rolls.values(gen, 300)).anyMatch(list -> list.get(0) > list.get(1));
    }
  }

  @Nested
  class Absence {
    /** One value in four is absent, within three points. */
    @Test
    void isDrawnOneTimeInFour() {
      List<Optional<Integer>> values = Rolls.values(Gen.ints().optional(), 4_000);
      assertThat(values.stream().filter(Optional::isEmpty).count()).isBetween(880L, 1_120L);
      long nulls = Rolls.values(Gen.ints().orNull(), 4_000).stream()
          .filter(Objects::isNull)
          .count();
      assertThat(nulls).isBetween(880L, 1_120L);
    }

    @Test
    void isSimplest() {
      assertThat(Rolls.simplest(Gen.ints().orNull())).isNull();
      assertThat(Rolls.walk(Gen.ints(1, 2).orNull())).containsExactly(null, 1, 2);
    }
  }

  @Nested
  class Alternatives {
    /** Alternatives come up in proportion to their weights: chi-square, alpha 1e-6. */
    @Test
    void keepTheirProportions() {
      Gen<String> gen = Gen.frequency(
          Gen.weight(1, Gen.constant("rare")),
          Gen.weight(0, Gen.constant("never")),
          Gen.weight(3, Gen.constant("often")));
      List<String> values = Rolls.values(gen, 20_000);
      assertThat(values).doesNotContain("never");
      long rare = values.stream().filter("rare"::equals).count();
      Fit.assertFits(new long[] {rare, values.size() - rare}, 1, 3);
    }

    @Test
    void areRefusedWhereThereAreNone() {
      assertThatThrownBy(Gen::oneOf)
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("oneOf(...)");
      assertThatThrownBy(Gen::elements)
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("elements(...)");
      assertThatThrownBy(Gen::frequency).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Gen.frequency(Gen.weight(0, Gen.ints())))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("positive weight");
      assertThatThrownBy(() -> Gen.weight(-2, Gen.ints()))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("-2");
      assertThatThrownBy(() -> Gen.enums(Empty.class))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("Empty");
    }

    private enum Empty {}
  }

  @Nested
  class BadLengths {
    @Test
    void areRefusedByName() {
      assertThatThrownBy(() -> Gen.lists(Gen.ints(), -1))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("lists")
          .hasMessageContaining("-1..-1");
      assertThatThrownBy(() -> Gen.sets(Gen.ints(), 3, 2))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("sets with lengths 3..2");
      assertThatThrownBy(() -> Gen.maps(Gen.ints(), Gen.ints(), 3, 2))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("maps");
      assertThatThrownBy(() -> Gen.uniqueBy(i -> i, Gen.ints(), 3, 2))
          .isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Gen.arrays(int[].class, Gen.ints(), 3, 2))
          .isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Gen.byteArrays(3, 2)).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Gen.ints().atSize(-1))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("atSize(-1)");
    }
  }
}
