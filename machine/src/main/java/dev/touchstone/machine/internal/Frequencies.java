package dev.touchstone.machine.internal;

import dev.touchstone.internal.run.Current;
import dev.touchstone.internal.run.Current.Counted;
import dev.touchstone.internal.run.Current.Note;
import dev.touchstone.machine.Fsm;
import java.util.Arrays;
import java.util.List;

/** Says which commands a script ran, in which order, and which of them the system refused. */
public final class Frequencies {
  /** The table of commands. */
  public static final String COMMANDS = "commands";

  /** The table of pairs of successive commands. */
  public static final String TRANSITIONS = "transitions";

  /** The table of arrows a finite machine took. */
  public static final String ARROWS = "arrows";

  /** The table of commands the system refused. */
  public static final String REFUSED = "refused";

  /** The measure of script lengths. */
  public static final String LENGTH = "script length";

  private final Blueprint blueprint;
  private final String[] names;
  private final Counted commands;
  private final Counted transitions;
  private final Counted refusals;

  Frequencies(Blueprint blueprint) {
    this.blueprint = blueprint;
    this.names = blueprint.commands().stream().map(Command::name).toArray(String[]::new);
    int count = names.length;
    String[] pairs = new String[count * count];
    Arrays.setAll(pairs, i -> names[i / count] + " -> " + names[i % count]);
    this.commands = new Counted(COMMANDS, List.of(names));
    this.transitions = new Counted(TRANSITIONS, List.of(pairs));
    this.refusals = new Counted(REFUSED, List.of(names));
  }

  void note(Execution execution) {
    int count = names.length;
    int[] ran = new int[count];
    int[] pairs = new int[count * count];
    int[] refused = new int[count];
    int before = -1;
    for (int i = 0; i < execution.ran(); i++) {
      int number = execution.calls().get(i).number();
      ran[number]++;
      if (before >= 0) {
        pairs[before * count + number]++;
      }
      if (blueprint.refused(execution.state(i), names[number], execution.result(i))) {
        refused[number]++;
      }
      before = number;
    }
    if (execution.state(0) instanceof Fsm.At<?, ?>) {
      arrows(execution);
    }
    Current.note(new Note.Counts(commands, ran));
    Current.note(new Note.Counts(transitions, pairs));
    Current.note(new Note.Counts(refusals, refused));
    Current.note(new Note.Measure(LENGTH, execution.ran()));
    if (execution.cleanupThrew() != null) {
      String thrown = execution.cleanupThrew().getClass().getName();
      Current.note(new Note.Count("cleanup threw", thrown, 1));
    }
  }

  private void arrows(Execution execution) {
    for (int i = 0; i < execution.ran(); i++) {
      if (execution.state(i) instanceof Fsm.At<?, ?> from
          && execution.state(i + 1) instanceof Fsm.At<?, ?> to) {
        String command = names[execution.calls().get(i).number()];
        String arrow = from.name() + " --" + command + "--> " + to.name();
        Current.note(new Note.Count(ARROWS, arrow, 1));
      }
    }
  }
}
