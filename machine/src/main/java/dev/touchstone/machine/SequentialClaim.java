package dev.touchstone.machine;

import dev.touchstone.Claim;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Length;
import dev.touchstone.machine.internal.Options;
import dev.touchstone.machine.internal.SequentialChecker;
import org.apiguardian.api.API;

/**
 * The claim that scripts behave as a model says; its own settings come before those of every claim.
 *
 * <pre>{@code
 * Machine.sequential(new RegistryModel()).stop(1, 10).cases(1_000).check();
 * }</pre>
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class SequentialClaim extends Claim {
  static final String CONTROLLED = "controlled";

  private final Blueprint blueprint;
  private final Options options;

  SequentialClaim(Blueprint blueprint) {
    this(blueprint, Options.DEFAULT);
  }

  private SequentialClaim(Blueprint blueprint, Options options) {
    super(new SequentialChecker(blueprint, options).claim());
    this.blueprint = blueprint;
    this.options = options;
  }

  /** Lets a script end before each call with the weight {@code stop} against {@code goOn}. */
  public SequentialClaim stop(int stop, int goOn) {
    return with(options.length(new Length(stop, goOn, options.length().most())));
  }

  /** Sets how many calls a script has at most; unset it is 200. */
  public SequentialClaim atMost(int calls) {
    Length length = options.length();
    return with(options.length(new Length(length.stop(), length.goOn(), calls)));
  }

  /**
   * Looks for several bugs in one run: scripts that hold a pattern already found are not drawn again.
   *
   * @param most how many bugs end the run
   */
  public SequentialClaim bugs(int most) {
    if (most < 1) {
      throw new IllegalModel("bugs(" + most + "); ask for at least one");
    }
    return with(options.bugs(most));
  }

  /** Checks as well that each known bug still makes scripts fail; one that does not is a warning. */
  public SequentialClaim withKnownBugs() {
    return with(options.withKnownBugs());
  }

  /**
   * Runs scripts under a controlled schedule, which decides what the threads of the system do.
   *
   * @throws dev.touchstone.NoCaseHost where nothing controls schedules; the message says what to add
   */
  public Claim controlled() {
    return host(CONTROLLED);
  }

  private SequentialClaim with(Options changed) {
    return new SequentialClaim(blueprint, changed);
  }
}
