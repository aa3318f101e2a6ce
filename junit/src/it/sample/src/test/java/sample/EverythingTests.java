package sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.touchstone.Case;
import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Size;
import dev.touchstone.junit.AfterCase;
import dev.touchstone.junit.BeforeCase;
import dev.touchstone.junit.Checks;
import dev.touchstone.junit.ExamplesFrom;
import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Property;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;

/** Uses all that touchstone-junit asks of Jupiter, and holds. */
class EverythingTests {
  record Line(String sku, int count) {}

  private final String test;
  private int before;

  EverythingTests(TestInfo info) {
    test = info.getTestMethod().orElseThrow().getName();
  }

  @BeforeCase
  void countUp(TestInfo info) {
    before++;
  }

  @AfterCase
  void countDown() {
    before--;
  }

  @Property
  void drawsByType(@ForAll @Size(max = 5) List<Line> lines, @TempDir Path folder, TestInfo info) {
    assertTrue(lines.size() <= 5);
    assertTrue(Files.isDirectory(folder));
    assertEquals("drawsByType", test);
    assertEquals(1, before);
  }

  @Property(freshInstance = true)
  void makesInstances(@ForAll int n) {
    assertEquals("makesInstances", test);
    assertEquals(1, before);
  }

  @Property
  void assumes(@ForAll int n) {
    Assumptions.assumeTrue(n % 2 == 0);
    Case.classify(n < 0, "negative");
  }

  @Property(cases = 20)
  @ExamplesFrom("words")
  void takesExamples(@ForAll String word) {}

  Stream<String> words() {
    return Stream.of("one", "two");
  }

  @Property
  void checksClaims(Checks checks) {
    checks.that(Claim.roundTrip(Gen.ints(), String::valueOf, Integer::valueOf));
  }

  @Nested
  class Inside {
    @Property(threads = 2)
    void nests(@ForAll long n) {
      assertEquals("nests", EverythingTests.this.test);
    }
  }
}
