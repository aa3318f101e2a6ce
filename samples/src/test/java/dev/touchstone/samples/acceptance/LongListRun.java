package dev.touchstone.samples.acceptance;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import java.util.List;

/** Falsifies a claim about 10,000 longs because of one of them; prints what is left of them. */
final class LongListRun {
  private static final int LENGTH = 10_000;

  private LongListRun() {}

  /** Starts with exactly 10,000 elements, of which one in about 4,000 is wrong. */
  static Claim claim() {
    Gen<List<Long>> lists = Gen.draw(source -> {
      int least = source.bool(0.999) ? LENGTH : 0;
      return source.from(Gen.lists(Gen.longs(), least, LENGTH));
    });
    return Claim.forAll(lists, xs -> xs.stream().noneMatch(x -> x >= 1_000 && x % 2_000 == 77));
  }

  public static void main(String[] arguments) {
    Verdict verdict = claim().seed(Seed.of(24)).check();
    if (verdict instanceof Verdict.Falsified falsified) {
      System.out.println("first "
          + ((List<?>) falsified.first().values().get(0).orElseThrow()).size());
      System.out.println("shrunk " + falsified.shrunk().arguments().get(0).value());
    }
  }
}
