package dev.touchstone.junit.pages;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Property;
import java.util.HexFormat;

class ReturnedTests {
  // region claims
  @Property(cases = 500)
  Claim parsingUndoesPrinting() {
    return Claim.roundTrip(Gen.longs(), Long::toHexString, HexFormat::fromHexDigitsToLong);
  }

  @Property
  boolean sumsHaveNoOrder(@ForAll int a, @ForAll int b) {
    return a + b == b + a;
  }
  // endregion
}
