package dev.touchstone.examples;

import dev.touchstone.examples.internal.Plays;
import dev.touchstone.machine.Model;
import java.util.ArrayList;
import java.util.List;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Plays an example as a plain test: calls by name, each with what it must give.
 *
 * <pre>{@code
 * Play.of(new BankModel())
 *     .call("open").gives("ok")
 *     .call("login", User.U1, Password.P1).gives("false")
 *     .done();
 * }</pre>
 *
 * <p>Mutable and confined to its thread.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Play {
  private final Plays plays;
  private final List<String> answers = new ArrayList<>();

  private Play(Model<?, ?> model) {
    this.plays = new Plays(model.blueprint());
  }

  /** Starts a play on a new system of a model. */
  public static Play of(Model<?, ?> model) {
    return new Play(model);
  }

  /** Stands for the result of an earlier line, counted from 1. */
  public static Object result(int line) {
    return new Plays.Line(line);
  }

  /** Stands for the argument of a text among those the model's generator draws. */
  public static Object like(String text) {
    return new Plays.Like(text);
  }

  /** Makes a call. */
  public Play call(String command, @Nullable Object... arguments) {
    plays.call(command, arguments);
    answers.add("");
    return this;
  }

  /** Says what the last call must give, as text. */
  public Play gives(String answer) {
    answers.set(answers.size() - 1, answer);
    return this;
  }

  /** Says that the last call may not be made. */
  public Play isNotAllowed() {
    return gives("call not allowed");
  }

  /**
   * Runs the calls.
   *
   * @throws AssertionError where one gives something else, or is wrong by the model
   */
  public void done() {
    plays.check(answers).ifPresent(problem -> {
      throw new AssertionError(problem);
    });
  }
}
