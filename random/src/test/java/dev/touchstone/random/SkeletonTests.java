package dev.touchstone.random;

import org.junit.jupiter.api.Test;

class SkeletonTests {
  @Test
  void runs() {}
}
