package dev.touchstone.space;

import dev.touchstone.Gen;
import java.math.BigInteger;
import java.util.List;

/** Draws a size, then an index: the two choices that address a value. */
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
}
