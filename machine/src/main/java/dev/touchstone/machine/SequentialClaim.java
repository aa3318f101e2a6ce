package dev.touchstone.machine;

import dev.touchstone.Claim;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Length;
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
  private final Blueprint blueprint;
  private final Length length;

  SequentialClaim(Blueprint blueprint) {
    this(blueprint, Length.BY_SIZE);
  }

  private SequentialClaim(Blueprint blueprint, Length length) {
    super(new SequentialChecker(blueprint, length).claim());
    this.blueprint = blueprint;
    this.length = length;
  }

  /** Lets a script end before each call with the weight {@code stop} against {@code goOn}. */
  public SequentialClaim stop(int stop, int goOn) {
    return new SequentialClaim(blueprint, new Length(stop, goOn, length.most()));
  }

  /** Sets how many calls a script has at most; unset it is 200. */
  public SequentialClaim atMost(int calls) {
    return new SequentialClaim(blueprint, new Length(length.stop(), length.goOn(), calls));
  }
}
