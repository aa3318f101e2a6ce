package dev.touchstone.machine;

import dev.touchstone.Claim;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.parallel.ParallelChecker;
import dev.touchstone.machine.internal.parallel.ParallelOrder;
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

  /** The usual limit on the systems that a script runs on at once. */
  public static final int USUAL_INSTANCES = 1_024;

  private static final int SHRINKING = 10;
  private static final Duration SHRINKING_TIME = Duration.ofSeconds(30);
  private static final int MOST_BRANCHES = 16;

  private final ParallelChecker checker;

  ParallelClaim(Blueprint blueprint) {
    this(
        plain(blueprint),
        new ParallelChecker(blueprint, Order.LINEARISABLE, 0, USUAL_BUDGET, USUAL_INSTANCES, null));
  }

  private ParallelClaim(Claim like, ParallelChecker checker) {
    super(checker.claim(like));
    this.checker = checker;
  }

  private static Claim plain(Blueprint blueprint) {
    return Claim.of(List.of(), values -> {})
        .label(blueprint.name())
        .explaining(false)
        .configured(settings -> {
          settings.unsteady = true;
          settings.tryingAll = false;
          settings.alwaysShrinking = SHRINKING;
          settings.shrinkTime = SHRINKING_TIME;
          settings.refinement = new ParallelOrder();
        });
  }

  /** Sets which orders may explain what the branches saw; unset, linearisable ones. */
  public ParallelClaim order(Order order) {
    Objects.requireNonNull(order);
    return new ParallelClaim(this, checker.order(order));
  }

  /** Sets how many branches a script has; unset, chance takes 2 to 5. */
  public ParallelClaim branches(int branches) {
    if (branches < 2 || branches > MOST_BRANCHES) {
      throw new IllegalModel(
          "branches is " + branches + "; give a number from 2 to " + MOST_BRANCHES);
    }
    return new ParallelClaim(this, checker.branches(branches));
  }

  /** Sets in how many orders the branches of a script may interleave; unset, in 12,870. */
  public ParallelClaim budget(long interleavings) {
    if (interleavings < 2) {
      throw new IllegalModel("budget is " + interleavings + "; two calls have 2 orders already");
    }
    return new ParallelClaim(this, checker.budget(interleavings));
  }

  /**
   * Sets on how many systems a release of the threads runs a script at most; unset, on 1,024.
   *
   * <p>Fewer make cases cheaper and races rarer; for systems that are costly to start.
   */
  public ParallelClaim instances(int most) {
    if (most < 1) {
      throw new IllegalModel("instances is " + most + "; a script needs one system at least");
    }
    return new ParallelClaim(this, checker.instances(most));
  }

  /**
   * Runs one script alone, with other pauses between its calls in every case.
   *
   * <p>For a race that was mended and must not come back, or for going through all scripts of a kind.
   *
   * @throws IllegalModel where a call is not of the model, or is not allowed in every order
   */
  public ParallelClaim script(ParallelScript script) {
    return new ParallelClaim(this, checker.script(Objects.requireNonNull(script)));
  }

  /**
   * Sets how often a case must pass.
   *
   * @param searching how often while failing cases are looked for; unset, once
   * @param shrinking how often at least while one is made smaller, or is run again; unset, ten times;
   *     more often where failures are seen to be rare
   */
  @Override
  public ParallelClaim always(int searching, int shrinking) {
    if (searching < 1 || shrinking < 1) {
      throw new IllegalModel(
          "always(" + searching + ", " + shrinking + "); a case must run once at least");
    }
    Claim changed = configured(settings -> {
      settings.always = searching;
      settings.alwaysShrinking = shrinking;
    });
    return new ParallelClaim(changed, checker);
  }

  /**
   * Runs branches under a controlled schedule: it is drawn, shrunk and replayed with the script, which
   * therefore runs once, on one system.
   *
   * @throws dev.touchstone.NoCaseHost where nothing controls schedules; the message says what to add
   */
  public ParallelClaim controlled() {
    return host(SequentialClaim.CONTROLLED);
  }

  /**
   * Runs scripts under the host with a name; one that {@linkplain dev.touchstone.CaseHost#conducts
   * conducts} threads runs the branches as well.
   */
  @Override
  public ParallelClaim host(String name) {
    return new ParallelClaim(super.host(name), checker);
  }

  /** Sets a limit on the time of a single run; branches that take longer hang. */
  @Override
  public ParallelClaim caseTimeout(Duration time) {
    return new ParallelClaim(super.caseTimeout(time), checker);
  }
}
