package dev.touchstone.benchmarks.quicktheories;

import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;
import static org.quicktheories.generators.SourceDSL.lists;

import dev.touchstone.benchmarks.Rounds;
import java.io.IOException;
import org.quicktheories.QuickTheory;
import org.quicktheories.core.Gen;
import org.quicktheories.generators.Generate;

/** QuickTheories' side: whole theories with a fixed seed. */
final class QuickTheoriesThroughput {
  private static long made;

  /** The counterpart of the record on our side. */
  record Point(int x, int y, boolean visible) {}

  private QuickTheoriesThroughput() {}

  public static void main(String[] args) throws IOException {
    int rounds = Integer.parseInt(args[0]);
    int cases = Integer.parseInt(args[1]);
    Gen<Point> points = integers().all().zip(integers().all(), Generate.booleans(), Point::new);
    new Rounds(rounds)
        .measure("int", () -> {
          theory(cases).forAll(integers().all()).check(QuickTheoriesThroughput::one);
          return cases;
        })
        .measure("list", () -> {
          made = 0;
          theory(cases / 10)
              .forAll(lists().of(integers().all()).ofSizeBetween(0, 100))
              .check(xs -> {
                made += xs.size();
                return xs.size() <= 100;
              });
          return made;
        })
        .measure("record", () -> {
          theory(cases / 4).forAll(points).check(QuickTheoriesThroughput::one);
          return cases / 4;
        })
        .write();
  }

  private static boolean one(Object value) {
    made++;
    return value != null;
  }

  private static QuickTheory theory(int cases) {
    return qt().withFixedSeed(1).withExamples(cases);
  }
}
