package dev.touchstone.space;

import dev.touchstone.random.Node;
import dev.touchstone.random.TfRandom;
import dev.touchstone.space.internal.count.Partial;
import dev.touchstone.space.internal.count.Whole;
import dev.touchstone.space.internal.search.Search;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Draws valid values of one size at random; what it learns about the condition it keeps.
 *
 * <p>With a skew of b, a refusal at a position is followed by the next position that is left, unless
 * more than b values have been passed over since the last random position: then the position is drawn
 * afresh. So the start positions that lead to a value lie within b + 1 places, whatever was removed
 * before. A skew of zero gives exactly equal probabilities.
 *
 * <p>Source: Claessen, Duregard and Palka, Generating Constrained Random Data with Uniform
 * Distribution (2014), section 3.2. A sampler belongs to one thread.
 *
 * @param <T> the type of the values
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Sampler<T> {
  private final Guided<T> guided;
  private final int size;
  private final @Nullable BigInteger skew;
  private final TfRandom random;
  private final Reads reads;
  private final Search search;
  private final Set<Long> distinct = new HashSet<>();
  private final long warmUpRuns;
  private long accepted;
  private long restarts;
  private BigInteger skipped = BigInteger.ZERO;

  Sampler(Guided<T> guided, int size, @Nullable BigInteger skew, Node node) {
    this.guided = guided;
    this.size = size;
    this.skew = skew;
    this.random = node.child("sample").open();
    this.reads = new Reads(guided.reporting());
    WarmUp warmUp = new WarmUp(guided, size, node.child("warm-up").open());
    this.search = guided.search(size, warmUp.ordered(guided.conditions()), reads);
    this.warmUpRuns = warmUp.runs();
  }

  /**
   * Draws a value.
   *
   * @throws NoValues if there is none, which is certain
   * @throws SearchGaveUp if none was found within the calls allowed
   */
  public T next() {
    return guided.space().built(draw());
  }

  /** Draws a value and returns its address. */
  public SizedIndex nextIndex() {
    Whole.Place place = draw().position();
    return new SizedIndex(place.size(), place.index());
  }

  private Partial draw() {
    long limit = search.runs() + guided.mostCalls();
    Partial value = from(fresh(), limit);
    while (value == null) {
      restarts++;
      value = from(fresh(), limit);
    }
    accepted++;
    if (accepted <= Certificate.MOST_TOLD_APART) {
      distinct.add(search.fingerprint());
    }
    return value;
  }

  /** Returns the value that a start position leads to, or null if another position is to be drawn. */
  @Nullable
  Partial from(BigInteger start, long limit) {
    BigInteger at = start;
    BigInteger passed = BigInteger.ZERO;
    long evicted = search.evicted();
    while (!search.visit(at)) {
      BigInteger offset = search.leafOffset();
      passed = passed.add(search.leafWeight()).subtract(offset);
      at = at.subtract(offset);
      search.removeLeaf();
      if (search.runs() >= limit) {
        throw gaveUp();
      }
      if (tooFar(passed) || at.compareTo(search.left()) >= 0 || search.evicted() != evicted) {
        skipped = skipped.add(passed);
        return null;
      }
    }
    skipped = skipped.add(passed);
    return search.complete();
  }

  BigInteger left() {
    return search.left();
  }

  private boolean tooFar(BigInteger passed) {
    return skew != null && passed.compareTo(skew) > 0;
  }

  private BigInteger fresh() {
    BigInteger left = search.left();
    if (left.signum() == 0) {
      throw new NoValues(
          "there is no valid value of size %d: all %s were ruled out by %d predicate calls"
              .formatted(size, guided.space().count(size), search.runs()));
    }
    return random.nextBig(left);
  }

  private SearchGaveUp gaveUp() {
    return guided.gaveUp(
        "no value after %d predicate calls; %s\nchoose a smaller size, a lazier predicate, a skew, or more calls"
            .formatted(guided.mostCalls(), certificate()));
  }

  /** Returns what is known about the values drawn so far and how they were found. */
  public Certificate certificate() {
    BigInteger all = guided.space().count(size);
    return new Certificate(
        size,
        all,
        skew,
        accepted + restarts,
        restarts,
        skipped,
        search.runs() + warmUpRuns,
        search.frozenRuns(),
        accepted,
        distinct.size(),
        all.subtract(search.left()),
        search.left(),
        search.decided(),
        search.nodes(),
        search.evicted());
  }

  /** Returns where the condition forced parts of the values; empty unless asked for beforehand. */
  public Laziness laziness() {
    return reads.report(search.runs());
  }
}
