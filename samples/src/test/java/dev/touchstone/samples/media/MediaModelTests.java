package dev.touchstone.samples.media;

import static dev.touchstone.samples.Verdicts.falsified;
import static dev.touchstone.samples.Verdicts.passes;
import static dev.touchstone.samples.Verdicts.seedsIfFull;
import static dev.touchstone.samples.Verdicts.shrinksTo;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import dev.touchstone.internal.run.Body;
import dev.touchstone.machine.Machine;
import dev.touchstone.random.Seed;
import dev.touchstone.samples.media.MediaProxy.Fault;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MediaModelTests {
  private static final Set<Fault> ALL = EnumSet.allOf(Fault.class);

  private static Claim claim(Set<Fault> faults, Set<Fault> known) {
    return Machine.sequential(new MediaModel(faults, known)).cases(2_000);
  }

  @Test
  void passesWithoutFaults() {
    passes(2_000, claim(Set.of(), Set.of()));
  }

  @Nested
  class OneFaultAfterTheOther {
    @Test
    void beginsWithModifyingAlone() {
      shrinksTo(
          seedsIfFull(100),
          claim(Set.of(Fault.MODIFY_ALONE), Set.of()),
          "v1 = add(none, 1); modify(term(v1), 1)");
    }

    @Test
    void goesOnWithSubtractingAlone() {
      shrinksTo(
          seedsIfFull(100),
          claim(Set.of(Fault.MODIFY_ALONE, Fault.SUBTRACT_ALONE), Set.of(Fault.MODIFY_ALONE)),
          "v1 = add(none, 1); subtract(term(v1))");
    }

    @Test
    void endsWithUnequalStreams() {
      seedsIfFull(100)
          .forEach(seed -> assertThat(falsified(
                      seed, claim(ALL, Set.of(Fault.MODIFY_ALONE, Fault.SUBTRACT_ALONE)))
                  .shrunk()
                  .arguments()
                  .get(0)
                  .value())
              .matches("v1 = add\\(none, 1\\); (v2 = )?add\\(context\\(v1\\), 2\\);"
                  + " modify\\(term\\(v[12]\\), 1\\)"));
    }
  }

  @Nested
  class AKnownBug {
    @Test
    void isNamedInEveryReport() {
      Verdict verdict =
          claim(Set.of(), Set.of(Fault.MODIFY_ALONE)).seed(Seed.of(1)).check();
      assertThat(verdict.report()).contains("known bug B1 of modify is kept out of scripts");
    }

    @Test
    void isCheckedToStillExist() {
      Verdict verdict = Machine.sequential(new MediaModel(
              Set.of(Fault.MODIFY_ALONE), Set.of(Fault.MODIFY_ALONE, Fault.SUBTRACT_ALONE)))
          .withKnownBugs()
          .cases(300)
          .seed(Seed.of(1))
          .check();
      assertThat(verdict.report())
          .contains("known bug B1 still makes modify fail")
          .contains("warning: known bug B2 of subtract no longer makes a script fail");
    }
  }

  @Nested
  class SeveralBugsInOneRun {
    @Test
    void areAllFound() {
      long[] seeds = seedsIfFull(100).toArray();
      int complete = 0;
      for (long seed : seeds) {
        Verdict.Falsified found = falsified(
            seed, Machine.sequential(new MediaModel(ALL, Set.of())).bugs(3).cases(20_000));
        Set<String> ways = new TreeSet<>(Set.of(found.identity().toString()));
        found.others().forEach(other -> ways.add(other.identity().toString()));
        assertThat(found.notes()).anyMatch(note -> note.startsWith("pattern: "));
        complete += ways.size() == 3 ? 1 : 0;
      }
      assertThat(complete).isGreaterThanOrEqualTo(seeds.length * 95 / 100);
    }

    @Test
    void areLookedForByWhatSurroundsTheClaim() {
      Claim claim = Machine.sequential(new MediaModel(ALL, Set.of())).bugs(3).cases(20_000);
      Body body = claim.body();
      AtomicLong runs = new AtomicLong();
      Verdict.Falsified found = falsified(1, claim.about(claim.arguments(), values -> {
        runs.incrementAndGet();
        body.run(values);
      }));
      long later = found.others().stream()
          .mapToLong(other -> other.cases() + other.evaluations())
          .sum();
      assertThat(later).isPositive();
      assertThat(runs.get()).isGreaterThanOrEqualTo(found.cases() + found.evaluations() + later);
    }
  }
}
