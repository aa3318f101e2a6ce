package dev.touchstone.cli;

import java.util.function.BooleanSupplier;

/** Prints answers in the form that was asked for. */
record Printer(Console console, BooleanSupplier asJson) {
  int print(Answer answer) {
    String text = asJson.getAsBoolean() ? Json.write(answer.json()) : Visible.of(answer.text());
    console.out().print(text.endsWith("\n") ? text : text + "\n");
    return answer.exit().code();
  }
}
