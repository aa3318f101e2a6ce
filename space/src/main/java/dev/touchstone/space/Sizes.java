package dev.touchstone.space;

import java.util.stream.IntStream;
import org.apiguardian.api.API;

/**
 * A range of sizes.
 *
 * @param least the least size
 * @param greatest the greatest size
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public record Sizes(int least, int greatest) {
  /** Checks the bounds. */
  public Sizes {
    if (least < 0 || least > greatest) {
      throw new IllegalSpace("sizes from %d to %d; sizes are zero or more, the least first"
          .formatted(least, greatest));
    }
  }

  /** Returns all sizes up to one. */
  public static Sizes upTo(int greatest) {
    return new Sizes(0, greatest);
  }

  /** Returns a single size. */
  public static Sizes exactly(int size) {
    return new Sizes(size, size);
  }

  /** Returns the sizes between two, both included. */
  public static Sizes between(int least, int greatest) {
    return new Sizes(least, greatest);
  }

  IntStream stream() {
    return IntStream.rangeClosed(least, greatest);
  }

  @Override
  public String toString() {
    return least == greatest ? "size " + least : "sizes " + least + " to " + greatest;
  }
}
