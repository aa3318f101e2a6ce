package dev.touchstone.samples.lessons;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * Lesson 7: come back to a failure.
 *
 * <p>Three texts bring cases back. A <em>seed</em> repeats a whole run. A <em>token</em>, printed in
 * every report, re-runs one case: its smallest form first, and if the generators have changed since,
 * the one first seen. A <em>database</em> folder keeps failing cases between runs and tries them
 * before anything else; commit it, and whoever has the fault sees it at once.
 */
public final class Lesson07Replay {
  private Lesson07Replay() {}

  /** Rounds up; wrong where the sum overflows. */
  static int average(int a, int b) {
    return (a + b + 1) / 2;
  }

  // region claim
  static Claim claim() {
    return Claim.forAll(
            Gen.ints(0, Integer.MAX_VALUE),
            Gen.ints(0, Integer.MAX_VALUE),
            (a, b) -> average(a, b) >= Math.min(a, b))
        .names("a", "b")
        .label("an average is no less than both");
  }
  // endregion

  /** Prints the smallest case, then finds it again by seed, token and database. */
  public static void main(String[] arguments) throws IOException {
    // region seed
    Verdict.Falsified found = falsified(claim().seed(Seed.of(7)));
    System.out.println("found:    " + shown(found));
    System.out.println("by seed:  " + shown(falsified(claim().seed(Seed.of(7)))));
    // endregion

    // region token
    String token = found.token();
    System.out.println("by token: " + shown(falsified(claim().replay(token))));
    // endregion

    // region database
    Path folder = Files.createTempDirectory("lesson07");
    falsified(claim().seed(Seed.of(7)).database(folder, "average"));
    Verdict.Falsified stored = falsified(claim().seed(Seed.of(8)).database(folder, "average"));
    System.out.println("stored:   " + shown(stored) + ", case " + stored.cases());
    // endregion
    delete(folder);
  }

  private static Verdict.Falsified falsified(Claim claim) {
    return (Verdict.Falsified) claim.check();
  }

  private static String shown(Verdict.Falsified falsified) {
    return String.join(
        ", ",
        falsified.shrunk().arguments().stream()
            .map(a -> a.name() + " = " + a.value())
            .toList());
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(Lesson07Replay::deleteOne);
    }
  }

  private static void deleteOne(Path path) {
    try {
      Files.delete(path);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
