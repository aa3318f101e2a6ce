package sample;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Property;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** Properties may return what they state, though Jupiter runs no such methods. */
class ReturnedTests {
  private static int checked;
  private int prepared;

  @BeforeEach
  void prepare() {
    prepared++;
  }

  @Property
  Claim hexadecimalReadsBack() {
    checked += prepared;
    return Claim.roundTrip(Gen.ints(), Integer::toHexString, text -> Integer.parseUnsignedInt(text, 16));
  }

  @Property
  boolean sumsHaveNoOrder(@ForAll int a, @ForAll int b) {
    return a + b == b + a;
  }

  @Nested
  class Inside {
    @Property
    List<Claim> areFoundAsWell() {
      checked += prepared;
      return List.of(Claim.forAll(Gen.strings(), text -> text.strip().length() <= text.length()));
    }
  }

  @Property
  @Tag("unfinished")
  Claim isFilteredByItsTag() {
    throw new AssertionError("was run");
  }

  @AfterAll
  static void bothWereChecked() {
    Assertions.assertEquals(2, checked);
  }
}
