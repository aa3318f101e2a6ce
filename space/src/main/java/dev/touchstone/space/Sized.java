package dev.touchstone.space;

import dev.touchstone.random.Node;
import java.math.BigInteger;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * The valid values of one size, to be drawn at random.
 *
 * @param <T> the type of the values
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Sized<T> {
  private final Guided<T> guided;
  private final int size;

  Sized(Guided<T> guided, int size) {
    this.guided = guided;
    this.size = size;
  }

  /** Returns a sampler that draws each valid value with the same probability. */
  public Sampler<T> uniform(Node node) {
    return skew(0, node);
  }

  /**
   * Returns a sampler that goes on to the next value after a refusal, over at most {@code most} values:
   * any two valid values differ in probability by a factor of at most {@code most + 1}.
   */
  public Sampler<T> skew(long most, Node node) {
    if (most < 0) {
      throw new IllegalSpace("skew %d; it is zero or more".formatted(most));
    }
    return sampler(BigInteger.valueOf(most), node);
  }

  /** Returns a sampler that goes on to the next valid value, however far; nothing is promised. */
  public Sampler<T> backtracking(Node node) {
    return sampler(null, node);
  }

  private Sampler<T> sampler(@Nullable BigInteger skew, Node node) {
    return new Sampler<>(guided, size, skew, node);
  }
}
