package dev.touchstone.machine;

import dev.touchstone.Claim;
import dev.touchstone.Ticker;
import dev.touchstone.internal.run.Argument;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.parallel.Paced;
import dev.touchstone.machine.internal.parallel.ParallelOrder;
import dev.touchstone.machine.internal.parallel.ParallelRun;
import dev.touchstone.machine.internal.parallel.ParallelScripts;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.apiguardian.api.API;

/**
 * The claim that every call of a system behaves as if it were atomic.
 *
 * <p>Set what is special to parallel runs first; the settings of {@link Claim} follow.
 *
 * <pre>{@code
 * Machine.parallel(new RegistryModel()).order(Order.SERIALISABLE).branches(2).cases(1_000).check();
 * }</pre>
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class ParallelClaim extends Claim {
  /** The usual limit on the orders in which branches interleave: two branches of eight calls. */
  public static final long USUAL_BUDGET = 12_870;

  private static final int SHRINKING = 10;
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private record Options(Blueprint model, Order order, int branches, long budget, Duration limit) {
    Claim claim(Claim like) {
      ParallelRun run = new ParallelRun(
          model, order, limit, Ticker.system(), Runtime.getRuntime().availableProcessors());
      ParallelScripts scripts = new ParallelScripts(model, branches, budget);
      return like.about(
          List.of(new Argument("script", scripts)), values -> run.check((Paced) values[0]));
    }
  }

  private final Options options;

  private ParallelClaim(Claim like, Options options) {
    super(options.claim(like));
    this.options = options;
  }

  static ParallelClaim of(Model<?, ?> model) {
    Options options =
        new Options(model.blueprint(), Order.LINEARISABLE, 0, USUAL_BUDGET, LIMIT);
    Claim plain = Claim.of(List.of(), values -> {}).configured(s -> {
      s.unsteady = true;
      s.explain = false;
      s.alwaysShrinking = SHRINKING;
      s.refinement = new ParallelOrder();
      s.label = options.model().name() + ": every call is as if atomic";
    });
    return new ParallelClaim(plain, options);
  }

  /** Sets which orders may explain what the branches saw: as a rule, linearisable ones. */
  public ParallelClaim order(Order order) {
    Objects.requireNonNull(order);
    return with(new Options(
        options.model, order, options.branches, options.budget, options.limit));
  }

  /** Sets how many branches a script has; unset, chance takes 2 to 5. */
  public ParallelClaim branches(int branches) {
    if (branches < 2 || branches > 16) {
      throw new IllegalModel("branches is " + branches + "; give a number from 2 to 16");
    }
    return with(
        new Options(options.model, options.order, branches, options.budget, options.limit));
  }

  /** Sets in how many orders the branches of a script may interleave. */
  public ParallelClaim budget(long interleavings) {
    if (interleavings < 2) {
      throw new IllegalModel("budget is " + interleavings + "; two calls have 2 orders already");
    }
    return with(
        new Options(options.model, options.order, options.branches, interleavings, options.limit));
  }

  /**
   * Sets how often a case must pass.
   *
   * @param searching how often while failing cases are looked for: as a rule, once
   * @param shrinking how often while one is made smaller, or run again: as a rule, ten times
   */
  public ParallelClaim always(int searching, int shrinking) {
    if (searching < 1 || shrinking < 1) {
      throw new IllegalModel(
          "always(" + searching + ", " + shrinking + "); a case must run once at least");
    }
    return new ParallelClaim(
        configured(s -> {
          s.always = searching;
          s.alwaysShrinking = shrinking;
        }),
        options);
  }

  /** Sets a limit on the time of a single case; branches that take longer hang. */
  @Override
  public ParallelClaim caseTimeout(Duration time) {
    Claim longer = super.caseTimeout(time.multipliedBy(2).plusSeconds(20));
    return new ParallelClaim(
        longer,
        new Options(options.model, options.order, options.branches, options.budget, time));
  }

  private ParallelClaim with(Options changed) {
    return new ParallelClaim(this, changed);
  }
}
