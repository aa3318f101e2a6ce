package dev.touchstone.space;

import dev.touchstone.Gen;
import dev.touchstone.Source;

final class GuidedGen {
  private GuidedGen() {}

  static <T> Gen<T> of(Guided<T> guided, Sizes sizes) {
    throw new IllegalStateException();
  }

  static int choose(Source source, int count) {
    return source.integer(0, count - 1);
  }
}
