package dev.touchstone.machine.internal;

import dev.touchstone.internal.run.Misuse;
import dev.touchstone.machine.Call;

/** Says that a script holds a call whose precondition is false; generated scripts never do. */
public final class BrokenScript extends RuntimeException implements Misuse {
  private static final long serialVersionUID = 1L;

  BrokenScript(Call call, Object state) {
    super("the precondition of " + Shown.of(call) + " is false in state " + Shown.of(state)
        + "; the script does not fit the model");
  }
}
