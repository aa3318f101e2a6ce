package dev.touchstone.cli;

import dev.touchstone.laws.Explanation;
import dev.touchstone.laws.Law;
import dev.touchstone.laws.LawReport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Puts what a search for laws found into words and data. */
final class LawsAnswer {
  private static final int USUALLY_SHOWN = 40;

  private LawsAnswer() {}

  static Answer of(LawReport report, boolean all, @Nullable Path tests) {
    String text = report.text(all ? Integer.MAX_VALUE : USUALLY_SHOWN);
    String written = tests == null ? "" : "\nwrote " + tests + "\n";
    return Answer.ok(text + written, data(report));
  }

  private static Map<String, Object> data(LawReport report) {
    return Json.object(
        "about", report.about(),
        "laws", laws(report.laws()),
        "variants", laws(report.variants()),
        "conditional", texts(report.conditionalLaws()),
        "weak", laws(report.weakLaws()),
        "inequalities", texts(report.inequalities()),
        "definitions", texts(report.definitions()),
        "suggestions", texts(report.hints()),
        "partial", texts(report.partialFunctions()),
        "misconceptions", texts(report.misconceptions()),
        "remarks", report.warnings(),
        "leftOut", report.leftOut(),
        "completed", report.completed(),
        "confirmedRows", report.confirmedRows(),
        "terms", report.terms(),
        "classes", report.classes(),
        "calls", report.calls());
  }

  private static List<Object> laws(List<Law> laws) {
    List<Object> all = new ArrayList<>();
    laws.forEach(law -> all.add(Json.object("law", law.toString(), "about", law.about())));
    return all;
  }

  private static List<String> texts(List<?> values) {
    return values.stream().map(String::valueOf).toList();
  }

  static Answer of(LawReport report, String equation, Explanation explanation) {
    return explanation.fold(
        proved -> proved(report, equation, proved),
        refuted -> new Answer(
            Exit.OK,
            "%s is false: %s".formatted(equation, refuted.why().where()),
            Json.object(
                "equation", equation, "answer", "false", "why", refuted.why().where())),
        open -> outside(equation, open));
  }

  private static Answer outside(String equation, Explanation.Open open) {
    String why = open.why();
    return new Answer(
        Exit.OK,
        "%s is outside what was looked at%s; it held on %d rows"
            .formatted(equation, why.isEmpty() ? "" : ": " + why, open.rows()),
        Json.object("equation", equation, "answer", "outside", "why", why, "rows", open.rows()));
  }

  private static String steps(Explanation.Proved proved) {
    return proved.steps().isEmpty()
        ? ""
        : proved.steps().stream()
            .map(step -> "\n  " + step)
            .collect(Collectors.joining("", "\nstep by step", ""));
  }

  private static Answer proved(LawReport report, String equation, Explanation.Proved proved) {
    List<Law> from = proved.from();
    List<Law> laws = report.laws();
    boolean isLaw = from.size() == 1 && from.get(0).toString().equals(equation);
    String by = from.stream()
        .map(law ->
            "  %s%s".formatted(laws.contains(law) ? (laws.indexOf(law) + 1) + ". " : "", law))
        .collect(Collectors.joining("\n"));
    String text = isLaw
        ? "%s is law %d".formatted(equation, laws.indexOf(from.get(0)) + 1)
        : "%s follows from%n%s%s"
            .formatted(equation, by.isEmpty() ? "  the laws together" : by, steps(proved));
    return Answer.ok(
        text,
        Json.object(
            "equation",
            equation,
            "answer",
            isLaw ? "law" : "proof",
            "from",
            texts(from),
            "steps",
            texts(proved.steps())));
  }
}
