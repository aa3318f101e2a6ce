package dev.touchstone.space;

import static dev.touchstone.space.AccessorTests.agrees;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Range;
import dev.touchstone.space.model.Tree;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Numbers that are compared before they are decided are never taken for other numbers. */
class LazyNumberTests {
  record Trio(
      @Range(min = -3, max = 3) int a,
      @Range(min = 0, max = 5) long b,
      @Range(min = -2, max = 2) short c) {
    int sum() {
      return (int) (a + b + c);
    }
  }

  record Doubled(@Range(min = 0, max = 9) int half) {
    int twice() {
      return 2 * half;
    }

    @Override
    public int half() {
      return half + 100;
    }
  }

  record Bounds(int low, int high) {
    Bounds {
      if (low > high) {
        throw new IllegalArgumentException("bounds");
      }
    }
  }

  interface Weighing {
    boolean heavy(int weight);
  }

  static final class Cell {
    private int held;
    private static int last;

    boolean holds(int number) {
      held = number;
      last = number;
      return held % 2 == 0 && last >= 0;
    }
  }

  private static final Space<Trio> TRIOS = Space.of(Trio.class);

  private static void trios(Condition<Trio> condition) {
    agrees(TRIOS, 1, condition);
  }

  @Nested
  class Compared {
    @Test
    void withEachOtherAndWithConstants() {
      trios(t -> t.a() < t.b());
      trios(t -> t.a() <= t.b() && t.b() > t.c());
      trios(t -> t.a() == t.b() || t.b() != t.a() + 2L);
      trios(t -> t.a() >= 2 || t.a() == -3 || t.a() != t.c());
      trios(t -> {
        int one = t.a();
        int same = t.a();
        return one == same && !(one < same) && one <= same;
      });
      trios(t -> t.a() > 0 ? t.b() <= 3 : t.b() == 5);
      trios(t -> t.a() == 0 && t.b() != 0);
      trios(t -> Integer.compare(t.a(), 1) > 0 || Long.compare(t.b(), t.a()) == 0);
      trios(t -> t.a() < Integer.MAX_VALUE && t.b() < Long.MAX_VALUE && t.b() > Long.MIN_VALUE);
    }

    @Test
    void againAndAgain() {
      trios(t -> {
        for (int limit = 5; limit > -5; limit--) {
          if (t.a() > limit) {
            return limit % 2 == 0;
          }
        }
        return false;
      });
    }
  }

  @Nested
  class ComputedWith {
    @Test
    void arithmetic() {
      trios(t -> t.a() + t.c() == t.b());
      trios(t -> -t.a() * 3 - (t.c() << 1) > (t.b() >> 1) % 2);
      trios(t -> (t.a() & 3) + (t.a() | 4) - (t.a() ^ 1) + (t.a() >>> 30) + (t.a() >> 1) > 4);
      trios(t -> t.b() / 2 * 3L + -t.b() + (t.b() << t.a()) + (t.b() ^ 1L) < 9);
      trios(t -> (double) t.a() / 2 > 0.5 && (float) t.b() < 4.5f && (byte) t.a() < (char) t.b());
      trios(t -> {
        int count = t.a();
        count++;
        count += 2;
        return count > 3 && t.sum() > 0;
      });
    }

    @Test
    void arraysAndSwitches() {
      int[] squares = {9, 4, 1, 0, 1, 4, 9};
      trios(t -> squares[t.a() + 3] == t.b());
      trios(t -> {
        int[] kept = new int[(int) t.b() + 1];
        kept[(int) t.b()] = t.a();
        long[] wide = {t.b(), t.a()};
        int[][] grid = new int[t.a() + 4][2];
        return kept[kept.length - 1] + wide[0] > 2 && grid.length < 6;
      });
      trios(t -> switch (t.a()) {
        case -3, 2 -> t.b() > 1;
        case 0 -> true;
        default -> t.c() == 1;
      });
      trios(t -> switch (t.a()) {
        case -1000 -> true;
        case 3 -> t.b() > 1;
        default -> false;
      });
    }

