package dev.touchstone.machine.internal;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.List;

/** Lets each known bug into scripts, one at a time, and says whether they still fail by it. */
final class KnownBugs {
  private KnownBugs() {}

  static List<String> check(
      SequentialChecker checker, Blueprint blueprint, Claim claim, Node node) {
    List<String> remarks = new ArrayList<>();
    for (Command command : blueprint.commands()) {
      for (Command.KnownBug bug : command.knownBugs()) {
        Verdict verdict = claim
            .configured(settings -> {
              settings.database = null;
              settings.replay = null;
            })
            .about(checker.arguments(Admission.with(bug)), claim.body())
            .run(node.child("known bug " + bug.name()));
        remarks.add(remark(command, bug, verdict));
      }
    }
    return remarks;
  }

  private static String remark(Command command, Command.KnownBug bug, Verdict verdict) {
    boolean fails = verdict instanceof Verdict.Falsified falsified
        && falsified.identity().place().equals(command.name());
    return fails
        ? "known bug " + bug.name() + " still makes " + command.name() + " fail"
        : "warning: known bug " + bug.name() + " of " + command.name()
            + " no longer makes a script fail; remove it";
  }
}
