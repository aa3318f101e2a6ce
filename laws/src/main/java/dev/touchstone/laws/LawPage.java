package dev.touchstone.laws;

import dev.touchstone.laws.internal.explore.Prover;
import dev.touchstone.laws.internal.explore.SpotChecks;
import dev.touchstone.laws.internal.prune.InstancePruner;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.term.Wording;
import dev.touchstone.laws.internal.trial.RowTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Puts a report on one page that needs nothing else: each law with an example and what follows from it, a
 * box to search them, and everything that was refuted or left out.
 *
 * <p>The page is complete without scripts; the box appears where scripts run.
 */
final class LawPage {
  private static final int MOST_FOLLOWING = 40;
  private static final int EXAMPLE_ROWS = 40;

  private final LawReport report;
  private final Terms terms;
  private final Wording wording;
  private final StringBuilder out = new StringBuilder();

  private LawPage(LawReport report) {
    this.report = report;
    this.terms = report.bench().terms();
    this.wording = new Wording(terms);
  }

  static String of(LawReport report) {
    return new LawPage(report).write();
  }

  private String write() {
    String title = "Laws of " + report.about();
    out.append(LawPageFrame.START.formatted(text(title)));
    out.append("<h1>%s</h1>%n".formatted(text(title)));
    out.append(
        "<p>%d laws of %d functions. %,d terms were looked at in %,d classes; code was called %,d"
            .formatted(
                report.laws().size(),
                terms.vocabulary().functions().size(),
                report.terms(),
                report.classes(),
                report.calls()));
    out.append(" times. A law here was never seen to fail; it is not proved.</p>\n");
    out.append(LawPageFrame.SEARCH);
    laws();
    section("Under conditions", "laws where something else is true", report.conditionalLaws());
    section("Wherever both sides have values", "laws of which a side may throw", report.weakLaws());
    section("Inequalities", "terms that were never greater", report.inequalities());
    section("Definitions", "functions that others could stand for", report.definitions());
    section("Suggestions", "terms with one value", report.hints());
    section("Not defined everywhere", "functions that throw", report.partialFunctions());
    section("Looked like laws, but", "smallest values against them", report.misconceptions());
    section("The same laws where something may throw", "variants of laws above", report.variants());
    section("Remarks", "", report.warnings());
    section("Left out", "members no law is about, and why", report.leftOut());
    return out.append(LawPageFrame.END).toString();
  }

  private void laws() {
    List<Equation> equations = report.shownLaws();
    List<Law> laws = report.laws();
    Map<Integer, List<String>> following = following(equations);
    Map<String, List<Integer>> groups = new LinkedHashMap<>();
    for (int i = 0; i < laws.size(); i++) {
      groups.computeIfAbsent(laws.get(i).about(), about -> new ArrayList<>()).add(i);
    }
    groups.forEach((about, numbers) -> {
      out.append("<section class=\"group\"><h2>about %s</h2>%n".formatted(text(about)));
      for (int number : numbers) {
        law(number, equations.get(number), following.getOrDefault(number, List.of()));
      }
      out.append("</section>\n");
    });
  }

  private void law(int number, Equation law, List<String> following) {
    out.append(
        "<details class=\"law\" id=\"law-%d\"><summary><span class=\"n\">%d</span> <code>%s</code></summary>%n"
            .formatted(number + 1, number + 1, text(wording.of(law))));
    out.append("<p>Held on %,d rows after it was found. %s</p>%n"
        .formatted(report.bench().signature().confirmation(), example(law)));
    if (following.isEmpty()) {
      out.append("<p>No simpler laws imply it.</p>\n");
    } else {
      out.append(
          "<p>No simpler laws imply it. With its help these follow, and are not shown:</p><ul>\n");
      following.forEach(line -> out.append("<li>%s</li>%n".formatted(line)));
      out.append("</ul>\n");
    }
    out.append("</details>\n");
  }

  private String example(Equation law) {
    RowTable table = new RowTable(report.bench().laboratory());
    for (int row = 3; row < EXAMPLE_ROWS; row++) {
      table.load(report.bench().laboratory().rows().row(row));
      if (!table.throwing(law.left())) {
        String values = terms.vocabulary().variables().stream()
            .filter(variable -> terms.mentions(law, variable))
            .map(variable -> value(variable, table))
            .collect(Collectors.joining(", "));
        String where =
            values.isEmpty() ? "Both sides are " : "For %s both sides are ".formatted(values);
        return where + "<code>" + text(table.shown(law.left())) + "</code>.";
      }
    }
    return "Both sides throw where they were tried.";
  }

  private String value(Symbol variable, RowTable table) {
    return "<code>%s = %s</code>"
        .formatted(text(variable.name()), text(table.shown(terms.atom(variable))));
  }

  /** Returns equations that follow, with their proofs, under the last law each of them uses. */
  private Map<Integer, List<String>> following(List<Equation> laws) {
    List<Equation> goals = new ArrayList<>();
    for (int[] members : report.findings().universe().classes()) {
      for (int i = 1; i < members.length && goals.size() < MOST_FOLLOWING; i++) {
        Equation goal = new Equation(members[i], members[0]);
        if (!laws.contains(goal) && terms.foreground(members[i])) {
          goals.add(goal);
        }
      }
    }
    Map<Integer, List<String>> following = new LinkedHashMap<>();
    InstancePruner pruner =
        new Prover(terms, laws, new SpotChecks(report.bench().laboratory())).instances(goals);
    for (Equation goal : goals) {
      if (pruner.provable(goal)) {
        List<Integer> used = pruner.lawsUsed(goal).stream()
            .map(laws::indexOf)
            .filter(n -> n >= 0)
            .sorted()
            .toList();
        if (!used.isEmpty()) {
          following
              .computeIfAbsent(used.get(used.size() - 1), number -> new ArrayList<>())
              .add(proof(goal, used));
        }
      }
    }
    return following;
  }

  private String proof(Equation goal, List<Integer> used) {
    String links = used.stream()
        .map(number -> "<a href=\"#law-%d\">%d</a>".formatted(number + 1, number + 1))
        .collect(Collectors.joining(", "));
    return "<code>%s</code>, by %s %s"
        .formatted(text(wording.of(goal)), used.size() == 1 ? "law" : "laws", links);
  }

  private void section(String title, String note, List<?> lines) {
    if (!lines.isEmpty()) {
      out.append(
          "<details class=\"more\"><summary><h2>%s</h2> <span class=\"n\">%d%s</span></summary><ul>%n"
              .formatted(text(title), lines.size(), note.isEmpty() ? "" : ": " + text(note)));
      lines.forEach(
          line -> out.append("<li><code>%s</code></li>%n".formatted(text(String.valueOf(line)))));
      out.append("</ul></details>\n");
    }
  }

  private static String text(String plain) {
    StringBuilder escaped = new StringBuilder();
    plain.codePoints().forEach(point -> {
      switch (point) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        default -> {
          boolean hidden = Character.isISOControl(point)
              || Character.getType(point) == Character.SURROGATE
              || Character.getType(point) == Character.UNASSIGNED;
          escaped.append(hidden ? "\\u{%x}".formatted(point) : Character.toString(point));
        }
      }
    });
    return escaped.toString();
  }
}
