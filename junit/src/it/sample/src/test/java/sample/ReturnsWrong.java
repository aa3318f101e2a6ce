package sample;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.junit.Property;

/** Not found by its name: it is asked for. */
class ReturnsWrong {
  @Property
  Claim numbersAreSmall() {
    return Claim.forAll(Gen.ints(), number -> number < 40).names("number");
  }

  @Property
  Claim isNotAskedFor() {
    throw new AssertionError("was run");
  }
}
