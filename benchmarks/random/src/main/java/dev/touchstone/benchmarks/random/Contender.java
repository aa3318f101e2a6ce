package dev.touchstone.benchmarks.random;

import dev.touchstone.random.TfRandom;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator.SplittableGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * A generator in the race. All are used through the same interface and each has a JVM to itself, so
 * that every call of it has one receiver and the compiler inlines all of them alike.
 */
public enum Contender {
  TOUCHSTONE("Touchstone") {
    @Override
    SplittableGenerator create() {
      return TfRandom.of(SEED);
    }
  },
  SPLITTABLE("SplittableRandom") {
    @Override
    SplittableGenerator create() {
      return new SplittableRandom(SEED);
    }
  },
  L64("L64X128MixRandom") {
    @Override
    SplittableGenerator create() {
      return ofJdk();
    }
  },
  L128("L128X256MixRandom") {
    @Override
    SplittableGenerator create() {
      return ofJdk();
    }
  };

  private static final long SEED = 42;

  private final String title;

  Contender(String title) {
    this.title = title;
  }

  abstract SplittableGenerator create();

  String title() {
    return title;
  }

  SplittableGenerator ofJdk() {
    return RandomGeneratorFactory.<SplittableGenerator>of(title).create(SEED);
  }
}
