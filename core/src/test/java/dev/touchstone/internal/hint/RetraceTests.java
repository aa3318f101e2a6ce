package dev.touchstone.internal.hint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import dev.touchstone.Pair;
import dev.touchstone.Source;
import dev.touchstone.choice.Alphabet;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Recorder;
import dev.touchstone.random.Seed;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RetraceTests {
  private static final int SIZE = 30;
  private static final int CASES = 200;

  enum Colour {
    RED,
    GREEN,
    BLUE
  }

  record Order(String customer, List<Line> lines, Optional<Colour> colour, boolean paid) {}

  record Line(char shelf, double price, long count, Map<Byte, Integer> marks) {}

  sealed interface Tree {
    record Tip() implements Tree {}

    record Fork(Tree left, int value, Tree right) implements Tree {}
  }

  /** A number in disguise. */
  static final class Boxed {
    final int inside;

    Boxed(int inside) {
      this.inside = inside;
    }
  }

  private static <T> Hinted<T> hinted(Gen<T> gen, Function<? super T, ?> parts) {
    return new Hinted<>(gen, value -> List.of(), parts, "here");
  }

  private static <T> void leadsBack(Gen<T> gen) {
    leadsBack(gen, null);
  }

  /** Draws values, finds choices for each, and replays these. */
  private static <T> void leadsBack(Gen<T> gen, Function<? super T, ?> parts) {
    for (int number = 1; number <= CASES; number++) {
      T wanted = gen.sample(Seed.of(7).root().child(number), SIZE);
      List<Choice> found = Retrace.of(hinted(gen, parts), wanted, SIZE, SIZE);
      assertThat(found).as("the way back from %s", wanted).isNotNull();
      Recorder recorder = new Recorder();
      recorder.startEdited(Choices.of(found), SIZE);
      T again = recorder.from(gen);
      assertThat(Objects.deepEquals(again, wanted))
          .as("%s and %s", again, wanted)
          .isTrue();
      assertThat(recorder.choices()).isEqualTo(Choices.of(found));
    }
  }

  private static <T> boolean found(Gen<T> gen, T wanted) {
    return Retrace.of(hinted(gen, null), wanted, SIZE, SIZE) != null;
  }

  @Nested
  class TheWayBackIsFoundFrom {
    @Test
    void numbers() {
      leadsBack(Gen.ints());
      leadsBack(Gen.longs(-5, 9));
      leadsBack(Gen.bytes());
      leadsBack(Gen.doubles());
      leadsBack(Gen.floats(1, 2));
      leadsBack(Gen.ints(3, 3));
    }

    @Test
    void textsCharactersAndBooleans() {
      leadsBack(Gen.strings());
      leadsBack(Gen.chars());
      leadsBack(Gen.codePoints(Alphabet.ascii()));
      leadsBack(Gen.booleans());
      leadsBack(Gen.byteArrays());
    }

    @Test
    void givenValues() {
      leadsBack(Gen.enums(Colour.class));
      leadsBack(Gen.elements("x", "y", "z").list());
    }

    @Test
    void collections() {
      leadsBack(Gen.lists(Gen.ints(), 2, 5));
      leadsBack(Gen.ints(0, 99).set());
      leadsBack(Gen.sortedMaps(Gen.ints(), Gen.strings()));
      leadsBack(Gen.arrays(int[].class, Gen.ints()));
      leadsBack(Gen.lists(Gen.lists(Gen.booleans())));
    }

    @Test
    void whatMayBeMissing() {
      leadsBack(Gen.ints().optional().list());
      leadsBack(Gen.strings().orNull().list());
      leadsBack(Gen.booleans().orNull());
    }

    @Test
    void pairsAndDerivedRecords() {
      leadsBack(Gen.pairs(Gen.ints(), Gen.strings().list()));
      leadsBack(Gen.of(Order.class));
    }

    @Test
    void alternativesAndTrees() {
      leadsBack(Gen.oneOf(Gen.ints(0, 9), Gen.ints(100, 109), Gen.constant(77)).list());
      leadsBack(Gen.pairs(Gen.oneOf(Gen.ints(0, 9), Gen.ints(50, 59)), Gen.strings()));
      leadsBack(Gen.of(Tree.class));
      Gen<Tree> trees = Gen.recursive(
          Gen.constant(new Tree.Tip()), inner -> Gen.zip(inner, Gen.ints(), inner, Tree.Fork::new));
      leadsBack(trees);
    }

    @Test
    void valuesThatAreFilteredOrDrawnStepByStep() {
      leadsBack(Gen.ints().filter(n -> n % 3 == 0));
      leadsBack(Gen.draw((Source source) ->
          new Pair<>(source.integer(0, 9), source.text(Alphabet.ascii(), 0, 5))));
    }

    @Test
    void whatTheUserSaysIsDrawn() {
      leadsBack(Gen.ints().map(n -> 3L * n), n -> n / 3);
      leadsBack(
          Gen.ints(0, 9).flatMap(n -> Gen.lists(Gen.ints(), n)),
          list -> new Pair<>(list.size(), list));
      Gen<Boxed> boxed = Gen.ints().map(Boxed::new);
      assertThat(Retrace.of(hinted(boxed, box -> box.inside), new Boxed(4), SIZE, SIZE))
          .hasSize(1);
    }
  }

  @Nested
  class TheWayBackIsNotFoundFrom {
    @Test
    void valuesThatTheGeneratorDoesNotMake() {
      assertThat(found(Gen.ints(0, 9), 10)).isFalse();
      assertThat(found(Gen.ints(0, 9), 9)).isTrue();
      assertThat(found(Gen.strings(Alphabet.of("ab")), "abc")).isFalse();
      assertThat(found(Gen.lists(Gen.ints(), 1, 3), List.of())).isFalse();
      assertThat(found(Gen.lists(Gen.ints(), 1, 3), List.of(1, 2, 3, 4))).isFalse();
      assertThat(found(Gen.elements("x", "y"), "z")).isFalse();
      assertThat(found(Gen.ints().filter(n -> n > 0), 0)).isFalse();
      assertThat(found(Gen.oneOf(Gen.ints(0, 1), Gen.ints(5, 6)), 4)).isFalse();
      assertThat(found(Gen.pairs(Gen.ints(0, 9), Gen.ints(0, 9)), new Pair<>(3, 10)))
          .isFalse();
    }

    @Test
    void valuesThatWereMapped() {
      assertThat(found(Gen.ints().map(n -> 2 * n), 4)).isFalse();
    }

    @Test
    void functions() {
      Function<Integer, Integer> wanted = n -> n;
      assertThat(found(Gen.functions(Gen.ints()), wanted)).isFalse();
    }

    @Test
    void tooManyAlternatives() {
      Gen<String> words = Gen.draw(source -> {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < 40; i++) {
          word.append(source.branch(3));
        }
        return word.toString();
      });
      assertThat(found(words, "2".repeat(40))).isFalse();
    }
  }
}
