package dev.touchstone.machine.internal.parallel;

import dev.touchstone.internal.run.Current;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.ParallelScript;
import dev.touchstone.machine.internal.Frequencies;
import java.util.List;

/**
 * A parallel script as it is run: with its commands, the state its branches start in, and pauses.
 *
 * <p>Shown as the script alone.
 */
public final class Paced {
  private final ParallelScript script;
  private final List<Planned> prefix;
  private final List<List<Planned>> branches;
  private final Object state;

  Paced(Arrangement arranged) {
    this.script = arranged.script();
    this.prefix = List.copyOf(arranged.prefix());
    this.branches = arranged.branches().stream().map(List::copyOf).toList();
    this.state = arranged.state();
  }

  /** Returns the script. */
  public ParallelScript script() {
    return script;
  }

  List<Planned> prefix() {
    return prefix;
  }

  List<List<Planned>> branches() {
    return branches;
  }

  /** Returns the state after the prefix. */
  Object state() {
    return state;
  }

  List<List<Pause>> pauses() {
    return branches.stream()
        .map(branch -> branch.stream().map(Planned::pause).toList())
        .toList();
  }

  /** Returns one more than the greatest variable. */
  int variables() {
    return script.calls().stream().mapToInt(call -> call.variable() + 1).max().orElse(0);
  }

  /** Says in the statistics of the run what the script was made of. */
  void note() {
    Current.note(new Current.Note.Entry("branches", String.valueOf(branches.size())));
    for (Call call : script.calls()) {
      Current.note(new Current.Note.Count(Frequencies.COMMANDS, call.command(), 1));
    }
  }

  @Override
  public String toString() {
    return script.toString();
  }
}
