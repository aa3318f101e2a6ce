package dev.touchstone.examples.internal;

import dev.touchstone.examples.Counterfactual;
import dev.touchstone.examples.Example;
import dev.touchstone.examples.Line;
import dev.touchstone.examples.Reason;
import dev.touchstone.examples.Why;
import dev.touchstone.machine.Call;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** Puts what was found into words. The wording is part of the interface. */
public final class Telling {
  private Telling() {}

  static Example example(Compact compact) {
    List<Why> whys = new ArrayList<>();
    compact.whys().forEach(found -> whys.add(why(found)));
    Half half = compact.half();
    return new Example(
        name(compact.shape().toString()), half.calls(), half.lines(), whys, half.unstable());
  }

  /** Returns a short name of a text, the same in every run. */
  public static String name(String text) {
    CRC32 sum = new CRC32();
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    return "%08x".formatted(sum.getValue());
  }

  static Why why(Found found) {
    Run run = found.run();
    List<Call> calls = run.script().calls().subList(0, found.at() + 1);
    List<Line> original = Answers.lines(run, calls);
    List<Line> altered = Half.of(run.blueprint(), Compaction.edited(found, calls))
        .map(Half::lines)
        .orElse(List.of());
    return new Why(
        found.feature().heuristic(),
        found.edit(),
        found.at(),
        found.feature().reason(),
        original,
        altered,
        sentence(run, found.edit(), found.at(), found.feature().reason()),
        effect(original.get(found.at()), run, found.at(), found.feature().reason()),
        found.feature().text(),
        found.feature().coarse().text(),
        found.edit() instanceof Counterfactual.Swap swap ? arguments(run, swap.call()) : List.of());
  }

  private static List<@Nullable Object> arguments(Run run, int position) {
    @Nullable Object[] other = run.alternative(position);
    return other == null ? List.of() : Arrays.asList(other);
  }

  static String sentence(Run run, Counterfactual edit, int at, Reason reason) {
    String what = edit.fold(
        delete -> "Deleting command " + (delete.call() + 1),
        range -> "Deleting commands " + (range.first() + 1) + " to " + (range.last() + 1),
        swap -> "Changing command " + (swap.call() + 1) + " to " + other(run, swap.call()));
    return reason == Reason.NOTHING
        ? what + " changes nothing."
        : what + " changes command " + (at + 1) + ":";
  }

  private static String other(Run run, int position) {
    @Nullable Object[] arguments = run.alternative(position);
    return arguments == null ? "?" : Answers.call(run, position, arguments);
  }

  static String effect(Line line, Run run, int at, Reason reason) {
    if (reason == Reason.NOTHING) {
      return "";
    }
    if (reason == Reason.NOT_ALLOWED) {
      return line.call() + " -> " + Answers.NOT_ALLOWED;
    }
    if (run.result(at).threw()) {
      return line.call() + " -> should not fail";
    }
    return line.call() + " -> should not return "
        + (line.answer().isEmpty() ? "the same" : line.answer());
  }
}
