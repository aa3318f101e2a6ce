package dev.touchstone.samples.acceptance;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import java.util.List;

/** Falsifies a claim about up to 10,000 longs because of one of them; prints what is left. */
final class LongListRun {
  private static final int LENGTH = 10_000;

  private LongListRun() {}

  private static Claim claim(int least) {
    return Claim.forAll(
            Gen.lists(Gen.longs(), least, LENGTH),
            xs -> xs.stream().noneMatch(x -> x >= 1_000 && x % 20_000 == 1_077))
        .maxSize(LENGTH)
        .cases(10_000);
  }

  public static void main(String[] arguments) {
    print("any length", claim(0));
    Verdict.Falsified given = print("given length", claim(LENGTH));
    System.out.println("first " + ((List<?>) given.first().values().get(0).orElseThrow()).size());
  }

  private static Verdict.Falsified print(String name, Claim claim) {
    Verdict.Falsified falsified = (Verdict.Falsified) claim.seed(Seed.of(24)).check();
    List<?> shrunk = (List<?>) falsified.shrunk().values().get(0).orElseThrow();
    long zeros = shrunk.stream().filter(x -> x.equals(0L)).count();
    System.out.println(name + ": " + zeros + " zeros and " + shrunk.get(shrunk.size() - 1));
    return falsified;
  }
}
