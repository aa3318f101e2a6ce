package dev.touchstone;

import org.apiguardian.api.API;

/**
 * Says what a generated function sees of an argument whose type has no structure it could read.
 *
 * <p>Arguments with equal encodings get equal results. The encoding must be the same in every run
 * of a program: an id, a name, a list of fields, but never an identity hash code.
 *
 * @param <T> the type of the argument
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@FunctionalInterface
public interface Encoder<T> {
  /**
   * Returns a value that stands for the argument: a number, text, enum, record, collection or array.
   */
  Object encode(T argument);
}
