package dev.touchstone.examples.internal;

import dev.touchstone.examples.Example;
import dev.touchstone.examples.Group;
import dev.touchstone.examples.Reason;
import dev.touchstone.machine.internal.Blueprint;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the author of a model should know after a search. */
final class Warnings {
  private static final double STRICT = 0.8;

  private Warnings() {}

  static List<String> of(Blueprint blueprint, Findings findings, List<Group> groups) {
    List<String> warnings = new ArrayList<>();
    List<Example> all = new ArrayList<>();
    groups.forEach(group -> {
      all.add(group.head());
      all.addAll(group.similar());
    });
    if (!findings.truncated().isEmpty()) {
      warnings.add("the search was cut short: " + findings.truncated()
          + "; the same seed may give other examples");
    }
    findings
        .errors()
        .forEach((message, times) -> warnings.add(
            "the model failed in " + times + " scripts, which were set aside: " + message));
    if (all.isEmpty()) {
      warnings.add("nothing interesting was found in " + findings.runs() + " runs");
    }
    strict(warnings, findings.found());
    silent(warnings, blueprint, findings);
    long unstable = all.stream().filter(Example::unstable).count();
    if (unstable > 0) {
      warnings.add(unstable + " of " + all.size()
          + " examples are unstable: the system gave other results when they ran again");
    }
    return warnings;
  }

  /** Warns where most of what was found is that some call may not be made at all. */
  private static void strict(List<String> warnings, List<Found> found) {
    Map<String, Integer> forbidden = new LinkedHashMap<>();
    found.stream()
        .filter(one -> one.feature().reason() == Reason.NOT_ALLOWED)
        .forEach(one -> forbidden.merge(one.run().call(one.at()).command(), 1, Integer::sum));
    int sum = forbidden.values().stream().mapToInt(Integer::intValue).sum();
    if (found.isEmpty() || sum <= STRICT * found.size()) {
      return;
    }
    String strictest = forbidden.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse("");
    warnings.add(sum + " of " + found.size()
        + " things found are that a call is not allowed, most often " + strictest
        + "; what the system answers itself belongs in the postcondition, so let the precondition of "
        + strictest + " allow more");
  }

  private static void silent(List<String> warnings, Blueprint blueprint, Findings findings) {
    blueprint.commands().forEach(command -> {
      int[] counts = findings.answered().getOrDefault(command.name(), new int[2]);
      if (counts[0] == 0 && findings.runs() > 0) {
        warnings.add("command " + command.name() + " never succeeded in " + findings.runs()
            + " runs (refused " + counts[1] + " times); see its arguments and its precondition");
      }
    });
  }
}
