package dev.touchstone.space;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Optional;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * What is known about the values a sampler has drawn: how they are distributed and what it took.
 *
 * @param size the size of the values
 * @param total how many values of the size the space has, valid or not
 * @param skew how many values may be passed over between random positions; null for any number
 * @param draws how many random positions were drawn
 * @param restarts how many of them led to no value
 * @param skipped how many values were passed over
 * @param calls how often the predicate was run
 * @param frozenCalls how often a condition of a combined predicate was tried on what was read so far
 * @param accepted how many values were drawn
 * @param distinct how many different ones were among the first million drawn
 * @param removed how many values are known to be invalid
 * @param upperBound how many valid values there are at most
 * @param decided whether all of those are known to be valid
 * @param nodes how many nodes the decision tree has
 * @param evicted how many nodes were dropped to stay within the memory budget
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Certificate(
    int size,
    BigInteger total,
    @Nullable BigInteger skew,
    long draws,
    long restarts,
    BigInteger skipped,
    long calls,
    long frozenCalls,
    long accepted,
    long distinct,
    BigInteger removed,
    BigInteger upperBound,
    boolean decided,
    int nodes,
    long evicted) {
  static final int MOST_TOLD_APART = 1_000_000;
  private static final long MANY_RESTARTS = 10;
  private static final long MANY_CALLS = 20;

  /** Returns how many valid values there are, if that is known by now. */
  public Optional<BigInteger> exactCount() {
    return decided ? Optional.of(upperBound) : Optional.empty();
  }

  /** Returns what is promised about the probabilities of valid values. */
  public String guarantee() {
    if (skew == null) {
      return "none (backtracking without a bound)";
    }
    return skew.signum() == 0
        ? "exactly uniform"
        : "any two valid values differ in probability by a factor of at most "
            + skew.add(BigInteger.ONE);
  }

  /** Returns what might make the search faster, or nothing. */
  public Optional<String> advice() {
    boolean looksAtAll = calls > MANY_CALLS * Math.max(1, accepted)
        && removed.compareTo(BigInteger.valueOf(2 * calls)) < 0;
    if (looksAtAll) {
      return Optional.of(
          ("%d calls ruled out no more than %s values and accepted %d: the condition looks at nearly"
                  + " everything before it refuses; laziness() names the lines that do")
              .formatted(calls, removed, accepted));
    }
    boolean costly = restarts > MANY_RESTARTS * Math.max(1, accepted);
    return costly && skew != null && skew.signum() == 0
        ? Optional.of(
            "more than 10 restarts for each value: skew(10_000) may be faster, at the price"
                + " of probabilities that differ by a factor of at most 10001")
        : Optional.empty();
  }

  /** Prints the certificate. */
  @Override
  public String toString() {
    BigDecimal share = total.signum() == 0
        ? BigDecimal.ZERO
        : new BigDecimal(removed.multiply(BigInteger.valueOf(100)))
            .divide(new BigDecimal(total), new MathContext(4));
    return """
        size %d: %s values in the space, %s
        guarantee: %s
        %d drawn, %d distinct; %d random positions, %d of them refused; %s values passed over
        %d predicate calls, %d frozen; %s%% of the space ruled out
        %d nodes, %d dropped for memory%s""".formatted(
            size,
            total,
            decided ? "exactly " + upperBound + " valid" : "at most " + upperBound + " valid",
            guarantee(),
            accepted,
            distinct,
            draws,
            restarts,
            skipped,
            calls,
            frozenCalls,
            share.toPlainString(),
            nodes,
            evicted,
            advice().map(text -> "\n" + text).orElse(""));
  }
}
