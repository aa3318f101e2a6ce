package dev.touchstone.machine;

import dev.touchstone.Statistics;
import dev.touchstone.machine.internal.Balance;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Frequencies;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * A model with named states: each command leads from one named state to another.
 *
 * <p>The named state implies most preconditions: a command is offered only in states that have a
 * transition by it. A finite machine is a model, so every runner takes it, and it can be drawn.
 *
 * @param <N> the type of the named states, as a rule an enum
 * @param <S> the type of the data beside the named state
 * @param <Y> the type of the system under test
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public abstract class Fsm<N, S, Y> extends Model<Fsm.At<N, S>, Y> {
  private final List<Transition<N>> transitions = new ArrayList<>();
  private boolean balanced;

  /** Creates a machine without transitions. */
  protected Fsm() {}

  /**
   * A named state and the data beside it.
   *
   * @param <N> the type of the named states
   * @param <S> the type of the data
   * @param name the named state
   * @param data the data
   * @since 0.1
   */
  public record At<N, S>(N name, S data) {
    /** Returns the same named state with other data. */
    public At<N, S> with(S other) {
      return new At<>(name, other);
    }
  }

  /**
   * An arrow of the diagram.
   *
   * @param <N> the type of the named states
   * @param from where it starts
   * @param command the command it is labelled with
   * @param to where it ends
   * @since 0.1
   */
  public record Transition<N>(N from, String command, N to) {}

  /** Returns the named state a script starts in. */
  protected abstract N firstName();

  /** Returns the data a script starts with. */
  protected abstract S firstData();

  @Override
  protected final At<N, S> initial() {
    return new At<>(firstName(), firstData());
  }

  /** Declares a command without arguments that leads from one named state to another. */
  protected final Ran0<At<N, S>, @Nullable Void> transition(
      N from, String command, N to, Command0.Act<? super Y> body) {
    return transition(from, command, to, data -> true, body);
  }

  /** Declares a command without arguments that leads to another named state where data allow it. */
  protected final Ran0<At<N, S>, @Nullable Void> transition(
      N from,
      String command,
      N to,
      java.util.function.Predicate<? super S> guard,
      Command0.Act<? super Y> body) {
    arrow(from, command, to);
    return command(command)
        .when(at -> at.name().equals(from) && guard.test(at.data()))
        .act(body)
        .next((at, v) -> new At<>(to, at.data()));
  }

  /**
   * Declares an arrow by a command that is declared on its own, with arguments or several arrows; use
   * {@link #after} in its {@code next} and {@link #leaves} in its {@code when}.
   */
  protected final void arrow(N from, String command, N to) {
    for (Transition<N> known : transitions) {
      if (known.from().equals(from) && known.command().equals(command)) {
        throw new IllegalModel("state " + from + " has two transitions by " + command
            + "; let the data decide in one command per target");
      }
    }
    transitions.add(new Transition<>(from, command, to));
  }

  /**
   * Lets the weights of the commands be chosen, before the first run, so that arrows which scripts seldom
   * take are taken more often. Weights that were given are forgotten.
   */
  protected final void balance() {
    balanced = true;
  }

  @Override
  final Blueprint settled(Blueprint plain) {
    return balanced ? weighed(Balance.of(plain.commands().size(), this::weighed)) : plain;
  }

  /** Returns whether an arrow by a command leaves a state. */
  protected final boolean leaves(At<N, S> at, String command) {
    return transitions.stream()
        .anyMatch(t -> t.from().equals(at.name()) && t.command().equals(command));
  }

  /** Returns the state a command leads to, with changed data. */
  protected final At<N, S> after(
      At<N, S> at, String command, Function<? super S, ? extends S> change) {
    for (Transition<N> transition : transitions) {
      if (transition.from().equals(at.name()) && transition.command().equals(command)) {
        return new At<>(transition.to(), change.apply(at.data()));
      }
    }
    throw new IllegalModel("no transition by " + command + " leaves state " + at.name());
  }

  /** Returns the drawing of the machine. */
  public final Diagram diagram() {
    return new Diagram(shown(), String.valueOf(firstName()), null);
  }

  /** Returns the drawing of the machine with how often each arrow was taken in a run. */
  public final Diagram diagram(Statistics statistics) {
    return new Diagram(
        shown(),
        String.valueOf(firstName()),
        statistics.counts().getOrDefault(Frequencies.ARROWS, java.util.Map.of()));
  }

  private List<Transition<String>> shown() {
    return transitions.stream()
        .map(t -> new Transition<>(String.valueOf(t.from()), t.command(), String.valueOf(t.to())))
        .toList();
  }
}
