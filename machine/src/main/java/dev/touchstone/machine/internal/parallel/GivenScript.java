package dev.touchstone.machine.internal.parallel;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.IllegalModel;
import dev.touchstone.machine.ParallelScript;
import dev.touchstone.machine.internal.Arguments;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Command;
import dev.touchstone.machine.internal.Shown;
import java.util.List;
import java.util.function.Supplier;

/** Generates one parallel script over and over, with other pauses each time. */
final class GivenScript implements Gen<Paced> {
  private final Blueprint model;
  private final ParallelScript script;

  GivenScript(Blueprint model, ParallelScript script) {
    this.model = model;
    this.script = script;
    Arrangement arrangement = arranged(() -> Pause.NONE);
    arrangement.settle();
    if (!arrangement.script().equals(script)) {
      throw new IllegalModel("the script %s has calls that %s does not allow in every order"
          .formatted(script, model.name()));
    }
  }

  @Override
  public Paced generate(Source source) {
    return new Paced(arranged(() -> Pauses.draw(source)));
  }

  private Arrangement arranged(Supplier<Pause> pauses) {
    Arrangement arrangement =
        new Arrangement(model.initial(), script.branches().size(), Long.MAX_VALUE);
    for (Call call : script.prefix()) {
      add(arrangement, -1, call, Pause.NONE);
    }
    for (int branch = 0; branch < script.branches().size(); branch++) {
      for (Call call : script.branches().get(branch)) {
        add(arrangement, branch, call, pauses.get());
      }
    }
    return arrangement;
  }

  private void add(Arrangement arrangement, int branch, Call call, Pause pause) {
    Planned planned = new Planned(command(call), call.variable(), Arguments.array(call), pause);
    if (!planned.qualifies(arrangement.stateOf(branch))) {
      throw new IllegalModel("the call %s of the script %s is not allowed in the state %s"
          .formatted(Shown.of(call), script, arrangement.stateOf(branch)));
    }
    arrangement.add(branch, planned);
  }

  private Command command(Call call) {
    List<Command> commands = model.commands();
    boolean known = call.number() >= 0
        && call.number() < commands.size()
        && commands.get(call.number()).name().equals(call.command())
        && commands.get(call.number()).arity() == call.arguments().size();
    if (!known) {
      throw new IllegalModel(
          "the call %s of the script is none of %s".formatted(Shown.of(call), model.name()));
    }
    return commands.get(call.number());
  }
}
