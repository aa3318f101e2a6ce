package dev.touchstone.samples.lessons;

import dev.touchstone.random.Seed;
import dev.touchstone.space.Guided;
import dev.touchstone.space.Sampler;
import dev.touchstone.space.Space;
import java.util.Set;
import java.util.TreeSet;

/**
 * Lesson 13: values that are hard to come by.
 *
 * <p>A space knows how many values of a type there are of each size, and which is number 17. Under a
 * condition it still draws each valid value equally often, and never tries what the condition has
 * refused without looking at the rest.
 */
public final class Lesson13Spaces {
  private Lesson13Spaces() {}

  // region tree
  sealed interface Tree {
    record Leaf() implements Tree {
      @Override
      public String toString() {
        return ".";
      }
    }

    record Fork(Tree left, Tree right) implements Tree {
      @Override
      public String toString() {
        return "(" + left + right + ")";
      }
    }
  }
  // endregion

  // region balanced
  static boolean balanced(Tree tree) {
    return !(tree instanceof Tree.Fork fork)
        || (balanced(fork.left())
            && balanced(fork.right())
            && Math.abs(height(fork.left()) - height(fork.right())) <= 1);
  }

  static int height(Tree tree) {
    return tree instanceof Tree.Fork fork
        ? 1 + Math.max(height(fork.left()), height(fork.right()))
        : 0;
  }
  // endregion

  /** Prints counts, all small trees, and a balanced tree drawn at random. */
  public static void main(String[] arguments) {
    // region count
    Space<Tree> trees = Space.of(Tree.class);
    for (int size = 1; size <= 15; size += 2) {
      System.out.println("size " + size + ": " + trees.count(size) + " trees");
    }
    trees.all(7).forEach(System.out::println);
    // endregion

    // region guided
    Guided<Tree> balanced = trees.suchThat(Lesson13Spaces::balanced);
    System.out.println("balanced, size 31: " + balanced.count(31) + " of " + trees.count(31));
    // endregion

    // region draw
    Sampler<Tree> sampler = balanced.sized(25).uniform(Seed.of(13).root());
    Set<String> drawn = new TreeSet<>();
    for (int i = 0; i < 2_000; i++) {
      drawn.add(sampler.next().toString());
    }
    System.out.println("2000 of size 25 drawn: " + drawn.size() + " of " + balanced.count(25));
    // endregion
  }
}
