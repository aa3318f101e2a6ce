package dev.touchstone.laws;

import dev.touchstone.laws.internal.explore.Settings;
import dev.touchstone.laws.internal.term.Symbol;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Puts a report into words: laws in groups by the newest function they mention. */
final class LawText {
  private static final int MOST_FOLDED = 10;

  private final StringBuilder text = new StringBuilder();

  private LawText() {}

  static String of(LawReport report, Settings settings, int functions, int most) {
    LawText words = new LawText();
    words.header(report, settings, functions);
    words.laws(report.laws(), report.best(most));
    words.section("laws under conditions", report.conditionalLaws());
    words.folded("laws wherever both sides have values", report.weakLaws(), most);
    words.section("inequalities", report.inequalities());
    words.section("definitions", report.definitions());
    words.section("suggestions", report.hints());
    words.section("functions that are not defined everywhere", report.partialFunctions());
    words.folded("looked like laws, but", report.misconceptions(), most);
    words.folded("the same laws where something may throw", report.variants(), most);
    words.section("warnings", report.warnings());
    words.leftOut(report.leftOut(), most);
    return words.text.toString();
  }

  private void header(LawReport report, Settings settings, int functions) {
    if (report.bench().signature().reflected() != null) {
      text.append("laws of %s%n".formatted(report.about()));
      text.append("where %s%n%n".formatted(String.join("; ", legend(report.bench()))));
    }
    text.append("%d laws of %d functions, terms up to %s %d%n"
        .formatted(
            report.laws().size(),
            functions,
            settings.byDepth() ? "depth" : "size",
            settings.bound()));
    if (!report.complete()) {
      text.append("complete to %d only: the budget was used up%n".formatted(report.completed()));
    }
    text.append("%d terms, %d classes, %d equations before pruning, %d calls%n"
        .formatted(report.terms(), report.classes(), report.rawEquations(), report.calls()));
    int asked = report.bench().signature().confirmation();
    if (asked > 0 && !report.laws().isEmpty()) {
      text.append("every law held on %,d further rows%s%n"
          .formatted(
              report.confirmedRows(),
              report.confirmedRows() < asked
                  ? " of the %,d asked for: the budget was used up".formatted(asked)
                  : ""));
    }
  }

  /** Returns the sorts with their variables, as a reader wants to know them. */
  private static List<String> legend(Workbench bench) {
    List<String> legend = new ArrayList<>();
    List<String> types = bench.types();
    for (int type = 0; type < types.size(); type++) {
      List<Symbol> variables = bench.terms().vocabulary().variables(type);
      if (!variables.isEmpty()) {
        legend.add(variables.stream().map(Symbol::name).collect(Collectors.joining(", ")) + " : "
            + types.get(type));
      }
    }
    return legend;
  }

  private void laws(List<Law> laws, List<Integer> shown) {
    Map<String, StringBuilder> groups = new LinkedHashMap<>();
    for (int place : shown) {
      groups
          .computeIfAbsent(laws.get(place).about(), about -> new StringBuilder())
          .append("%4d. %s%n".formatted(place + 1, laws.get(place)));
    }
    groups.forEach(
        (about, lines) -> text.append("%nabout %s%n".formatted(about)).append(lines));
    if (shown.size() < laws.size()) {
      text.append("%n%d more laws about more functions%n".formatted(laws.size() - shown.size()));
    }
  }

  /** Adds a section that is shown in part unless everything is asked for. */
  private void folded(String title, List<?> all, int most) {
    int shown = Math.min(all.size(), most < Integer.MAX_VALUE ? MOST_FOLDED : all.size());
    List<Object> lines = new ArrayList<>(all.subList(0, shown));
    if (shown < all.size()) {
      lines.add("%d more".formatted(all.size() - shown));
    }
    section(title, lines);
  }

  /** Groups members by the reason they are left out for. */
  private void leftOut(List<String> members, int most) {
    Map<String, List<String>> reasons = new LinkedHashMap<>();
    for (String member : members) {
      int colon = member.indexOf("): ") < 0 ? member.indexOf(": ") : member.indexOf("): ") + 1;
      reasons
          .computeIfAbsent(member.substring(colon + 2), reason -> new ArrayList<>())
          .add(member.substring(0, colon));
    }
    if (most < Integer.MAX_VALUE) {
      reasons.remove("every object has it");
    }
    List<String> lines = new ArrayList<>();
    reasons.forEach((reason, names) -> lines.add(reason + ": " + String.join(", ", names)));
    section("left out", lines);
  }

  private void section(String title, List<?> lines) {
    if (!lines.isEmpty()) {
      text.append("%n%s%n".formatted(title));
      lines.forEach(line -> text.append("      %s%n".formatted(line)));
    }
  }
}