    @Test
    void boxesTextsAndCollections() {
      trios(t -> List.of(1, 2).contains(t.a()));
      trios(t -> ("" + t.a() + t.b()).contains("3"));
      trios(t -> String.valueOf(t.a()).length() == 2 && Math.max(t.a(), t.c()) < 1);
      trios(t -> {
        Map<Integer, Long> map = new HashMap<>();
        map.put(t.a(), t.b());
        Integer boxed = t.a();
        return map.get(t.a()) > 2 && boxed.equals(t.a()) && boxed.hashCode() == t.a();
      });
      trios(t -> "abcdefgh".substring(0, t.a() + 3).length() > t.b());
      trios(t -> t.hashCode() % 3 == 0 && t.equals(new Trio(t.a(), t.b(), t.c())));
      trios(t -> t.toString().contains("a=-1"));
    }
  }

  @Nested
  class HandedOn {
    private static boolean between(int low, int number, int high) {
      return low <= number && number < high;
    }

    private static int chosen(Trio trio) {
      return trio.b() > 2 ? trio.a() : 1;
    }

    @Test
    void toMethodsRecordsFieldsAndLambdas() {
      trios(t -> between(t.c(), t.a(), 2));
      trios(t -> chosen(t) > 0 && chosen(t) + 1 > t.c());
      trios(t -> t.a() <= t.c() && new Bounds(t.a(), t.c()).high() > 0);
      trios(t -> t.a() > t.c() || new Bounds(t.a(), t.c()).equals(new Bounds(-2, t.c())));
      trios(t -> new Cell().holds(t.a()));
      trios(t -> {
        int held = t.a();
        IntPredicate same = number -> number == held;
        IntBinaryOperator plus = Integer::sum;
        Weighing weighing = List.of(1, 2)::contains;
        Weighing other = weight -> weight > held;
        return same.test(2)
            || plus.applyAsInt(held, 1) == 0
            || weighing.heavy(t.a())
            || other.heavy((int) t.b());
      });
    }

    @Test
    void toTheLibraryByReference() {
      ToIntFunction<Trio> byReference = Trio::a;
      trios(t -> {
        ToIntFunction<Trio> reference = Trio::a;
        return reference.applyAsInt(t) > 1;
      });
      trios(t -> Comparator.comparingInt(Trio::a).compare(t, new Trio(1, 0, (short) 0)) > 0);
      trios(t -> Stream.of(t).mapToInt(Trio::a).sum() == 2);
      trios(t -> IntStream.range(-3, t.a()).count() > 2);
      assertThat(byReference.applyAsInt(new Trio(1, 2, (short) 0))).isEqualTo(1);
    }

    @Test
    void throughAccessorsOfOnesOwn() {
      agrees(Space.of(Doubled.class), 1, d -> d.half() == 104 && d.twice() == 8);
      agrees(Space.of(Doubled.class), 1, d -> d.twice() > 10 && d.half() < 108);
    }
  }

  @Nested
  class Deciding {
    @Test
    void noMoreThanTheComparisonAsks() {
      record Wide(@Range(min = 0, max = 2_000_000_000) int number) {}
      Space<Wide> wides = Space.of(Wide.class);
      Guided<Wide> large = wides.suchThat(wide -> wide.number() >= 1_999_999_000);
      assertThat(large.count(1)).isEqualTo(1001);
      assertThat(large.sized(1).uniform(Figures.seed(1)).next().number())
          .isGreaterThan(1_999_998_999);
    }

    /** The plain predicate must need no more calls than the one over views, within a tenth. */
    @Test
    void asFewCallsAsThroughViews() {
      Space<Tree> trees = Space.of(Tree.class);
      long plain = calls(trees.suchThat(Tree::isSearchTree));
      long views = calls(trees.suchThatView(Tree::isSearchTree));
      assertThat(plain).isLessThan(views + views / 10);
    }

    private static long calls(Guided<Tree> guided) {
      Sampler<Tree> sampler = guided.sized(30).uniform(Figures.seed(1));
      for (int draw = 0; draw < 2_000; draw++) {
        sampler.next();
      }
      return sampler.certificate().calls();
    }
  }
}
