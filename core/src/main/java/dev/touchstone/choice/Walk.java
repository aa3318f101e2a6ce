package dev.touchstone.choice;

import java.util.Arrays;
import org.apiguardian.api.API;

/**
 * A walk over all cases of a generator, in the order of their positions from left to right.
 *
 * <p>Each step decides the choices of one case: the positions fixed so far, then only simplest
 * ones. {@link #next} advances the last position that has a successor and forgets those after it,
 * like an odometer whose wheels are discovered as it turns. A limit on the weight cuts branches off
 * as soon as they exceed it, and drops the wheel where no later position of it is light enough; a
 * limit on positions narrows every wheel.
 *
 * @since 0.1
 */
@API(status = API.Status.INTERNAL, since = "0.1")
public final class Walk implements Chooser {
  private final long most;
  private final int weightLimit;
  private long[] wheel = new long[32];
  private long[] top = new long[32];
  private int fixed;
  private int used;
  private int weight;
  private boolean narrowed;
  private boolean forked;

  /** Creates a walk over cases up to a weight, with no position above {@code most}. */
  public Walk(long most, int weightLimit) {
    this.most = most;
    this.weightLimit = weightLimit;
  }

  /** Readies the walk for the run of its current case. */
  public void start() {
    used = 0;
    weight = 0;
  }

  /** Moves to the next case; false when all have been seen. */
  public boolean next() {
    int last = used - 1;
    while (last >= 0 && wheel[last] == top[last]) {
      last--;
    }
    if (last < 0) {
      return false;
    }
    wheel[last]++;
    fixed = last + 1;
    return true;
  }

  /** Returns how many choices the current case has made that could have been others. */
  public int choices() {
    return used;
  }

  /** Returns whether a position above the limit was left out. */
  public boolean narrowed() {
    return narrowed;
  }

  /** Returns whether a fork was met, beyond which a walk cannot see. */
  public boolean forked() {
    return forked;
  }

  @Override
  public long scalar(Domain.Scalar domain) {
    if (domain.forced()) {
      return domain.value(0);
    }
    long last = domain.last();
    long index = turn(last < 0 ? Long.MAX_VALUE : last, 1);
    long value = domain.value(index);
    if (index != 0 && domain.kind() == Domain.Kind.REAL && repeated(domain, index, value)) {
      missed();
    }
    return value;
  }

  /** Returns whether a position outside a range stands for a value that has a position of its own. */
  private static boolean repeated(Domain.Scalar domain, long index, long value) {
    return value == domain.value(0) || domain.index(value) != index;
  }

  @Override
  public Object compound(Domain.Compound domain) {
    if (domain.forced()) {
      return domain.simplest();
    }
    Object value = domain.at(turn(domain.count() - 1, 0));
    weigh(domain.weight(value), domain.leastWeightFrom(value));
    return value;
  }

  private long turn(long last, int leafWeight) {
    if (used == wheel.length) {
      wheel = Arrays.copyOf(wheel, 2 * used);
      top = Arrays.copyOf(top, 2 * used);
    }
    if (used >= fixed) {
      wheel[used] = 0;
      top[used] = Math.min(last, most);
      narrowed |= last > most;
    }
    long index = wheel[used++];
    weigh(leafWeight, leafWeight);
    return index;
  }

  /** Adds a weight; from this position on the wheel adds no less than {@code least}. */
  private void weigh(int more, int least) {
    int before = weight;
    weight += more;
    if (weight > weightLimit) {
      used -= before + least > weightLimit ? 1 : 0;
      throw new Overrun();
    }
  }

  /** Leaves the case out: another one reaches the same without the round that does not count. */
  @Override
  public void missed() {
    throw Discarded.at("a walk that met a repeated value");
  }

  @Override
  public Chooser fork(Choice.Key key, Tape tape) {
    forked = true;
    return Simplest.INSTANCE;
  }
}
