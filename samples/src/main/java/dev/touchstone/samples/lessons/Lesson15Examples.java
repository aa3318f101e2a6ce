package dev.touchstone.samples.lessons;

import dev.touchstone.Gen;
import dev.touchstone.examples.Boundaries;
import dev.touchstone.examples.Example;
import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.Examples;
import dev.touchstone.examples.Heuristic;
import dev.touchstone.examples.Line;
import dev.touchstone.examples.Why;
import dev.touchstone.random.Seed;
import dev.touchstone.samples.table.FileTableModel;

/**
 * Lesson 15: show me how it behaves.
 *
 * <p>A model says what a system should do, but few people like to read one. Examples are short
 * scripts that pass; each was kept because something in it matters: take it out, or change it, and
 * what follows is different.
 */
public final class Lesson15Examples {
  private Lesson15Examples() {}

  /** Prints how a table behaves that is closed and opened again. */
  public static void main(String[] arguments) {
    // region find
    ExampleSet set =
        Examples.of(new FileTableModel()).seed(Seed.of(15)).stale(1_000).find();
    // endregion

    // region read
    for (Example example : set.examples()) {
      if (example.command().equals("lookup") && changesNothing(example)) {
        print(example);
        break;
      }
    }
    // endregion

    // region borders
    Boundaries.of(Gen.ints(0, 200), age -> age < 18 ? "child" : "adult")
        .find()
        .forEach(border -> System.out.println(border.text()));
    // endregion
  }

  // region keep
  static boolean changesNothing(Example example) {
    return example.whys().stream().anyMatch(why -> why.heuristic() == Heuristic.KEEP);
  }
  // endregion

  // region print
  static void print(Example example) {
    for (Line line : example.lines()) {
      System.out.println(line.number() + ". " + line.text());
    }
    for (Why why : example.whys()) {
      System.out.println(why.sentence());
    }
  }
  // endregion
}
