package dev.touchstone.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Gen;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LawFileTests {
  private static LawReport report(Code.Of2<Integer, Integer, Integer> plus) {
    return Laws.signature()
        .vars(Sort.INT, Gen.ints(-5, 5), "x", "y", "z")
        .constant("0", Sort.INT, 0)
        .fun("+", Sort.INT, Sort.INT, Sort.INT, plus)
        .depth(3)
        .confirm(500)
        .discover();
  }

  private static final LawReport SUM = report(Integer::sum);

  @Nested
  class Files {
    @TempDir
    private Path folder;

    @Test
    void sayTheSameWhenTheyAreRead() throws IOException {
      Path file = folder.resolve("sum.laws");
      SUM.writeLaws(file);
      assertThat(LawFile.read(file)).isEqualTo(LawFile.of(SUM));
      assertThat(LawFile.of(SUM).text()).isEqualTo("""
          touchstone laws 1
          about 0, +
          signature %s

          sort Integer : x, y, z
          function + : Integer * Integer -> Integer
          function 0 : -> Integer

          law x + 0 = x
          law y + (x + z) = x + (y + z)
          law y + x = x + y
          """.formatted(LawFile.of(SUM).signature()));
    }

    @Test
    void nameTheLineThatIsWrong() {
      String text = LawFile.of(SUM).text();
      assertThatThrownBy(() -> LawFile.parse("f", "hello"))
          .hasMessage("f, line 1: a law file begins with \"touchstone laws 1\"");
      assertThatThrownBy(() -> LawFile.parse("f", text.replace("law x", "lax x")))
          .hasMessage("f, line 9: unknown word \"lax\"");
      assertThatThrownBy(() -> LawFile.parse("f", text.replace("function 0", "function zero")))
          .hasMessageContaining("not those it was written with");
    }
  }

  @Nested
  class Differences {
    @Test
    void areNoneBetweenEqualFiles() {
      LawDiff diff = LawDiff.between(LawFile.of(SUM), SUM);
      assertThat(diff.changes()).isEmpty();
      assertThat(diff.kept()).isEqualTo(3);
      assertThat(diff.isLoss()).isFalse();
    }

    @Test
    void showValuesAgainstLawsThatAreFalseNow() {
      LawDiff diff = LawDiff.between(LawFile.of(SUM), report((a, b) -> a == 3 ? b : a + b));
      assertThat(diff.isLoss()).isTrue();
      assertThat(diff.of(LawDiff.Fate.FALSE))
          .extracting(LawDiff.Change::law)
          .contains("y + x = x + y");
      assertThat(diff.text()).contains("now false\n", "for x = 3 it is 0, but 3");
    }

    @Test
    void tellLostFromGainedBetweenFiles() {
      LawFile maximum = LawFile.of(report(Math::max));
      LawDiff diff = LawDiff.between(LawFile.of(SUM), maximum);
      assertThat(diff.of(LawDiff.Fate.LOST))
          .extracting(LawDiff.Change::law)
          .containsExactly("x + 0 = x");
      assertThat(diff.of(LawDiff.Fate.GAINED))
          .extracting(LawDiff.Change::law)
          .contains("x + x = x");
    }

    @Test
    void seeSpecialCasesAndConsequences() {
      LawFile old = LawFile.of(SUM);
      LawFile special = new LawFile(
          old.about(),
          old.sorts(),
          old.functions(),
          List.of("x + 0 = 0 + x", "x + 0 = x"),
          List.of());
      LawDiff diff = LawDiff.between(old, special);
      assertThat(diff.of(LawDiff.Fate.WEAKENED))
          .extracting(LawDiff.Change::toString)
          .containsExactly("y + x = x + y   (there is x + 0 = 0 + x)");
      LawFile more = new LawFile(
          old.about(), old.sorts(), old.functions(), List.of("x + 0 = x", "0 + x = x"), List.of());
      LawFile less = new LawFile(
          old.about(),
          old.sorts(),
          old.functions(),
          List.of("x + 0 = x", "x + y = y + x"),
          List.of());
      assertThat(LawDiff.between(more, less).of(LawDiff.Fate.DERIVED))
          .extracting(LawDiff.Change::law)
          .containsExactly("0 + x = x");
    }
  }

  @Nested
  class Conditions {
    private static LawReport greatest(Code.Of2<Integer, Integer, Integer> code) {
      return Laws.signature()
          .vars(Sort.INT, Gen.ints(-5, 5), "x", "y")
          .fun("max", Sort.INT, Sort.INT, Sort.INT, code)
          .maxSize(3)
          .conditions()
          .confirm(500)
          .discover();
    }

    private final LawFile old = LawFile.of(greatest(Math::max));

    @Test
    void areShownToBeFalseByValues() {
      LawDiff diff = LawDiff.between(old, greatest((x, y) -> x == 3 ? 3 : Math.max(x, y)));
      assertThat(diff.of(LawDiff.Fate.FALSE))
          .extracting(LawDiff.Change::toString)
          .contains("x <= y => max(x, y) = y   (for x = 3, y = 4 it is 3, but 4)");
    }

    @Test
    void areNotMissedWhereTheLawHoldsWithoutThem() {
      LawDiff diff = LawDiff.between(old, greatest((x, y) -> y));
      assertThat(diff.of(LawDiff.Fate.DERIVED))
          .extracting(LawDiff.Change::toString)
          .contains("x <= y => max(x, y) = y   (it holds without the condition)");
    }

    @Test
    void areLostWithTheFunctionTheyAreAbout() {
      LawDiff diff = LawDiff.between(old, LawFile.of(SUM));
      assertThat(diff.of(LawDiff.Fate.LOST))
          .extracting(LawDiff.Change::toString)
          .contains("x <= y => max(x, y) = y   (there is no max)");
    }
  }

  @Nested
  class Snapshots {
    @TempDir
    private Path folder;

    @Test
    void areWrittenAtFirstAndHeldToLater() {
      Snapshot snapshot = Laws.snapshot(folder.resolve("new/sum.laws"));
      snapshot.verify(SUM);
      snapshot.verify(SUM);
      LawReport changed = report((a, b) -> a - b);
      assertThatThrownBy(() -> snapshot.verify(changed))
          .isInstanceOf(LawsDiffer.class)
          .hasMessageContaining("now false")
          .hasMessageContaining("touchstone.snapshots=write");
    }

    @LawSnapshot("src/test/laws/sum.laws")
    void areHandedToTests(Snapshot snapshot) {
      assertThat(snapshot.file()).isEqualTo(Path.of("src/test/laws/sum.laws"));
      assertThat(snapshot.file()).exists();
      snapshot.verify(SUM);
    }
  }
}
