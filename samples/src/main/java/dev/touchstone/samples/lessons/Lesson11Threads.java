package dev.touchstone.samples.lessons;

import dev.touchstone.Verdict;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;

/**
 * Lesson 11: several threads at once.
 *
 * <p>The same kind of model serves: every call must behave as if it happened in one moment, so some
 * order of the calls has to explain what all threads saw. No order explains two threads that both
 * drew number 1.
 */
public final class Lesson11Threads {
  private Lesson11Threads() {}

  // region dispenser
  static class Dispenser {
    private int last;

    int draw() {
      last = last + 1;
      return last;
    }
  }
  // endregion

  // region model
  static class DispenserModel extends Model<Integer, Dispenser> {
    DispenserModel() {
      command("draw")
          .run(Dispenser::draw)
          .next((last, number) -> last + 1)
          .post((last, result) -> result.returned(last + 1));
    }

    @Override
    protected Integer initial() {
      return 0;
    }

    @Override
    protected Dispenser start() {
      return new Dispenser();
    }
  }
  // endregion

  // region repaired
  static class SafeDispenser extends Dispenser {
    @Override
    synchronized int draw() {
      return super.draw();
    }
  }
  // endregion

  /** Prints what one thread finds, what two find, and what they find in the repaired dispenser. */
  public static void main(String[] arguments) {
    // region sequential
    System.out.println(Machine.sequential(new DispenserModel()).check().passed());
    // endregion

    // region parallel
    Verdict verdict = Machine.parallel(new DispenserModel()).cases(1_000).check();
    System.out.println(verdict.report());
    // endregion

    // region again
    Verdict repaired = Machine.parallel(new DispenserModel() {
          @Override
          protected Dispenser start() {
            return new SafeDispenser();
          }
        })
        .check();
    System.out.println(repaired.passed());
    // endregion
  }
}
