package dev.touchstone.benchmarks.random;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A claim as people write them, to be run whole: generate, record, run the body, count. */
enum Workload {
  LISTS {
    @Override
    Claim claim(boolean trivial) {
      return forAll(Gen.lists(Gen.ints(), 0, 100), trivial, Workload::sortsLikeAStream);
    }
  },
  RECORDS {
    @Override
    Claim claim(boolean trivial) {
      return forAll(
          Gen.of(Order.class), trivial, order -> Order.read(order.write()).equals(order));
    }
  },
  TREES {
    @Override
    Claim claim(boolean trivial) {
      return forAll(Gen.of(Tree.class), trivial, Workload::survivesRotation);
    }
  },
  MAPPED_FUNCTIONS {
    @Override
    Claim claim(boolean trivial) {
      return Claim.forAll(INTS, FUNCTION, FUNCTION, (xs, f, g) -> trivial || fuses(xs, f, g));
    }
  },
  FOLDED_FUNCTION {
    @Override
    Claim claim(boolean trivial) {
      return Claim.forAll(INTS, FUNCTION, (xs, f) -> trivial || splitsAnywhere(xs, f));
    }
  };

  private static final Gen<List<Integer>> INTS = Gen.lists(Gen.ints(), 0, 50);
  private static final Gen<Function<Integer, Integer>> FUNCTION = Gen.functions(Gen.ints());

  /** Returns the claim, or the same one with a body that does nothing. */
  abstract Claim claim(boolean trivial);

  /** Checks the claim under a node and returns the number of cases. */
  long run(boolean trivial, int cases, Node node) {
    claim(trivial).cases(cases).check(node).orThrow();
    return cases;
  }

  String title() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
  }

  private static <T> Claim forAll(Gen<T> values, boolean trivial, Predicate<T> body) {
    return Claim.forAll(values, value -> trivial || body.test(value));
  }

  private static boolean sortsLikeAStream(List<Integer> xs) {
    List<Integer> sorted = new ArrayList<>(xs);
    Collections.sort(sorted);
    Collections.reverse(sorted);
    return sorted.equals(xs.stream().sorted(Collections.reverseOrder()).toList());
  }

  private static boolean survivesRotation(Tree tree) {
    return tree.rotated()
        .values()
        .sorted()
        .toList()
        .equals(tree.values().sorted().toList());
  }

  private static boolean fuses(
      List<Integer> xs, Function<Integer, Integer> f, Function<Integer, Integer> g) {
    return xs.stream()
        .map(f)
        .map(g)
        .toList()
        .equals(xs.stream().map(f.andThen(g)).toList());
  }

  private static boolean splitsAnywhere(List<Integer> xs, Function<Integer, Integer> f) {
    int half = xs.size() / 2;
    return sum(xs, f) == sum(xs.subList(0, half), f) + sum(xs.subList(half, xs.size()), f);
  }

  private static long sum(List<Integer> xs, Function<Integer, Integer> f) {
    return xs.stream().mapToLong(f::apply).sum();
  }

  /** What records are generated as, with a plain text form. */
  record Order(int number, boolean paid, List<Line> lines) {
    record Line(long article, int count) {}

    String write() {
      StringBuilder text = new StringBuilder().append(number).append(' ').append(paid);
      lines.forEach(
          line -> text.append(' ').append(line.article()).append(' ').append(line.count()));
      return text.toString();
    }

    static Order read(String text) {
      String[] words = text.split(" ");
      List<Line> lines = new ArrayList<>();
      for (int at = 2; at < words.length; at += 2) {
        lines.add(new Line(Long.parseLong(words[at]), Integer.parseInt(words[at + 1])));
      }
      return new Order(Integer.parseInt(words[0]), Boolean.parseBoolean(words[1]), lines);
    }
  }

  /** What recursive values are generated as. */
  sealed interface Tree {
    Stream<Integer> values();

    Tree rotated();

    /** The empty tree. */
    record Leaf() implements Tree {
      @Override
      public Stream<Integer> values() {
        return Stream.empty();
      }

      @Override
      public Tree rotated() {
        return this;
      }
    }

    /** A value between two trees. */
    record Fork(Tree left, int value, Tree right) implements Tree {
      @Override
      public Stream<Integer> values() {
        return Stream.of(left.values(), Stream.of(value), right.values()).flatMap(s -> s);
      }

      @Override
      public Tree rotated() {
        return new Fork(right.rotated(), value, left.rotated());
      }
    }
  }
}
