package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.Choices;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Recorder;
import dev.touchstone.choice.Rolls;
import dev.touchstone.random.Seed;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ShapeTests {
  private static Object simplest(Object structure) {
    return Rolls.simplest(Gen.shape(structure));
  }

  @Nested
  class Structures {
    @Test
    void keepTheirShape() {
      assertThat(simplest(List.of(1, Gen.ints(), List.of(Gen.strings(), "x"))))
          .isEqualTo(List.of(1, 0, List.of("", "x")));
      assertThat(simplest(Map.of("id", Gen.ints(5, 9), "tags", List.of(Gen.booleans()))))
          .isEqualTo(Map.of("id", 5, "tags", List.of(false)));
      assertThat(simplest(Set.of(1, 2))).isEqualTo(Set.of(1, 2));
      assertThat(simplest(Optional.of(Gen.ints()))).isEqualTo(Optional.of(0));
      assertThat(simplest(Optional.empty())).isEqualTo(Optional.empty());
      assertThat(simplest(Arrays.asList(null, Gen.ints()))).isEqualTo(Arrays.asList(null, 0));
      assertThat(simplest("x")).isEqualTo("x");
      assertThat(simplest(Gen.ints(7, 8))).isEqualTo(7);
    }

    @Test
    void mayBeArrays() {
      assertThat((Object[]) simplest(new Object[] {1, Gen.ints()})).containsExactly(1, 0);
      assertThat((Object[]) simplest(new Gen<?>[] {Gen.booleans()})).containsExactly(false);
      assertThat((String[]) simplest(new String[] {"a"})).containsExactly("a");
      int[] given = {1, 2};
      assertThat((int[]) simplest(given)).containsExactly(1, 2).isNotSameAs(given);
    }

    @Test
    void mayBeArraysOfArrays() {
      assertThat((Object[][]) simplest(new Gen<?>[][] {{Gen.booleans()}, {}}))
          .isEqualTo(new Object[][] {{false}, {}});
      assertThat((int[][]) simplest(new int[][] {{1}})).isEqualTo(new int[][] {{1}});
    }

    @Test
    void mayHaveGeneratedKeysInTheirOwnOrder() {
      Map<Object, Object> map = new LinkedHashMap<>();
      map.put(Gen.ints(3, 4), Gen.strings());
      map.put(Gen.constant("k"), 1);
      assertThat(simplest(map)).isEqualTo(Map.of(3, "", "k", 1));
    }

    @Test
    void drawEachGeneratorAnew() {
      assertThat(Rolls.values(Gen.shape(List.of(Gen.ints(), Gen.ints())), 200))
          .anyMatch(drawn -> !((List<?>) drawn).get(0).equals(((List<?>) drawn).get(1)));
    }
  }

  @Nested
  class Order {
    /** The order of an unordered map changes with every start of a JVM; that of draws must not. */
    @Test
    void doesNotDependOnTheMap() {
      Map<String, Object> ordered = new LinkedHashMap<>();
      for (String key : List.of("a", "b", "c", "d", "e", "f")) {
        ordered.put(key, Gen.ints());
      }
      Recorder recorder = new Recorder();
      recorder.startRandom(Seed.of(4).root().open(), 50, false);
      Object expected = recorder.from(Gen.shape(ordered));
      Choices choices = recorder.choices();
      assertThat(Rolls.replay(Gen.shape(Map.copyOf(ordered)), choices, 50)).isEqualTo(expected);
    }

    @Test
    void isAskedForWhereItCannotBeKnown() {
      for (Object structure : List.of(
          Set.of(Gen.ints(), Gen.longs()),
          Map.of(Gen.ints(), 1, "x", 2),
          Set.of(List.of(Gen.ints()), 3),
          Set.of(Map.of(1, Gen.ints()), 3),
          Set.of(Optional.of(Gen.ints()), 3))) {
        assertThatThrownBy(() -> Gen.shape(structure))
            .isInstanceOf(IllegalGenerator.class)
            .hasMessageContaining("LinkedHash");
      }
      Gen<Object> fine = Gen.shape(new LinkedHashSet<>(List.of(Gen.ints(0, 0), Gen.ints(1, 1))));
      assertThat(Rolls.simplest(fine)).isEqualTo(Set.of(0, 1));
    }
  }
}
