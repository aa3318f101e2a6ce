package dev.touchstone.examples.internal;

import dev.touchstone.examples.Line;
import dev.touchstone.internal.show.Show;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.internal.References;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls and what they gave, as text. */
final class Answers {
  static final String NOT_ALLOWED = "call not allowed";
  private static final int WIDEST = 200;

  private Answers() {}

  /** Returns the lines of a run; calls beyond it were not allowed. */
  static List<Line> lines(Run run, List<Call> calls) {
    int[] names = References.names(calls);
    List<String> texts = new Script(calls).lines(names);
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < calls.size(); i++) {
      boolean ran = i < run.length();
      String answer = ran ? answer(run, i) : NOT_ALLOWED;
      Manner manner = ran ? run.manner(i) : Manner.NOT_ALLOWED;
      lines.add(new Line(i + 1, cut(texts.get(i)), answer, manner.accepted(), ran));
    }
    return List.copyOf(lines);
  }

  /** Returns the text of a call with other arguments. */
  static String call(Run run, int position, @Nullable Object[] arguments) {
    Call call = run.call(position);
    List<Call> calls = new ArrayList<>(run.script().calls());
    calls.set(position, run.command(position).call(call.variable(), arguments));
    String line =
        new Script(calls).lines(References.names(run.script().calls())).get(position);
    int equals = line.indexOf(" = ");
    int open = line.indexOf('(');
    return cut(equals >= 0 && equals < open ? line.substring(equals + 3) : line);
  }

  /** Returns what a call gave; nothing for an object that does not print. */
  static String answer(Run run, int position) {
    Result<?> result = run.result(position);
    if (!result.threw() && !run.command(position).gives()) {
      return "ok";
    }
    String text = result.threw() ? result.toString() : Show.of(result.value());
    return opaque(text) ? "" : cut(text);
  }

  static boolean opaque(String text) {
    return text.startsWith("<") || text.matches("[\\w.$]+@[0-9a-f]+");
  }

  private static String cut(String text) {
    return text.length() <= WIDEST ? text : text.substring(0, WIDEST - 4) + " ...";
  }

  /** Returns whether two runs of the same calls gave the same, as far as it prints. */
  static boolean same(Run one, Run other) {
    for (int i = 0; i < one.length(); i++) {
      if (!one.manner(i).equals(other.manner(i)) || !answer(one, i).equals(answer(other, i))) {
        return false;
      }
    }
    return true;
  }
}
