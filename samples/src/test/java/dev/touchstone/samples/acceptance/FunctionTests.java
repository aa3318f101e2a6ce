package dev.touchstone.samples.acceptance;

import static dev.touchstone.samples.Verdicts.falsified;
import static dev.touchstone.samples.Verdicts.seeds;
import static dev.touchstone.samples.Verdicts.smallest;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.TypeRef;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Row 21. */
class FunctionTests {
  private static final Pattern ENTRY = Pattern.compile("-?\\d+ -> -?\\d+");

  private static Claim commute() {
    Gen<Function<Integer, Integer>> functions =
        Gen.of(new TypeRef<Function<Integer, Integer>>() {});
    return Claim.forAll(functions, functions, Gen.lists(Gen.ints()), (f, g, xs) -> {
          List<Integer> fg = xs.stream().map(f).map(g).toList();
          List<Integer> gf = xs.stream().map(g).map(f).toList();
          return fg.equals(gf);
        })
        .names("f", "g", "xs")
        .label("map f . map g == map g . map f");
  }

  @Test
  void functionsThatDoNotCommuteAreShownWithAtMostTwoEntries() {
    seeds(100).forEach(seed -> {
      List<String> shown = smallest(falsified(seed, commute()));
      assertThat(shown.get(0)).as("seed %d: %s", seed, shown).startsWith("{").endsWith("}");
      assertThat(shown.get(1)).as("seed %d: %s", seed, shown).startsWith("{").endsWith("}");
      assertThat(entries(shown.get(0))).as("seed %d: %s", seed, shown).isLessThanOrEqualTo(2);
      assertThat(entries(shown.get(1))).as("seed %d: %s", seed, shown).isLessThanOrEqualTo(2);
    });
  }

  private static long entries(String table) {
    return ENTRY.matcher(table).results().count();
  }
}
