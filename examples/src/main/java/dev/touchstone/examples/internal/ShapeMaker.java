package dev.touchstone.examples.internal;

import dev.touchstone.machine.Result;
import dev.touchstone.machine.internal.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Abstracts calls jointly.
 *
 * <p>Every value becomes the place of the first value of its kind that equals it. Arguments are
 * compared within their kind, results with the results of the same command.
 */
final class ShapeMaker {
  private final Domains domains;
  private final StringBuilder skeleton = new StringBuilder();
  private final List<String> kinds = new ArrayList<>();
  private final List<@Nullable Object> values = new ArrayList<>();
  private final List<String> gave = new ArrayList<>();
  private final List<Result<?>> results = new ArrayList<>();

  ShapeMaker(Domains domains) {
    this.domains = domains;
  }

  ShapeMaker say(String text) {
    skeleton.append(text).append(';');
    return this;
  }

  /** Adds a call of a run with its answer. */
  ShapeMaker call(Run run, int position) {
    return call(
        run.command(position), run.arguments(position), run.manner(position), run.result(position));
  }

  /** Adds a call of a run that was answered otherwise. */
  ShapeMaker call(Run run, int position, Manner manner) {
    return call(run.command(position), run.arguments(position), manner, null);
  }

  ShapeMaker call(
      Command command, @Nullable Object[] arguments, Manner manner, @Nullable Result<?> result) {
    skeleton.append(command.name()).append('/').append(arguments.length);
    for (int i = 0; i < arguments.length; i++) {
      String kind = domains.of(command, i, arguments[i]);
      skeleton.append(' ').append(kind);
      kinds.add(kind);
      values.add(arguments[i]);
    }
    skeleton.append(" -> ").append(manner.word()).append(';');
    if (result != null && !result.threw()) {
      gave.add(command.name() + manner.word());
      results.add(result);
    }
    return this;
  }

  Shape shape() {
    int arguments = values.size();
    int[] letters = new int[arguments + results.size()];
    for (int i = 0; i < arguments; i++) {
      letters[i] = i;
      for (int k = 0; k < i; k++) {
        if (kinds.get(k).equals(kinds.get(i)) && Objects.equals(values.get(k), values.get(i))) {
          letters[i] = k;
          break;
        }
      }
    }
    for (int i = 0; i < results.size(); i++) {
      letters[arguments + i] = arguments + i;
      for (int k = 0; k < i; k++) {
        if (gave.get(k).equals(gave.get(i)) && results.get(k).equals(results.get(i))) {
          letters[arguments + i] = arguments + k;
          break;
        }
      }
    }
    return new Shape(skeleton.toString(), letters, arguments);
  }
}
