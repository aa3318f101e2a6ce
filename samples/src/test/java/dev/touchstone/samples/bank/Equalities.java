package dev.touchstone.samples.bank;

import dev.touchstone.examples.Example;
import dev.touchstone.examples.Line;
import java.util.ArrayList;
import java.util.List;

/**
 * Which values of an example of the bank are equal, read from its printed lines alone.
 *
 * @param calls the commands and whether they were accepted
 * @param values the arguments by kind, then the answers by command
 */
record Equalities(List<String> calls, List<String> values) {
  static Equalities of(Example example) {
    List<String> calls = new ArrayList<>();
    List<String> arguments = new ArrayList<>();
    List<String> answers = new ArrayList<>();
    for (Line line : example.lines()) {
      int open = line.call().indexOf('(');
      String command = line.call().substring(0, open);
      calls.add(command + (line.allowed() ? line.accepted() ? " yes" : " no" : " not allowed"));
      String inside = line.call().substring(open + 1, line.call().length() - 1);
      for (String argument : inside.isEmpty() ? new String[0] : inside.split(", ")) {
        arguments.add(argument.matches("\\d+") ? "amount " + argument : argument);
      }
      answers.add(
          line.allowed() ? calls.get(calls.size() - 1) + line.answer() : "none " + answers.size());
    }
    arguments.addAll(answers);
    return new Equalities(calls, arguments);
  }

  /** Returns whether the same calls have all these equalities and more. */
  boolean areFewerThan(Equalities other) {
    return calls.equals(other.calls) && other.include(this) && !include(other);
  }

  private boolean include(Equalities fewer) {
    for (int i = 0; i < values.size(); i++) {
      for (int k = 0; k < i; k++) {
        boolean asked = fewer.values.get(i).equals(fewer.values.get(k));
        if (asked && !values.get(i).equals(values.get(k))) {
          return false;
        }
      }
    }
    return true;
  }
}
