package dev.touchstone.laws;

import dev.touchstone.laws.internal.explore.Settings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Puts a report into words: laws in groups by the newest function they mention. */
final class LawText {
  private final StringBuilder text = new StringBuilder();

  private LawText() {}

  static String of(LawReport report, Settings settings, int functions) {
    LawText words = new LawText();
    words.header(report, settings, functions);
    words.laws(report.laws());
    words.section("laws under conditions", report.conditionalLaws());
    words.section("laws wherever both sides have values", report.weakLaws());
    words.section("inequalities", report.inequalities());
    words.section("definitions", report.definitions());
    words.section("suggestions", report.hints());
    words.section("functions that are not defined everywhere", report.partialFunctions());
    words.section("looked like laws, but", report.misconceptions());
    words.section("the same laws where something may throw", report.variants());
    words.section("warnings", report.warnings());
    return words.text.toString();
  }

  private void header(LawReport report, Settings settings, int functions) {
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
  }

  private void laws(List<Law> laws) {
    Map<String, StringBuilder> groups = new LinkedHashMap<>();
    int number = 0;
    for (Law law : laws) {
      number++;
      groups
          .computeIfAbsent(law.about(), about -> new StringBuilder())
          .append("%4d. %s%n".formatted(number, law));
    }
    groups.forEach(
        (about, lines) -> text.append("%nabout %s%n".formatted(about)).append(lines));
  }

  private void section(String title, List<?> lines) {
    if (!lines.isEmpty()) {
      text.append("%n%s%n".formatted(title));
      lines.forEach(line -> text.append("      %s%n".formatted(line)));
    }
  }
}
