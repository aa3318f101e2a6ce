package dev.touchstone.space;

import static dev.touchstone.space.Figures.sequence;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Derivation;
import dev.touchstone.Range;
import dev.touchstone.TypeRef;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DerivationTests {
  enum Suit {
    CLUBS,
    @Cost(3)
    HEARTS
  }

  record Card(Suit suit, @Range(min = 1, max = 13) int rank) {}

  @Cost(0)
  record Wrapper(Card card) {}

  sealed interface Chain<T> {
    record Link<T>(T value, Chain<T> next) implements Chain<T> {}

    record End<T>() implements Chain<T> {}
  }

  @Nested
  class Derived {
    @Test
    void costsAreOneForEachConstructorUnlessSaid() {
      assertThat(sequence(0, 5, Space.of(Suit.class)::count))
          .containsExactly(0L, 1L, 0L, 1L, 0L, 0L);
      assertThat(sequence(0, 5, Space.of(Card.class)::count))
          .containsExactly(0L, 0L, 13L, 0L, 13L, 0L);
      assertThat(sequence(0, 5, Space.of(Wrapper.class)::count))
          .containsExactly(0L, 0L, 13L, 0L, 13L, 0L);
    }

    @Test
    void genericsAreResolved() {
      Space<Chain<Boolean>> chains = Space.of(new TypeRef<Chain<Boolean>>() {});
      assertThat(sequence(1, 7, chains::count)).containsExactly(1L, 0L, 2L, 0L, 4L, 0L, 8L);
      assertThat(chains.at(1, 0)).isEqualTo(new Chain.End<>());
      Space<List<Optional<Set<@Range(min = 0, max = 1) Integer>>>> nested =
          Space.of(new TypeRef<List<Optional<Set<@Range(min = 0, max = 1) Integer>>>>() {});
      nested.verify(9);
      assertThat(nested.at(3, 0)).containsExactly(Optional.empty());
    }

    @Test
    void alternativesComeInTheOrderOfCore() {
      assertThat(Derivation.alternatives(Chain.class))
          .containsExactly(Chain.End.class, Chain.Link.class);
      Space<Chain<Boolean>> chains = Space.of(new TypeRef<Chain<Boolean>>() {});
      assertThat(chains.at(3, 0)).isEqualTo(new Chain.Link<>(false, new Chain.End<>()));
    }

    @Test
    void arraysAreDerivedToo() {
      @SuppressWarnings("ArrayRecordComponent") // what is tested
      record Row(
          @Range(min = 0, max = 2) int[] cells,
          @Peano long @org.jspecify.annotations.Nullable [] more) {}
      assertThat(Space.of(Row.class).count(5)).isEqualTo(9 + 1);
    }
  }

  @Nested
  class Refused {
    record Free(int number) {}

    record Owner(List<Thread> threads) {}

    record Growing<T>(Optional<Growing<List<T>>> next) {}

    @Cost(0)
    record Round(Optional2 inner) {}

    sealed interface Optional2 {
      @Cost(0)
      record None() implements Optional2 {}

      @Cost(0)
      record Some(Round round) implements Optional2 {}
    }

    record Small(@Range(min = 0, max = 300) byte number) {}

    @Test
    void numbersWithoutBounds() {
      assertThatThrownBy(() -> Space.of(Free.class))
          .isInstanceOf(IllegalSpace.class)
          .hasMessageContaining("int at Free.number has no bounds")
          .hasMessageContaining("@Range", "@Peano", "@Bits");
      assertThatThrownBy(() -> Space.of(Small.class)).hasMessageContaining("beyond byte");
    }

    @Test
    void typesWithoutASpaceWithTheWayToThem() {
      assertThatThrownBy(() -> Space.of(Owner.class))
          .hasMessageContaining("no space for java.lang.Thread at Owner.threads[]");
    }

    @Test
    void typeArgumentsThatGrow() {
      assertThatThrownBy(() -> Space.of(new TypeRef<Growing<Boolean>>() {}))
          .hasMessageContaining("the type arguments")
          .hasMessageContaining("grow without end")
          .hasMessageContaining("Growing");
      assertThatThrownBy(() -> Space.of(Growing.class))
          .hasMessageContaining("type variable T at Growing");
    }

    @Test
    void recursionThatCostsNothing() {
      assertThatThrownBy(() -> Space.of(Round.class))
          .isInstanceOf(IllegalSpace.class)
          .hasMessageContaining("unguarded recursion")
          .hasMessageContaining("Round -> Optional2 -> Round");
    }
  }
}
