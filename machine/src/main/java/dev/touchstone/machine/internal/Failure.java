package dev.touchstone.machine.internal;

import dev.touchstone.Identity;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.UnboundSymbol;
import org.jspecify.annotations.Nullable;

/**
 * What was wrong in a run.
 *
 * @param kind what kind of failure it is: with the command and the exception's class its identity
 * @param call the call that was wrong, or null where the end of the script was
 * @param headline what was wrong, in a few words
 * @param cause what was thrown, or null
 */
public record Failure(
    String kind,
    @Nullable Call call,
    String headline,
    @Nullable Throwable cause) {
  /** Returns the failure of a result that is not right. */
  public static Failure of(Command command, Call call, Result<?> result) {
    Throwable thrown = result.exception();
    return thrown != null && fatal(thrown) ? thrown(call, thrown) : post(command, call, result);
  }

  private static Failure post(Command command, Call call, Result<?> result) {
    Throwable thrown = result.exception();
    if (!command.judged() && thrown != null) {
      return thrown(call, thrown);
    }
    String kind =
        "postcondition" + (thrown == null ? "" : ", " + thrown.getClass().getName());
    return new Failure(kind, call, "postcondition of " + command.name() + " is false", thrown);
  }

  /**
   * An error, an interrupt of a call that took too long, or an argument that has no value is right in
   * no model.
   */
  public static boolean fatal(@Nullable Throwable thrown) {
    return thrown instanceof Error
        || thrown instanceof InterruptedException
        || thrown instanceof UnboundSymbol;
  }

  /** Returns the failure of an exception that nobody expects. */
  private static Failure thrown(Call call, Throwable thrown) {
    String type = thrown.getClass().getName();
    String headline = thrown instanceof InterruptedException
        ? call.command() + " did not return in time"
        : call.command() + " threw " + type;
    return new Failure(type, call, headline, thrown);
  }

  /** Returns the failure of an invariant that is false in a state, or null where it holds. */
  public static @Nullable Failure invariant(
      Blueprint blueprint, Object state, Object system, @Nullable Call call, Bindings bindings) {
    if (!blueprint.hasInvariant()) {
      return null;
    }
    String after = " after " + (call == null ? "all calls" : call.command());
    Bindings.Slot slot = Bindings.slot();
    slot.open(bindings);
    try {
      return blueprint.invariant(state, system)
          ? null
          : new Failure("invariant", call, "invariant is false" + after, null);
    } catch (Throwable thrown) {
      String type = thrown.getClass().getName();
      return new Failure("invariant, " + type, call, "invariant threw " + type + after, thrown);
    } finally {
      slot.close();
    }
  }

  /** Returns what tells this failure from others. */
  public Identity identity() {
    return new Identity(kind, call == null ? "the end of the script" : call.command(), -1);
  }
}
