package dev.touchstone.cli;

import dev.touchstone.laws.Law;
import dev.touchstone.laws.LawReport;
import dev.touchstone.laws.Laws;
import dev.touchstone.random.Node;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/** Finds the laws of a class of the JDK, from nothing but its name. */
record LawsStage() implements Stage {
  private static final List<String> MEMBERS =
      List.of("new", "addFirst", "addLast", "pollFirst", "peekFirst", "isEmpty");
  private static final String TOO_GENERAL = "addLast(pollFirst.state(d), x)";
  private static final String SWAPPED = "pollFirst.state(addLast(d, x))";

  @Override
  public String name() {
    return "laws";
  }

  @Override
  public String title() {
    return "Laws: point at a class, get its algebra";
  }

  @Override
  public long steps() {
    return 1;
  }

  @Override
  public Outcome run(Node node, Progress progress) {
    LawReport report = Laws.classes(List.of(ArrayDeque.class))
        .only(MEMBERS)
        .seed(node.child("seed").open().nextLong())
        .signature()
        .maxSize(5)
        .confirm(2_000)
        .discover();
    progress.step();
    String answer = report
        .explain(TOO_GENERAL, SWAPPED)
        .fold(proved -> "it follows", refuted -> refuted.why().where(), open -> "nobody knows");
    return new Outcome(
        lines(report, answer),
        Json.object(
            "about",
            report.about(),
            "laws",
            report.laws().stream().map(Law::toString).toList(),
            "explained",
            answer));
  }

  private static List<String> lines(LawReport report, String answer) {
    List<String> lines = new ArrayList<>();
    lines.add("What java.util.ArrayDeque obeys, found by calling " + MEMBERS.size() + " members:");
    report.laws().forEach(law -> lines.add("  " + law));
    lines.add("Is %s = %s?".formatted(TOO_GENERAL, SWAPPED));
    lines.add("  No: " + answer);
    lines.add("  see: touchstone laws java.util.ArrayDeque");
    return lines;
  }
}
