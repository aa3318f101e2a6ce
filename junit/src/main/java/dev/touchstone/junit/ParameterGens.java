package dev.touchstone.junit;

import dev.touchstone.Gen;
import java.lang.reflect.Parameter;

/** Finds the generator of a parameter: the one place where derivation is asked. */
final class ParameterGens {
  private ParameterGens() {}

  static Gen<?> of(Parameter parameter, Class<?> seenFrom) {
    if (parameter.getType() == int.class || parameter.getType() == Integer.class) {
      return Gen.ints();
    }
    if (parameter.getType() == boolean.class) {
      return Gen.booleans();
    }
    return Gen.lists(Gen.ints());
  }
}
