package dev.touchstone.machine.internal;

import dev.touchstone.Source;
import dev.touchstone.choice.Discarded;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Overrun;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.ModelError;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.Sym;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A command as runners use it: its functions on untyped arguments, in the order of declaration.
 *
 * <p>A function that throws gives a {@link ModelError} with command, state and arguments, except
 * {@link #run}: what the system throws is a result.
 */
public final class Command {
  /** Tests a state and arguments. */
  @FunctionalInterface
  public interface Pre {
    /** Returns the answer. */
    boolean test(Object state, @Nullable Object[] arguments);
  }

  /** Runs the system. */
  @FunctionalInterface
  public interface Run {
    /** Returns what the system gave. */
    @Nullable
    Object run(Object system, @Nullable Object[] arguments) throws Throwable;
  }

  /** Gives the state after a call. */
  @FunctionalInterface
  public interface Next {
    /** Returns the state. */
    Object next(Object state, Sym<?> variable, @Nullable Object[] arguments);
  }

  /** Judges a result by the state before the call. */
  @FunctionalInterface
  public interface Post {
    /** Returns whether the result is right. */
    boolean test(Object state, @Nullable Object[] arguments, Result<?> result);
  }

  /** A bug that is known: a precondition with a name. */
  public record KnownBug(String name, Pre pre) {}

  private final int number;
  private final String name;
  private final int weight;
  private final boolean fresh;
  private final boolean gives;
  private final @Nullable Predicate<Object> when;
  private final Arg<?, ?, ?>[] args;
  private final @Nullable Pre pre;
  private final List<KnownBug> knownBugs;
  private final Run run;
  private final @Nullable Next next;
  private final @Nullable Post post;
  private final boolean always;
  private final boolean plain;

  /** Creates a command. */
  public Command(
      int number,
      String name,
      int weight,
      boolean fresh,
      boolean gives,
      @Nullable Predicate<Object> when,
      List<Arg<?, ?, ?>> args,
      @Nullable Pre pre,
      List<KnownBug> knownBugs,
      Run run,
      @Nullable Next next,
      @Nullable Post post) {
    this.number = number;
    this.name = name;
    this.weight = weight;
    this.fresh = fresh;
    this.gives = gives;
    this.when = when;
    this.args = args.toArray(new Arg<?, ?, ?>[0]);
    this.pre = pre;
    this.knownBugs = List.copyOf(knownBugs);
    this.run = run;
    this.next = next;
    this.post = post;
    this.always = when == null && args.stream().allMatch(Arg::always);
    this.plain = args.stream().allMatch(Arg::plain);
  }

  /** Returns the position in the order of declaration, from zero. */
  public int number() {
    return number;
  }

  /** Returns the name. */
  public String name() {
    return name;
  }

  /** Returns how often it is picked, in proportion to others. */
  public int weight() {
    return weight;
  }

  /** Returns whether every result must differ from all others of the script. */
  public boolean fresh() {
    return fresh;
  }

  /** Returns whether the command gives a value. */
  public boolean gives() {
    return gives;
  }

  /** Returns whether results are judged; otherwise an exception is a failure. */
  public boolean judged() {
    return post != null;
  }

  /** Returns the known bugs. */
  public List<KnownBug> knownBugs() {
    return knownBugs;
  }

  /** Returns how many arguments it takes. */
  public int arity() {
    return args.length;
  }

  /** Draws arguments for a call in a state. */
  public @Nullable Object[] draw(Object state, Source source) {
    @Nullable Object[] drawn = new @Nullable Object[args.length];
    for (int i = 0; i < drawn.length; i++) {
      drawn[i] = draw(i, state, source);
    }
    return drawn;
  }

  /** Draws one argument for a call in a state. */
  public @Nullable Object draw(int position, Object state, Source source) {
    try {
      return args[position].draw(state, source);
    } catch (Discarded | Overrun | IllegalGenerator signal) {
      throw signal;
    } catch (ArgFailed failed) {
      throw error(position, String.valueOf(failed.getMessage()), state, failed.getCause());
    } catch (Throwable thrown) {
      throw error(position, "has a generator that threw " + thrown, state, thrown);
    }
  }

  private ModelError error(int position, String what, Object state, @Nullable Throwable thrown) {
    return new ModelError(
        "argument %d of command %s %s in state %s; give a generator for every state in which the command is offered"
            .formatted(position + 1, name, what, Shown.of(state)),
        thrown);
  }

  /** Returns the argument at a position. */
  public Arg<?, ?, ?> arg(int position) {
    return args[position];
  }

  /** Returns whether every state offers the command. */
  boolean always() {
    return always;
  }

  /** Returns whether the command may be picked in a state: every reference has a candidate. */
  public boolean offered(Object state) {
    if (always) {
      return true;
    }
    try {
      if (when != null && !when.test(state)) {
        return false;
      }
      for (Arg<?, ?, ?> arg : args) {
        if (!arg.offered(state)) {
          return false;
        }
      }
      return true;
    } catch (Throwable thrown) {
      throw error("when", state, new Object[0], thrown);
    }
  }

  /** Returns whether the precondition holds, known bugs aside. */
  public boolean pre(Object state, @Nullable Object[] arguments) {
    try {
      return pre == null || pre.test(state, arguments);
    } catch (Throwable thrown) {
      throw error("pre", state, arguments, thrown);
    }
  }

  /** Returns the first known bug that a call would run into, or null. */
  public @Nullable KnownBug knownBug(Object state, @Nullable Object[] arguments) {
    try {
      for (KnownBug bug : knownBugs) {
        if (bug.pre().test(state, arguments)) {
          return bug;
        }
      }
      return null;
    } catch (Throwable thrown) {
      throw error("knownBug", state, arguments, thrown);
    }
  }

  /** Returns the state after a call. */
  public Object next(Object state, Sym<?> variable, @Nullable Object[] arguments) {
    if (next == null) {
      return state;
    }
    Object after;
    try {
      after = next.next(state, variable, arguments);
    } catch (Throwable thrown) {
      throw error("next", state, arguments, thrown);
    }
    if (after == null) {
      throw error("next", state, arguments, new NullPointerException("next returned null"));
    }
    return after;
  }

  /** Returns whether a result is right; without a postcondition every value is. */
  public boolean post(Object state, @Nullable Object[] arguments, Result<?> result) {
    try {
      return post == null ? !result.threw() : post.test(state, arguments, result);
    } catch (Throwable thrown) {
      throw error("post", state, arguments, thrown);
    }
  }

  /** Returns whether a result is right in a state; what is {@linkplain Failure#fatal fatal} never is. */
  public boolean allows(Object state, @Nullable Object[] arguments, Result<?> result) {
    return !Failure.fatal(result.exception()) && post(state, arguments, result);
  }

  /** Runs the system with the arguments it gets. */
  public @Nullable Object run(Object system, @Nullable Object[] resolved) throws Throwable {
    return run.run(system, resolved);
  }

  /** Returns the arguments the system gets. */
  public @Nullable Object[] resolved(@Nullable Object[] arguments, Bindings bindings) {
    if (plain) {
      return arguments;
    }
    @Nullable Object[] resolved = new @Nullable Object[args.length];
    for (int i = 0; i < resolved.length; i++) {
      resolved[i] = args[i].resolve(arguments[i], bindings);
    }
    return resolved;
  }

  /** Returns a call of this command. */
  public Call call(int variable, @Nullable Object[] arguments) {
    return new Call(variable, number, name, Arguments.of(arguments));
  }

  /** Returns the error of a function of the model. */
  public ModelError error(
      String function, Object state, @Nullable Object[] arguments, Throwable thrown) {
    return new ModelError(
        "%s of command %s threw %s in state %s with arguments %s; a model's functions must answer for"
                .formatted(function, name, thrown, Shown.of(state), Shown.list(arguments))
            + " every state and argument",
        thrown);
  }

  @Override
  public String toString() {
    return name;
  }
}
