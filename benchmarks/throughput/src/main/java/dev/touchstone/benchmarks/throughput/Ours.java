package dev.touchstone.benchmarks.throughput;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.benchmarks.Rounds;
import dev.touchstone.random.Seed;
import java.io.IOException;
import java.util.List;

/** Touchstone's side: whole checks, recorder on. */
final class Ours {
  private static final int LONGEST = 100;

  private static long made;

  /** What records are generated as. */
  record Point(int x, int y, boolean visible) {}

  /** What recursive values are generated as. */
  sealed interface Tree {
    /** The empty tree. */
    record Leaf() implements Tree {}

    /** A value between two trees. */
    record Fork(Tree left, int value, Tree right) implements Tree {}
  }

  private Ours() {}

  public static void main(String[] args) throws IOException {
    int rounds = Integer.parseInt(args[0]);
    int cases = Integer.parseInt(args[1]);
    Gen<List<Integer>> lists = Gen.lists(Gen.ints(), 0, LONGEST);
    Gen<List<Integer>> anyLength = Gen.draw(source -> source.atSize(LONGEST, lists));
    new Rounds(rounds)
        .measure("int", () -> check(Claim.forAll(Gen.ints(), Ours::one), cases))
        .measure("list", () -> counted(Claim.forAll(lists, Ours::count), cases / 10))
        .measure("any_length", () -> counted(Claim.forAll(anyLength, Ours::count), cases / 10))
        .measure("record", () -> check(Claim.forAll(Gen.of(Point.class), Ours::one), cases / 4))
        .measure(
            "tree", () -> counted(Claim.forAll(Gen.of(Tree.class), t -> nodes(t) >= 0), cases / 10))
        .write();
  }

  private static long check(Claim claim, int cases) {
    claim.cases(cases).seed(Seed.of(1)).orThrow();
    return cases;
  }

  private static long counted(Claim claim, int cases) {
    made = 0;
    check(claim, cases);
    return made;
  }

  private static boolean one(Object value) {
    made++;
    return value != null;
  }

  private static boolean count(List<Integer> xs) {
    made += xs.size();
    return xs.size() <= LONGEST;
  }

  private static int nodes(Tree tree) {
    if (tree instanceof Tree.Fork fork) {
      made++;
      return 1 + nodes(fork.left()) + nodes(fork.right());
    }
    return 0;
  }
}
