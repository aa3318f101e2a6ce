package dev.touchstone.junit.pages;

import static dev.touchstone.Case.assume;
import static dev.touchstone.Case.classify;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Property;

/** The programs of the tutorial on the first property. */
class MiddleTests {
  // region wrong
  static int middle(int low, int high) {
    return (low + high) / 2;
  }
  // endregion

  static class FirstTestCase {
    // region property
    @Property(seed = "tf1-000000000001a9")
    void liesBetween(@ForAll int low, @ForAll int high) {
      assume(low <= high);
      int middle = middle(low, high);
      assertTrue(low <= middle && middle <= high, "middle is " + middle);
    }
    // endregion
  }

  static class SecondTestCase {
    // region better
    static int middle(int low, int high) {
      return low + (high - low) / 2;
    }
    // endregion

    @Property(seed = "tf1-000000000001a9")
    void liesBetween(@ForAll int low, @ForAll int high) {
      assume(low <= high);
      int middle = middle(low, high);
      assertTrue(low <= middle && middle <= high, "middle is " + middle);
    }
  }

  static class ThirdTestCase {
    // region right
    static int middle(int low, int high) {
      return (int) Math.floorDiv((long) low + high, 2L);
    }
    // endregion

    // region labels
    @Property(seed = "tf1-000000000001a9")
    void liesBetween(@ForAll int low, @ForAll int high) {
      assume(low <= high);
      classify(low < 0 && high > 0, "around zero");
      classify(low == high, "nothing between");
      int middle = middle(low, high);
      assertTrue(low <= middle && middle <= high, "middle is " + middle);
    }
    // endregion
  }
}
