package dev.touchstone.space;

import dev.touchstone.Gen;
import dev.touchstone.random.TfRandom;
import java.math.BigInteger;
import java.util.List;

/** Draws the address of a value: a size and an index. */
final class SpaceGen {
  private SpaceGen() {}

  static <T> Gen<T> of(Space<T> space, Sizes sizes) {
    List<Integer> inhabited =
        sizes.stream().filter(size -> space.count(size).signum() > 0).boxed().toList();
    if (inhabited.isEmpty()) {
      throw new NoValues("%s has no value of %s".formatted(space, sizes));
    }
    return source -> {
      int size = inhabited.get(GuidedGen.choose(source, inhabited.size()));
      BigInteger index = source.uniform(space.count(size));
      return space.at(size, index);
    };
  }

  /** Draws an address of a range of sizes, all equally likely. */
  static SizedIndex draw(Space<?> space, Sizes sizes, TfRandom random) {
    BigInteger all = sizes.stream().mapToObj(space::count).reduce(BigInteger.ZERO, BigInteger::add);
    if (all.signum() == 0) {
      throw new NoValues("there is no value of %s of %s".formatted(space.sort(), sizes));
    }
    BigInteger index = random.nextBig(all);
    int size = sizes.least();
    while (index.compareTo(space.count(size)) >= 0) {
      index = index.subtract(space.count(size));
      size++;
    }
    return new SizedIndex(size, index);
  }
}
