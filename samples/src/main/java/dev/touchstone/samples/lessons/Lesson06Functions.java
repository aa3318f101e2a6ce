package dev.touchstone.samples.lessons;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.TypeRef;
import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Lesson 6: functions are values, too.
 *
 * <p>A claim about {@code map} and {@code filter} is a claim about all functions. A generated one
 * answers each argument as chance will have it, and the same argument always the same way. After the
 * run it is known what it was asked, and that is how it is shown: {@code {1 -> 0, _ -> 2}} is 0 for 1
 * and 2 for everything else. It shrinks to as few entries as the failure needs.
 */
public final class Lesson06Functions {
  private Lesson06Functions() {}

  /** Prints a function and a predicate that show why filtering first is another thing. */
  public static void main(String[] arguments) {
    // region functions
    Gen<Function<Integer, Integer>> functions =
        Gen.of(new TypeRef<Function<Integer, Integer>>() {});
    Gen<Predicate<Integer>> predicates = Gen.of(new TypeRef<Predicate<Integer>>() {});
    // endregion

    // region check
    Verdict verdict = Claim.forAll(functions, predicates, Gen.lists(Gen.ints()), (f, p, xs) -> {
          List<Integer> filteredFirst = xs.stream().filter(p).map(f).toList();
          List<Integer> mappedFirst = xs.stream().map(f).filter(p).toList();
          return filteredFirst.equals(mappedFirst);
        })
        .names("f", "p", "xs")
        .label("filter p then map f == map f then filter p")
        .seed(Seed.of(6))
        .check();
    System.out.println(verdict.report());
    // endregion
  }
}
