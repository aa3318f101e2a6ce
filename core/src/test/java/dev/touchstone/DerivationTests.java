package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Discarded;
import dev.touchstone.choice.Recorder;
import dev.touchstone.choice.Rolls;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DerivationTests {
  private static final int MANY = 300;

  @Nested
  class OfRecords {
    record Point(int x, int y) {}

    record Named(String name, Point at, List<Point> trail) {}

    record Unit() {}

    private record Hidden(boolean on) {}

    record Bound(int low, int high) {
      Bound {
        if (low > high) {
          throw new IllegalArgumentException("low above high");
        }
      }
    }

    record Strict(@Nullable String name) {
      Strict {
        java.util.Objects.requireNonNull(name);
      }
    }

    record Never(int n) {
      Never {
        if (n != Integer.MIN_VALUE + 5) {
          throw new IllegalArgumentException();
        }
      }
    }

    @SuppressWarnings("ArrayRecordComponent") // such records are what is tested
    record Numbers(int first, int... more) {}

    @SuppressWarnings("ArrayRecordComponent") // such records are what is tested
    record Words(String... words) {}

    record Broken(int n) {
      Broken {
        if (n > 0) {
          throw new IllegalStateException("broken");
        }
      }
    }

    @Test
    void drawsComponentsInOrder() {
      assertThat(Rolls.simplest(Gen.of(Named.class)))
          .isEqualTo(new Named("", new Point(0, 0), List.of()));
      assertThat(Rolls.values(Gen.of(Point.class), MANY))
          .anyMatch(point -> point.x() != point.y())
          .doesNotContainNull();
    }

    @Test
    void hasOneValueForARecordWithoutComponents() {
      assertThat(Rolls.values(Gen.of(Unit.class), 10)).containsOnly(new Unit());
    }

    @Test
    void givesAComponentOfAnyNumberOfValuesOneArray() {
      assertThat(Rolls.values(Gen.of(Numbers.class), MANY))
          .anyMatch(numbers -> numbers.more().length > 1);
      assertThat(Rolls.values(Gen.of(Words.class), MANY))
          .anyMatch(words -> words.words().length > 1);
    }

    @Test
    void reachesPrivateRecords() {
      assertThat(Rolls.walk(Gen.of(Hidden.class)))
          .containsExactly(new Hidden(false), new Hidden(true));
    }

    @Test
    void putsASpanOfTheTypesNameAroundSeveralComponents() {
      Choices choices = choices(Gen.of(Point.class), 1, 30);
      assertThat(choices.label(0)).isEqualTo(Names.POINT);
      assertThat(choices.leaves()).isEqualTo(2);
    }

    @Test
    void drawsAgainWhatTheConstructorRejects() {
      assertThat(Rolls.values(Gen.of(Bound.class), MANY))
          .allMatch(bound -> bound.low() <= bound.high())
          .anyMatch(bound -> bound.low() < bound.high());
      assertThat(Rolls.values(Gen.of(Strict.class), MANY))
          .noneMatch(strict -> strict.name() == null);
    }

    @Test
    void keepsAListOfPickyRecordsOutOfDiscards() {
      Gen<List<Bound>> bounds = Gen.of(new TypeRef<@Size(20) List<Bound>>() {});
      assertThat(Rolls.values(bounds, 20)).allMatch(list -> list.size() == 20);
    }

    @Test
    void discardsTheCaseInTheNameOfTheTypeWhenNothingIsAccepted() {
      Recorder recorder = recorder(1, 30);
      assertThatThrownBy(() -> recorder.from(Gen.of(Never.class)))
          .isInstanceOfSatisfying(
              Discarded.class,
              discarded -> assertThat(discarded.site())
                  .isEqualTo(
                      "components refused by dev.touchstone.DerivationTests.OfRecords.Never"));
    }

    @Test
    void discardsAReplayedCaseThatTheConstructorRejects() {
      Recorder recorder = new Recorder();
      recorder.startSimplest(0);
      assertThatThrownBy(() -> recorder.from(Gen.of(Never.class))).isInstanceOf(Discarded.class);
    }

    @Test
    void letsOtherExceptionsOfAConstructorThrough() {
      assertThatThrownBy(() -> Rolls.values(Gen.of(Broken.class), MANY))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("broken");
    }

    private static final class Names {
      static final String POINT = "dev.touchstone.DerivationTests.OfRecords.Point";
    }
  }

  @Nested
  class OfEnums {
    enum Suit {
      CLUBS,
      HEARTS {
        @Override
        boolean red() {
          return true;
        }
      },
      SPADES;

      boolean red() {
        return false;
      }
    }

    enum None {}

    @Test
    void followsTheOrderOfTheConstants() {
      assertThat(Rolls.walk(Gen.of(Suit.class))).containsExactly(Suit.values());
    }

    @Test
    void refusesAnEnumWithoutConstants() {
      assertThatThrownBy(() -> Gen.of(None.class))
          .hasMessage("dev.touchstone.DerivationTests.OfEnums.None at None has no constant;"
              + " give it one, or annotate with @From");
    }
  }

  @Nested
  class OfSealedTypes {
    sealed interface Shape {
      record Square(int side) implements Shape {}

      record Circle(int radius) implements Shape {}

      enum Fixed implements Shape {
        LINE,
        DOT
      }
    }

    sealed interface Expr {
      record Add(Expr left, Expr right) implements Expr {}

      record Not(Expr of) implements Expr {}

      record Lit(int n) implements Expr {}

      record Var(String name) implements Expr {}
    }

    abstract static sealed class Vehicle {
      static final class Ship extends Vehicle {}
    }

    sealed interface Outer {
      sealed interface Inner extends Outer {
        record Deep(Outer again) implements Inner {}

        record Flat() implements Inner {}
      }

      record Twice(Outer one, Outer two) implements Outer {}

      record Once(Outer one) implements Outer {}
    }

    @Test
    void drawsEveryAlternativeTheFirstDeclaredBeingSimplest() {
      assertThat(Rolls.simplest(Gen.of(Shape.class))).isEqualTo(new Shape.Square(0));
      assertThat(Rolls.values(Gen.of(Shape.class), MANY).stream()
              .map(Object::getClass)
              .collect(Collectors.toSet()))
          .isEqualTo(Set.of(Shape.Square.class, Shape.Circle.class, Shape.Fixed.class));
    }

    @Test
    void ordersAlternativesByRecursiveComponentsThenAsDeclared() {
      assertThat(Derivation.alternatives(Expr.class))
          .containsExactly(Expr.Lit.class, Expr.Var.class, Expr.Not.class, Expr.Add.class);
      assertThat(Rolls.simplest(Gen.of(Expr.class))).isEqualTo(new Expr.Lit(0));
    }

    @Test
    void countsASealedAlternativeAsItsSimplestOne() {
      assertThat(Derivation.alternatives(Outer.class))
          .containsExactly(Outer.Inner.class, Outer.Once.class, Outer.Twice.class);
    }

    @Test
    void namesTheWayToAnAlternativeThatHasNoGenerator() {
      assertThatThrownBy(() -> Gen.of(Vehicle.class))
          .isInstanceOf(NoGenerator.class)
          .hasMessage("no generator for dev.touchstone.DerivationTests.OfSealedTypes.Vehicle.Ship"
              + " at Vehicle(Ship);"
              + " register one with Gens.register or annotate with @From");
    }

    @Test
    void opensOneSpanPerValueSoThatPromotionCollapsesRecursion() {
      Choices choices = choices(Gen.of(Expr.class), 3, 90);
      String label = Expr.class.getCanonicalName();
      assertThat(labels(choices)).isNotEmpty().containsOnly(label);
    }

    @Test
    void replaysAnyAlternativeAtDepthZero() {
      List<Expr> deep = Rolls.values(Gen.of(Expr.class), 100);
      Recorder recorder = recorder(3, 90);
      Expr drawn = recorder.from(Gen.of(Expr.class));
      assertThat(Rolls.replay(Gen.of(Expr.class), recorder.choices(), 0)).isEqualTo(drawn);
      assertThat(deep).anyMatch(expr -> expr instanceof Expr.Add);
    }
  }

  @Nested
  class OfRecursiveTypes {
    sealed interface Tree<T> {
      record Node<T>(Tree<T> left, T value, Tree<T> right) implements Tree<T> {}

      record Leaf<T>() implements Tree<T> {}
    }

    record Rose(int value, List<Rose> children) {}

    record Chain(int value, @Nullable Chain next) {}

    record Opt(Optional<Opt> inner) {}

    @SuppressWarnings("ArrayRecordComponent") // arrays are part of what is under test
    record Tabled(Map<String, Tabled> rows, Tabled[] more) {}

    record Wide(List<Wide> a, List<Wide> b, List<Wide> c, List<Wide> d) {}

    sealed interface Many {
      record Stop() implements Many {}

      record Go(Many a, Many b, Many c, Many d, Many e, Many f, Many g, Many h) implements Many {}
    }

    sealed interface Stmt {
      record Do(Value expr) implements Stmt {}

      record Seq(Stmt first, Stmt second) implements Stmt {}
    }

    sealed interface Value {
      record Block(Stmt stmt) implements Value {}

      record Num(int n) implements Value {}
    }

    sealed interface Odd {
      record Slow(Wrapped wrapped) implements Odd {}

      record Fast(Ending one, Ending two) implements Odd {}
    }

    record Wrapped(Odd odd) {}

    sealed interface Ending {
      record Stop() implements Ending {}

      record Back(Odd odd) implements Ending {}
    }

    record Endless(int head, Supplier<Endless> tail) {}

    record Loop(int n, Loop next) {}

    record Ping(List<Integer> xs, Pong pong) {}

    record Pong(Ping ping) {}

    record Holder(List<Ping> pings) {}

    sealed interface Trap {
      record One(Trap in) implements Trap {}

      record Two(@Size(min = 1) List<Trap> in) implements Trap {}
    }

    @Test
    void simplestValuesHoldNoOthers() {
      assertThat(Rolls.simplest(Gen.of(new TypeRef<Tree<String>>() {})))
          .isEqualTo(new Tree.Leaf<>());
      assertThat(Rolls.simplest(Gen.of(Rose.class))).isEqualTo(new Rose(0, List.of()));
      assertThat(Rolls.simplest(Gen.of(Chain.class))).isEqualTo(new Chain(0, null));
      assertThat(Rolls.simplest(Gen.of(Opt.class))).isEqualTo(new Opt(Optional.empty()));
      assertThat(Rolls.simplest(Gen.of(Stmt.class))).isEqualTo(new Stmt.Do(new Value.Num(0)));
    }

    @Test
    void growWithTheSizeOfTheCase() {
      Gen<Tree<Integer>> trees = Gen.of(new TypeRef<Tree<Integer>>() {});
      assertThat(deepest(trees, 0)).isEqualTo(0);
      assertThat(deepest(trees, 10)).isBetween(2, 4);
      assertThat(deepest(trees, 99)).isBetween(5, 7);
    }

    private int deepest(Gen<Tree<Integer>> trees, int size) {
      int deepest = 0;
      for (int k = 0; k < MANY; k++) {
        deepest = Math.max(deepest, depth(Rolls.random(trees, k, size)));
      }
      return deepest;
    }

    private static int depth(Tree<?> tree) {
      return tree instanceof Tree.Node<?> node
          ? 1 + Math.max(depth(node.left()), depth(node.right()))
          : 0;
    }

    @Test
    void stayModerateHoweverManyBranchesThereAre() {
      for (Class<?> type : List.of(Rose.class, Wide.class, Many.class, Tabled.class, Stmt.class)) {
        long leaves = 0;
        for (int k = 0; k < 100; k++) {
          int drawn = choices(Gen.of(type), k, 99).leaves();
          assertThat(drawn).as(type.getSimpleName()).isLessThan(20_000);
          leaves += drawn;
        }
        assertThat(leaves / 100).as(type.getSimpleName()).isBetween(10L, 1_000L);
      }
    }

    @Test
    void mayBeMutual() {
      assertThat(Rolls.values(Gen.of(Stmt.class), MANY))
          .anyMatch(stmt -> stmt instanceof Stmt.Do run && run.expr() instanceof Value.Block);
    }

    @Test
    void takeFirstTheAlternativeThatEndsWhereAllAreRecursive() {
      assertThat(Derivation.alternatives(Odd.class))
          .containsExactly(Odd.Fast.class, Odd.Slow.class);
      Ending stop = new Ending.Stop();
      assertThat(Rolls.simplest(Gen.of(Odd.class))).isEqualTo(new Odd.Fast(stop, stop));
      assertThat(Rolls.random(Gen.of(Odd.class), 1, 0)).isEqualTo(new Odd.Fast(stop, stop));
    }

    @Test
    void mayBeEndlessBehindAFunction() {
      Recorder recorder = recorder(1, 50);
      Endless endless = recorder.from(Gen.of(Endless.class));
      Endless far = endless.tail().get().tail().get().tail().get();
      assertThat(far).isNotNull();
      assertThat(endless.tail().get()).isSameAs(endless.tail().get());
    }

    @Test
    void nameTheirCycleIfTheyHaveNoFiniteValue() {
      assertThatThrownBy(() -> Gen.of(Loop.class))
          .isInstanceOf(NoGenerator.class)
          .hasMessage("no finite value of Loop at Loop: Loop.next -> Loop; make a component of the"
              + " cycle optional, @Nullable or a collection, or add an alternative that ends it");
      assertThatThrownBy(() -> Gen.of(Ping.class))
          .hasMessageContaining("Ping.pong -> Pong.ping -> Ping");
      assertThatThrownBy(() -> Gen.of(Trap.class))
          .hasMessageContaining("no finite value of Trap at Trap: Two.in -> Trap;");
    }

    @Test
    void areRefusedWhereOneOfTheirPartsHasNoFiniteValue() {
      assertThatThrownBy(() -> Gen.of(Holder.class)).hasMessageContaining("at Holder.pings[]");
    }
  }

  @Nested
  class DerivedTwice {
    record Pair(int x, int y) {}

    @Test
    void givesTheSamePlan() {
      assertThat(Gen.of(Pair.class)).isSameAs(Gen.of(Pair.class));
      assertThat(Gen.of(new TypeRef<List<Pair>>() {}))
          .isSameAs(Gen.of(new TypeRef<List<Pair>>() {}));
    }
  }

  static Recorder recorder(long k, int size) {
    Recorder recorder = new Recorder();
    recorder.startRandom(Seed.of(7).root().child(k).open(), size, false);
    return recorder;
  }

  static Choices choices(Gen<?> gen, long k, int size) {
    Recorder recorder = recorder(k, size);
    recorder.from(gen);
    return recorder.choices();
  }

  private static List<Object> labels(Choices choices) {
    List<Object> labels = new ArrayList<>();
    for (int at = 0; at < choices.length(); at++) {
      if (choices.at(at) instanceof Choice.Open open) {
        labels.add(open.label());
      }
    }
    return labels;
  }
}
