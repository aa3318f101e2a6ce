package dev.touchstone.examples.internal;

import dev.touchstone.machine.ModelError;
import dev.touchstone.machine.Sym;
import dev.touchstone.machine.internal.Blueprint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The calls of a play, and how they went. */
public final class Plays {
  private final Replayed replayed;

  /** Starts without calls. */
  public Plays(Blueprint blueprint) {
    this.replayed = new Replayed(blueprint);
  }

  /**
   * The result of a line.
   *
   * @param number the line, from 1
   */
  public record Line(int number) {}

  /**
   * An argument known by its text.
   *
   * @param text the text
   */
  public record Like(String text) {}

  /** Adds a call. */
  public void call(String command, @Nullable Object... arguments) {
    List<Replayed.Argument> given = new ArrayList<>();
    for (Object argument : arguments) {
      given.add((taker, position, state) -> {
        if (argument instanceof Line line) {
          return Sym.of(line.number() - 1);
        }
        return argument instanceof Like like
            ? Values.like(like.text(), taker, position, state)
            : argument;
      });
    }
    replayed.call(command, given);
  }

  /** Runs the calls and returns what is wrong, if anything is. */
  public Optional<String> check(List<String> answers) {
    try {
      Optional<Half> half = Half.of(replayed.blueprint(), replayed.calls());
      if (half.isEmpty()) {
        return Replayed.difference(replayed.blueprint(), replayed.calls(), List.of());
      }
      List<dev.touchstone.examples.Line> lines = half.get().lines();
      for (int i = 0; i < answers.size(); i++) {
        String now = i < lines.size() ? lines.get(i).answer() : "not reached";
        if (!now.equals(answers.get(i))) {
          return Optional.of("line " + (i + 1) + " gives " + now + " instead of " + answers.get(i));
        }
      }
      return Optional.empty();
    } catch (ModelError error) {
      return Optional.of(String.valueOf(error.getMessage()));
    }
  }
}
