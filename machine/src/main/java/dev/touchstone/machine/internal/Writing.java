package dev.touchstone.machine.internal;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.choice.BoolDomain;
import dev.touchstone.choice.Recorder;
import dev.touchstone.choice.ReferenceDomain;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.Sym;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** One script in the making: the calls so far and the state after them. */
final class Writing {
  private static final int REDRAWS = 20;
  private static final @Nullable Object[] NO_ARGUMENTS = {};

  private final ScriptGen gen;
  private final Source source;
  private final Aside aside;
  private final BoolDomain goesOn;
  private final List<Call> calls = new ArrayList<>();
  private final int commands;
  private final Offer offer;
  private final Gen<Boolean> call = this::call;
  private final Predicate<Source> step = this::step;
  private final Predicate<Source> pick = this::pick;
  private Object state;
  private boolean stuck;
  private boolean over;

  Writing(ScriptGen gen, Source source, Aside aside) {
    this.gen = gen;
    this.source = source;
    this.aside = aside;
    this.commands = gen.blueprint().commands().size();
    this.offer = new Offer(gen.blueprint().commands(), gen.picked());
    this.goesOn = new BoolDomain(gen.length().goingOn(source.size()));
    this.state = gen.blueprint().initial();
  }

  Script script() {
    while (!over && calls.size() < gen.length().most()) {
      offer.of(state);
      stuck = !source.attempt(1, step);
    }
    return new Script(calls);
  }

  private boolean step(Source s) {
    return s.span(Recorder.COMMAND, call);
  }

  private boolean call(Source s) {
    boolean possible = !offer.isEmpty();
    if (!s.bool(goesOn, possible && !stuck ? goesOn.probability() : 0)) {
      over = true;
      return true;
    }
    if (!possible) {
      return false;
    }
    s.draw(ReferenceDomain.mark(calls.size()));
    return s.attempt(commands, pick);
  }

  private boolean pick(Source s) {
    Command command = offer.pick(s);
    if (command == null) {
      return false;
    }
    if (command.arity() == 0 ? complete(command, NO_ARGUMENTS) : arguments(s, command)) {
      return true;
    }
    offer.without(command);
    return false;
  }

  private boolean arguments(Source s, Command command) {
    return s.attempt(REDRAWS, redraw -> complete(command, command.draw(state, redraw)));
  }

  private boolean complete(Command command, @Nullable Object[] arguments) {
    if (!gen.admission().admits(command, state, arguments, calls)) {
      return false;
    }
    aside.drawn(source, calls.size(), command, state, arguments);
    Sym<?> variable = Sym.of(calls.size());
    state = gen.watches().get() > 0 && gen.watches().getAndDecrement() > 0
        ? Soundness.next(command, state, variable, arguments)
        : command.next(state, variable, arguments);
    calls.add(command.call(calls.size(), arguments));
    return true;
  }
}
