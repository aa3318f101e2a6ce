package dev.touchstone.choice;

import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import org.apiguardian.api.API;

/**
 * Guesses how many cases there are from a few that are drawn by the way.
 *
 * <p>A case is drawn with every position of every choice equally likely; the product of the numbers of
 * positions is then an unbiased guess at the number of cases. Knuth, Estimating the Efficiency of
 * Backtrack Programs (1975), section 2. By Markov's inequality the mean of such guesses is a million
 * times too large with a chance of at most one in a million. The bits come from a fixed seed, so the
 * answer depends on the generators alone.
 *
 * @since 0.1
 */
@API(status = API.Status.INTERNAL, since = "0.1")
public final class Guess implements Chooser {
  private static final int DRAWN = 16;
  private static final double SURELY = 1e6;

  private final TfRandom random = TfRandom.of(Seed.of(DRAWN));
  private final double enough;
  private double product;
  private boolean many;

  /** Creates a guess whether there are many more cases than a number. */
  public Guess(int most) {
    enough = SURELY * most * DRAWN;
  }

  /** Returns how many cases are to be drawn for a guess. */
  public int drawn() {
    return DRAWN;
  }

  /** Readies the guess for the next case. */
  public void start() {
    product = 1;
  }

  /** Returns whether there are many more cases than asked about. */
  public boolean many() {
    return many;
  }

  @Override
  public long scalar(Domain.Scalar domain) {
    return domain.forced() ? domain.value(0) : domain.value(among(domain.last()));
  }

  @Override
  public Object compound(Domain.Compound domain) {
    return domain.forced() ? domain.simplest() : domain.at(among(domain.count() - 1));
  }

  /** Draws a position from zero to an unsigned last one; stops where the guess is large enough. */
  private long among(long last) {
    boolean huge = last < 0 || last == Long.MAX_VALUE;
    product *= huge ? Long.MAX_VALUE : last + 1.0;
    if (huge || product > enough) {
      many = true;
      throw new Overrun();
    }
    return random.nextLong(last + 1);
  }

  @Override
  public void missed() {
    throw Discarded.at("a guess that met a repeated value");
  }

  @Override
  public Chooser fork(Choice.Key key, Tape tape) {
    return Simplest.INSTANCE;
  }
}
