package dev.touchstone.junit.pages;

import static dev.touchstone.Case.assume;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.touchstone.Claim;
import dev.touchstone.From;
import dev.touchstone.Gen;
import dev.touchstone.Range;
import dev.touchstone.Size;
import dev.touchstone.junit.BeforeCase;
import dev.touchstone.junit.Checks;
import dev.touchstone.junit.ExamplesFrom;
import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Property;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;

/** The programs of the page on JUnit. */
class HowToTests {
  static final class Basket {
    private final List<Line> lines = new ArrayList<>();

    void add(Line line) {
      lines.add(line);
    }

    long total() {
      return lines.stream()
          .mapToLong(line -> (long) line.count() * line.cents())
          .sum();
    }
  }

  // region types
  record Line(
      String sku,
      @Range(min = 1, max = 99) int count,
      @Range(min = 0) int cents) {}

  @Property
  void totalsAreNeverNegative(@ForAll @Size(max = 20) List<Line> lines) {
    Basket basket = new Basket();
    lines.forEach(basket::add);
    assertTrue(basket.total() >= 0);
  }
  // endregion

  // region from
  @Property
  void evenNumbersHaveHalves(@ForAll @From("evens") int number) {
    assertEquals(number, number / 2 * 2);
  }

  static Gen<Integer> evens() {
    return Gen.ints(-1_000, 1_000).map(half -> 2 * half);
  }
  // endregion

  // region resolvers
  @Property
  void filesHoldWhatWasWritten(@ForAll String text, @TempDir Path folder, TestInfo info)
      throws IOException {
    assume(text.codePoints().noneMatch(c -> c >= 0xD800 && c <= 0xDFFF), "well-formed");
    Path file = folder.resolve(info.getTestMethod().orElseThrow().getName());
    Files.writeString(file, text);
    assertEquals(text, Files.readString(file));
  }
  // endregion

  @Nested
  class WithState {
    // region cases
    private Basket basket = new Basket();

    @BeforeCase
    void emptyTheBasket() {
      basket = new Basket();
    }

    @Property
    void addingCounts(@ForAll Line line) {
      basket.add(line);
      assertEquals((long) line.count() * line.cents(), basket.total());
    }
    // endregion
  }

  // region examples
  @Property
  @ExamplesFrom("knownTroubles")
  void hexadecimalReadsBack(@ForAll byte[] bytes) {
    String text = HexFormat.of().formatHex(bytes);
    assertEquals(bytes.length * 2, text.length());
  }

  static Stream<byte[]> knownTroubles() {
    return Stream.of(new byte[] {0, 0}, new byte[] {-1});
  }
  // endregion

  // region claims
  @Property(cases = 500)
  void parsingUndoesPrinting(Checks checks) {
    checks.that(Claim.roundTrip(Gen.longs(), Long::toHexString, HexFormat::fromHexDigitsToLong));
  }
  // endregion
}
