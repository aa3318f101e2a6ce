package sample;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Property;

class SumTests {
  static int sum(int a, int b) {
    return a > 99 && b > 9 ? a : a + b;
  }

  /** Wrong for large numbers: (100, 10) is the smallest of all cases that fail. */
  @Property(cases = 1_000)
  void addsUp(@ForAll int a, @ForAll int b) {
    assertEquals(a + b, sum(a, b));
  }
}
