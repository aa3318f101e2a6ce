package dev.touchstone.machine;

import dev.touchstone.CaseHost;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Command;
import dev.touchstone.machine.internal.Shown;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A model without its types; checks that it can be used at all. */
@SuppressWarnings("unchecked") // runners hand back what the model itself gave
final class Untyped<S, Y> implements Blueprint {
  private static final String FIRST = "; return the state a script starts in";

  private final Model<S, Y> model;
  private final List<Command> commands;
  private final List<TraceProperty<?>> properties;
  private final boolean hasInvariant;

  Untyped(Model<S, Y> model, List<Declaration> declarations, List<TraceProperty<?>> properties) {
    this.properties = List.copyOf(properties);
    this.model = model;
    List<Command> sealed = new ArrayList<>();
    for (Declaration declaration : declarations) {
      sealed.add(declaration.command(sealed.size()));
    }
    this.commands = List.copyOf(sealed);
    this.hasInvariant = statesInvariant(model.getClass());
    check();
  }

  private void check() {
    if (commands.isEmpty()) {
      throw new IllegalModel(
          name() + " declares no commands; call command(name) in its constructor");
    }
    Object first = initial();
    if (commands.stream().noneMatch(command -> command.offered(first))) {
      throw new IllegalModel(name() + " offers no command in its first state " + first
          + "; let when accept it for one command without references at least");
    }
  }

  private static boolean statesInvariant(Class<?> type) {
    for (Class<?> at = type; at != null && at != Model.class; at = at.getSuperclass()) {
      if (Arrays.stream(at.getDeclaredMethods()).anyMatch(m -> m.getName().equals("invariant"))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String name() {
    return model.name();
  }

  @Override
  public Blueprint under(CaseHost host) {
    Model<?, ?> other = model.under(host);
    return other == model ? this : other.blueprint();
  }

  @Override
  public List<Command> commands() {
    return commands;
  }

  @Override
  public Object initial() {
    S first;
    try {
      first = model.initial();
    } catch (Throwable thrown) {
      throw new ModelError("initial of " + name() + " threw " + thrown + FIRST, thrown);
    }
    if (first == null) {
      throw new IllegalModel(name() + " has no first state: initial returned null" + FIRST);
    }
    return first;
  }

  @Override
  public Object start() throws Throwable {
    return model.start();
  }

  @Override
  public void cleanup(Object system, Object state) throws Throwable {
    model.cleanup((Y) system, (S) state);
  }

  @Override
  public boolean hasInvariant() {
    return hasInvariant;
  }

  @Override
  public boolean invariant(Object state, Object system) {
    return model.invariant((S) state, (Y) system);
  }

  @Override
  public boolean refused(Object state, String command, Result<?> result) {
    try {
      return model.refused((S) state, command, result);
    } catch (Throwable thrown) {
      throw new ModelError(
          "refused of %s threw %s for the result %s of command %s in state %s; it must answer for all"
              .formatted(name(), thrown, result, command, Shown.of(state)),
          thrown);
    }
  }

  @Override
  public Object abstraction(Object state) {
    return model.abstraction((S) state);
  }

  @Override
  public @Nullable Trace<?> trace(Object system) {
    try {
      return model.trace((Y) system);
    } catch (Throwable thrown) {
      throw new ModelError("trace of " + name() + " threw " + thrown, thrown);
    }
  }

  @Override
  public List<TraceProperty<?>> properties() {
    return properties;
  }

  @Override
  public void onFailure(Object system, Object state) throws Throwable {
    model.onFailure((Y) system, (S) state);
  }
}
