package dev.touchstone.random;

import java.util.random.RandomGenerator.SplittableGenerator;
import java.util.stream.Stream;

/** What every deliberately bad generator has in common: nothing but {@code nextLong} and {@code split}. */
abstract class PlantedGenerator implements SplittableGenerator {
  @Override
  public SplittableGenerator split(SplittableGenerator source) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Stream<SplittableGenerator> splits(long streamSize) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Stream<SplittableGenerator> splits(SplittableGenerator source) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Stream<SplittableGenerator> splits(long streamSize, SplittableGenerator source) {
    throw new UnsupportedOperationException();
  }
}
