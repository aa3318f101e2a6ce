package outside.returned;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.junit.Property;

/** A class that is looked for by its package. */
class FoundTestCase {
  @Property
  Claim found() {
    return Claim.forAll(Gen.ints(), n -> n == n + 0);
  }
}
