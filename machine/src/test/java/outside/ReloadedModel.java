package outside;

import dev.touchstone.machine.HostedModelTests;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Step;

/** Loaded a second time by a host of cases. */
public class ReloadedModel extends Model<Integer, ReloadedModel.Ticker> {
  public static final class Ticker {
    int ticks;

    int tick() {
      HostedModelTests.seen(getClass());
      return ++ticks;
    }
  }

  /** A step of the quick form. */
  public static final class ReloadedModelSteps {
    @Step
    void tick() {
      HostedModelTests.seen(getClass());
    }
  }

  /** Has no constructor that a host could call. */
  public static final class ReloadedModelWithParameter extends ReloadedModel {
    public ReloadedModelWithParameter(int ignored) {}
  }

  public ReloadedModel() {
    command("tick")
        .run(Ticker::tick)
        .next((ticks, v) -> ticks + 1)
        .post((ticks, result) -> result.returned(ticks + 1));
  }

  @Override
  protected Integer initial() {
    return 0;
  }

  @Override
  protected Ticker start() {
    return new Ticker();
  }
}
