package dev.touchstone.junit;

import dev.touchstone.Derivation;
import dev.touchstone.Gen;
import java.lang.reflect.Parameter;

/** Finds the generator of a parameter: the one place where derivation is asked. */
final class ParameterGens {
  private ParameterGens() {}

  static Gen<?> of(Parameter parameter, Class<?> seenFrom) {
    return Derivation.standard().of(parameter, seenFrom);
  }
}
