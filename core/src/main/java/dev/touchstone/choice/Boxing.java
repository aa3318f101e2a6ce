package dev.touchstone.choice;

import java.util.function.LongFunction;
import org.apiguardian.api.API;

/**
 * Makes objects of whole numbers, of which Java keeps those from -128 to 127.
 *
 * <p>Whether a number is one of those is a guess that a processor often loses. Who draws many numbers
 * knows of most of them and looks them up among those that are kept.
 *
 * @since 0.1
 */
@API(status = API.Status.INTERNAL, since = "0.1")
public interface Boxing<T> extends LongFunction<T> {
  /** The least number whose object is kept. */
  int LEAST = Byte.MIN_VALUE;

  /** How many objects are kept. */
  int COUNT = 1 << Byte.SIZE;

  /** Returns the objects that are kept, in the order of their numbers; not to be changed. */
  T[] kept();

  /** Returns whether the objects of all numbers between two are kept. */
  static boolean keeps(long low, long high) {
    return low >= LEAST && high < LEAST + COUNT;
  }
}
