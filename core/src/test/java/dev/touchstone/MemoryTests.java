package dev.touchstone;

import static dev.touchstone.Case.assume;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MemoryTests {
  @TempDir
  Path folder;

  private Claim claim(long limit) {
    return Claim.forAll(Gen.lists(Gen.longs()), xs -> xs.stream().allMatch(x -> x < limit))
        .seed(Seed.of(1))
        .database(folder, "a property");
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".case")).toList();
    }
  }

  @Nested
  class AFailure {
    @Test
    void isStoredAndRunFirst() throws IOException {
      Verdict.Falsified first = (Verdict.Falsified) claim(1000).check();
      assertThat(files()).hasSize(1);
      assertThat(Files.readString(files().get(0)))
          .startsWith("touchstone-case 1")
          .contains(first.token());
      Verdict.Falsified again =
          (Verdict.Falsified) claim(1000).seed(Seed.of(77)).cases(1).check();
      assertThat(again.cases()).isEqualTo(1);
      assertThat(again.shrunk().arguments()).isEqualTo(first.shrunk().arguments());
      assertThat(again.token()).isEqualTo(first.token());
      assertThat(again.report()).contains("stored failure, run first");
      assertThat(files()).hasSize(1);
    }

    @Test
    void isForgottenOnceItPasses() throws IOException {
      claim(1000).check();
      Verdict verdict = claim(Long.MAX_VALUE).seed(Seed.of(3)).cases(1).check();
      assertThat(verdict.report()).contains("a stored case passes now and was removed");
      assertThat(files()).isEmpty();
    }

    @Test
    void staysOnceItPassesWhereItIsToBeKept() throws IOException {
      claim(1000).check();
      keep();
      String stored = Files.readString(files().get(0));
      Verdict verdict = claim(Long.MAX_VALUE).seed(Seed.of(3)).cases(1).check();
      assertThat(verdict.report()).isEqualTo("Passed 1 case");
      assertThat(files()).hasSize(1).first().satisfies(file -> assertThat(file).hasContent(stored));
    }

    @Test
    void isRunEachTimeWhereItIsKept() throws IOException {
      claim(1000).check();
      keep();
      claim(Long.MAX_VALUE).seed(Seed.of(3)).cases(1).check();
      assertThat(claim(1000).seed(Seed.of(3)).cases(1).check().report())
          .contains("stored failure, run first");
    }

    private void keep() throws IOException {
      Files.writeString(files().get(0), "keep\n", StandardOpenOption.APPEND);
    }

    @Test
    void isCalledStaleWhereItsGeneratorsChanged() throws IOException {
      claim(1000).check();
      Verdict verdict = Claim.forAll(Gen.booleans(), Gen.longs(), (b, n) -> true)
          .database(folder, "a property")
          .check();
      assertThat(verdict.report())
          .contains("a stored case is stale: ", "delete it if the change was meant: ");
      assertThat(files()).hasSize(1);
    }

    @Test
    void staysWhereItIsDiscardedNow() throws IOException {
      claim(1000).check();
      Claim assuming = Claim.forAll(Gen.lists(Gen.longs()), xs -> {
        assume(xs.size() != 1);
        return true;
      });
      Verdict verdict = assuming.database(folder, "a property").cases(10).check();
      assertThat(verdict.report()).contains("a stored case does not count any more");
      assertThat(files()).hasSize(1);
    }

    @Test
    void isKeptOnAfterAChangeWhereItIsToBeKept() throws IOException {
      claim(1000).check();
      Path file = files().get(0);
      Files.writeString(file, Files.readString(file).replace("\ntoken ", "\nkeep\ntoken "));
      Claim.forAll(Gen.lists(Gen.longs()), Gen.booleans(), (xs, b) -> sum(xs) < 1000)
          .database(folder, "a property")
          .cases(1)
          .check();
      assertThat(files()).hasSize(1);
      assertThat(Files.readString(files().get(0))).contains("\nkeep\n");
    }

    private static long sum(List<Long> xs) {
      return xs.stream().mapToLong(x -> x).sum();
    }

    @Test
    void namesItsFileWhereItsTokenIsLong() throws IOException {
      assertThat(claim(1000).database(folder, "another one").check().report())
          .doesNotContain("stored in");
      Claim drawn = Claim.forAll(Gen.lists(Gen.longs(), 200, 200), xs -> xs.get(0) == 0)
          .shrinking(0, Duration.ZERO)
          .database(folder, "a property");
      String report = drawn.check().report();
      assertThat(report).contains("stored in " + folder);
    }

    @Test
    void isStoredAnewWhereItStillFailsAfterAChange() throws IOException {
      claim(1000).check();
      Claim changed = Claim.forAll(
              Gen.lists(Gen.longs()),
              Gen.booleans(),
              (xs, b) -> xs.stream().allMatch(x -> x < 1000))
          .database(folder, "a property")
          .cases(1);
      Verdict verdict = changed.check();
      assertThat(verdict.report()).contains("first = [1000]");
      assertThat(files()).hasSize(1);
      assertThat(changed.check().report()).contains("stored failure, run first");
    }
  }

  @Test
  void namesAndSetsAsideWhatCannotBeRead() throws IOException {
    claim(1000).check();
    Files.writeString(files().get(0), "nonsense");
    Verdict verdict = claim(Long.MAX_VALUE).cases(1).check();
    assertThat(verdict.report()).contains("cannot read").contains(".broken");
  }
}
