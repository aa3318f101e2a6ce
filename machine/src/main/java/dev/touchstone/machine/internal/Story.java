package dev.touchstone.machine.internal;

import dev.touchstone.machine.Result;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.Trace;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Supplier;

/** Tells a run call by call: what each gave, the state before the wrong one, what was said. */
final class Story {
  private static final int WIDEST = 48;
  private static final int MOST_EVENTS = 40;

  private Story() {}

  /** Reads the results now, before anything changes them; the rest never changes and can wait. */
  static Supplier<List<String>> of(Execution execution, Failure failure) {
    String[] given = new String[execution.ran()];
    for (int i = 0; i < given.length; i++) {
      given[i] = given(execution.result(i), execution.gives(i));
    }
    return () -> {
      BitSet shown = Naming.mentioned(() -> state(execution, failure, given.length));
      int[] names = References.names(execution.calls(), shown);
      return Naming.with(names, () -> lines(execution, failure, given, names));
    };
  }

  private static String state(Execution execution, Failure failure, int ran) {
    return failure.call() != null && ran > 0
        ? "state before: " + Shown.of(execution.state(ran - 1))
        : "state at the end: " + Shown.of(execution.state(ran));
  }

  private static List<String> lines(
      Execution execution, Failure failure, String[] given, int[] names) {
    List<String> lines = new ArrayList<>(calls(new Script(execution.calls()).lines(names), given));
    lines.add(state(execution, failure, given.length));
    if (failure.cause() != null) {
      lines.add("threw: " + failure.cause());
    }
    events(execution, lines);
    if (execution.cleanupThrew() != null) {
      lines.add("cleanup threw: " + execution.cleanupThrew());
    }
    return lines;
  }

  private static List<String> calls(List<String> script, String[] given) {
    int width = script.stream().mapToInt(String::length).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < script.size(); i++) {
      boolean silent = i >= given.length || given[i].isEmpty();
      String call = script.get(i);
      lines.add(silent ? call : padded(call, Math.min(width, WIDEST)) + "  -> " + given[i]);
    }
    return lines;
  }

  /** Returns the result as text; nothing where none is given and for objects that do not print. */
  private static String given(Result<?> result, boolean gives) {
    Object value = result.threw() ? null : result.value();
    if (value instanceof Boolean || value instanceof Integer) {
      return value.toString();
    }
    String text = result.threw() || gives ? result.toString() : "";
    return text.startsWith("<") ? "" : text;
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private static void events(Execution execution, List<String> lines) {
    List<Trace.Event<?>> events = execution.events();
    if (events.isEmpty()) {
      return;
    }
    lines.add("trace:");
    for (Trace.Event<?> event : events.subList(0, Math.min(events.size(), MOST_EVENTS))) {
      String during = event.variable() < 0
          ? "start"
          : execution.calls().get(event.variable()).command();
      lines.add("  " + Shown.of(event.what()) + "  (" + during + ")");
    }
    if (events.size() > MOST_EVENTS) {
      lines.add("  and " + (events.size() - MOST_EVENTS) + " more");
    }
  }
}
