package dev.touchstone.examples;

import java.util.function.Function;
import org.apiguardian.api.API;

/**
 * An edit of a script: what if it had been otherwise? Calls are counted from zero.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public sealed interface Counterfactual {
  /** Returns the first call that is edited. */
  int first();

  /** Returns the last call that is edited. */
  int last();

  /**
   * What if a call were missing?
   *
   * @param call the call
   * @since 0.1
   */
  record Delete(int call) implements Counterfactual {
    @Override
    public int first() {
      return call;
    }

    @Override
    public int last() {
      return call;
    }
  }

  /**
   * What if some calls in a row were missing?
   *
   * @param first the first of them
   * @param last the last of them
   * @since 0.1
   */
  record DeleteRange(int first, int last) implements Counterfactual {}

  /**
   * What if a call had other arguments?
   *
   * @param call the call
   * @since 0.1
   */
  record Swap(int call) implements Counterfactual {
    @Override
    public int first() {
      return call;
    }

    @Override
    public int last() {
      return call;
    }
  }

  /** Returns what one of three functions makes of the edit. */
  default <T> T fold(
      Function<Delete, T> delete, Function<DeleteRange, T> range, Function<Swap, T> swap) {
    if (this instanceof Delete one) {
      return delete.apply(one);
    }
    return this instanceof DeleteRange several ? range.apply(several) : swap.apply((Swap) this);
  }
}
