package dev.touchstone.samples.bank;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.examples.Example;
import dev.touchstone.examples.ExampleCheck;
import dev.touchstone.examples.ExampleFile;
import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.Examples;
import dev.touchstone.examples.Heuristic;
import dev.touchstone.examples.Line;
import dev.touchstone.examples.Reason;
import dev.touchstone.examples.Retest;
import dev.touchstone.examples.Stored;
import dev.touchstone.random.Seed;
import dev.touchstone.samples.Verdicts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BankRegressionTests {
  private static final String BANK = "B21";

  private static ExampleSet earlier() {
    return earlier(0);
  }

  private static ExampleSet earlier(long seed) {
    return Examples.of(BankModel.accountsWithoutLogin())
        .seed(Seed.of(seed))
        .by(Heuristic.DELETE)
        .stale(1_000)
        .find();
  }

  @Test
  void aRuleThatWasAddedChangesWhatAnExampleShows() {
    ExampleSet set = earlier(0);
    Example deposit = set.examples().stream()
        .filter(one -> BankExamplesTests.shape(one).equals(BankShapes.all().get(BANK)))
        .findFirst()
        .orElseThrow();
    assertThat(deposit.whys())
        .anyMatch(why -> why.sentence().equals("Deleting command 3 changes command 5:"));
    Retest retest = today(set, deposit);
    assertThat(retest.outcome()).isEqualTo(Retest.Outcome.FEATURE_CHANGED);
    assertThat(retest.now()).contains("Deleting command 3 changes command 4:").doesNotContain("5.");
    assertThat(retest.text())
        .containsPattern("was: +is:\n")
        .containsPattern("5\\. deposit\\(.*\\) -> 1 +\\| Deleting command 3 changes command 4:\n")
        .contains("Deleting command 3 changes command 5.");
  }

  /** Where nobody need be logged in, an account may come before its user and still be as simple. */
  @Test
  void aRuleThatWasAddedIsSeenUnderEverySeed() {
    Verdicts.seedsIfFull(20).forEach(seed -> {
      ExampleSet set = earlier(seed);
      Example deposit = set.examples().stream()
          .filter(BankRegressionTests::needsLoginToDeposit)
          .findFirst()
          .orElseThrow(() -> new AssertionError("seed " + seed));
      Retest retest = today(set, deposit);
      assertThat(retest.outcome()).as("seed %d", seed).isEqualTo(Retest.Outcome.FEATURE_CHANGED);
      assertThat(retest.now()).as("seed %d", seed).isNotEmpty();
    });
  }

  private static boolean needsLoginToDeposit(Example example) {
    Line last = example.lines().get(example.lines().size() - 1);
    return example.command().equals("deposit")
        && last.accepted()
        && example.whys().stream()
            .anyMatch(why -> why.original().equals(example.lines())
                && why.reason() == Reason.OTHER_RESULT
                && example.calls().get(why.edit().first()).command().equals("login"));
  }

  private static Retest today(ExampleSet set, Example example) {
    List<Stored> stored = ExampleFile.read(ExampleFile.write(set, "1", List.of()), "bank");
    return Examples.of(new BankModel()).retest(stored).stream()
        .filter(one -> one.stored().id().equals(example.id()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theSameBankPassesAndAFaultyOneFails() {
    ExampleSet set = BankExamplesTests.set(0);
    List<Stored> stored = ExampleFile.read(ExampleFile.write(set, "1", List.of()), "bank");
    assertThat(stored).hasSameSizeAs(set.examples());
    assertThat(Examples.of(new BankModel()).retest(stored))
        .allMatch(retest -> retest.outcome() == Retest.Outcome.PASSED);
    assertThat(Examples.of(new BankModel(Fault.DEPOSIT_SUBTRACTS)).retest(stored))
        .anyMatch(retest -> retest.outcome() == Retest.Outcome.FAILED);
  }

  @Test
  void whatIsSwitchedOffIsKeptAndNotRun() {
    ExampleSet set = earlier();
    String text = ExampleFile.write(set, "1", List.of());
    String id = ExampleFile.read(text, "bank").get(0).id();
    List<Stored> off =
        ExampleFile.read(text.replace("example " + id, "example " + id + " off"), "bank");
    assertThat(Examples.of(new BankModel()).retest(off))
        .filteredOn(retest -> retest.outcome() == Retest.Outcome.OFF)
        .singleElement()
        .satisfies(retest -> assertThat(retest.stored().id()).isEqualTo(id));
    assertThat(ExampleFile.read(ExampleFile.write(set, "2", off), "bank"))
        .filteredOn(stored -> !stored.active())
        .hasSize(1);
  }

  @Test
  void aFileIsWrittenOnceAndThenChecked(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("new folder").resolve("bank.examples");
    Examples search = Examples.of(new BankModel()).by(Heuristic.DELETE).stale(300);
    assertThat(new ExampleCheck(file).verify(search)).isNotEmpty();
    String written = Files.readString(file);
    assertThat(new ExampleCheck(file).verify(new BankModel()))
        .allMatch(retest -> retest.outcome() == Retest.Outcome.PASSED);
    assertThat(Files.readString(file)).isEqualTo(written);
  }
}
