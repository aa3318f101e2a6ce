package dev.touchstone.laws;

import dev.touchstone.internal.show.JavaSource;
import dev.touchstone.laws.internal.explore.Statement;
import dev.touchstone.laws.internal.reflect.Draft;
import dev.touchstone.laws.internal.reflect.Kind;
import dev.touchstone.laws.internal.reflect.Operator;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.term.Wording;
import dev.touchstone.laws.internal.trial.Rows;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Writes the laws of classes as a class of tests that needs JUnit Jupiter and Touchstone's core only.
 *
 * <p>One test a law, and one for the values against each equation that only looked like a law, where they can be
 * written. Each function of the signature is a method that calls the member it stands for; where
 * members change objects, a value is code that makes the object, so that no call sees what another one
 * did.
 */
final class JUnitSource {
  private static final int MOST_ARGUMENTS = 4;
  private static final int MOST_REFUTED = 10;

  private final LawReport report;
  private final Terms terms;
  private final Draft draft;
  private final Map<String, Kind> kinds = new LinkedHashMap<>();
  private final Set<String> imports = new TreeSet<>();
  private final StringBuilder out = new StringBuilder();

  private JUnitSource(LawReport report, Draft draft) {
    this.report = report;
    this.terms = report.bench().terms();
    this.draft = draft;
  }

  /** Returns the source of a class with a name in a package. */
  static String of(LawReport report, String packageName, String className) {
    Reflected reflected = report.bench().signature().reflected();
    if (reflected == null) {
      throw new IllegalArgumentException(
          "tests can be written for laws of classes only; start with Laws.of(SomeClass.class)");
    }
    return new JUnitSource(report, reflected.draft()).write(packageName, className);
  }

  private String write(String packageName, String className) {
    head(className);
    int number = 0;
    for (Equation law : report.shownLaws()) {
      test(++number, law);
    }
    refuted();
    functions();
    generators();
    out.append(JUnitFrame.end(terms.vocabulary().tellsExceptions()));
    looks();
    String head = packageName.isEmpty() ? "" : "package %s;\n\n".formatted(packageName);
    return head + JUnitFrame.imports(imports) + out.append("}\n");
  }

  private JUnitSource line(String text) {
    out.append(text).append('\n');
    return this;
  }

  private void head(String className) {
    line("/**");
    line(" * Laws of %s, found by Touchstone.".formatted(report.about()));
    line(" *");
    line(" * <p>A test fails if its law has become false.");
    line(" */");
    line(
        "@SuppressWarnings({\"unchecked\", \"unused\", \"deprecation\", \"removal\"}) // written by a program");
    line("class %s {".formatted(className));
  }

  private void test(int number, Equation law) {
    List<Symbol> variables = terms.vocabulary().variables().stream()
        .filter(variable -> terms.mentions(law, variable))
        .toList();
    line("  /** %s */".formatted(new Wording(terms).of(law).replace("*/", "* /")));
    line("  @Test");
    line("  void law%d() throws Throwable {".formatted(number));
    String sides = "same(() -> %s, () -> %s)".formatted(java(law.left()), java(law.right()));
    if (variables.isEmpty()) {
      line("    assertTrue(%s);".formatted(sides));
    } else if (variables.size() <= MOST_ARGUMENTS) {
      String names = variables.stream().map(Symbol::name).collect(Collectors.joining(", "));
      String gens = variables.stream()
          .map(variable -> kind(variable).values())
          .collect(Collectors.joining(").and("));
      line("    Claim.forAll(%s)".formatted(gens));
      line("        .holds((%s) -> %s)".formatted(names, sides));
      line("        .cases(CASES)").line("        .orThrow();");
    } else {
      many(variables, sides);
    }
    line("  }").line("");
  }

  /** Writes a test that the values against some equations are still against them. */
  private void refuted() {
    int number = 0;
    for (Map.Entry<Statement, Rows.Row> entry : report.refuted().entrySet()) {
      if (entry.getKey() instanceof Statement.Equal equal && number < MOST_REFUTED) {
        number += refuted(number + 1, equal.sides(), entry.getValue()) ? 1 : 0;
      }
    }
  }

  /** Writes a test unless a value cannot be written; returns whether it did. */
  private boolean refuted(int number, Equation equation, Rows.Row row) {
    List<String> values = new ArrayList<>();
    Set<String> imported = new TreeSet<>();
    for (Symbol variable : terms.vocabulary().variables()) {
      if (terms.mentions(equation, variable)) {
        Object value = row.variables()[report.bench().laboratory().rows().position(variable)];
        Optional<JavaSource> source = JavaSource.of(value, "");
        if (source.isEmpty()) {
          return false;
        }
        imported.addAll(source.get().imports());
        values.add("    %s %s = %s;"
            .formatted(kind(variable).java(), variable.name(), source.get().expression()));
      }
    }
    imports.addAll(imported);
    String text = new Wording(terms).of(equation).replace("*/", "* /");
    line("  /** Not a law: %s */".formatted(text));
    line("  @Test");
    line("  void noLaw%d() throws Throwable {".formatted(number));
    values.forEach(this::line);
    line("    assertFalse(same(() -> %s, () -> %s));"
        .formatted(java(equation.left()), java(equation.right())));
    line("  }").line("");
    return true;
  }

  private void many(List<Symbol> variables, String sides) {
    String draws = variables.stream()
        .map(variable -> "source.from(%s)".formatted(kind(variable).values()))
        .collect(Collectors.joining(", "));
    line("    Gen<Object[]> rows = source -> new Object[] {%s};".formatted(draws));
    line("    Claim.forAll(rows).holds(row -> {");
    for (int i = 0; i < variables.size(); i++) {
      line("      var %s = (%s) row[%d];"
          .formatted(variables.get(i).name(), Operator.javaType(kind(variables.get(i))), i));
    }
    line("      return %s;".formatted(sides)).line("    }).cases(CASES).orThrow();");
  }

  private Kind kind(Symbol variable) {
    if (kinds.isEmpty()) {
      draft.kinds().forEach(kind -> kind.variables().forEach(name -> kinds.put(name, kind)));
    }
    return Objects.requireNonNull(kinds.get(variable.name()), variable.name());
  }

  private String java(int term) {
    Symbol head = terms.head(term);
    if (head.isVariable()) {
      return head.name();
    }
    if (!head.isFunction()) {
      return "undefined()";
    }
    if (head.name().startsWith(Workbench.EXCEPTION)) {
      return "thrown(\"%s\")".formatted(head.name().substring(Workbench.EXCEPTION.length()));
    }
    Operator operator = operator(head);
    if (!operator.constant().isEmpty()) {
      return operator.constant();
    }
    List<String> arguments = new ArrayList<>();
    for (int i = 0; i < terms.arity(term); i++) {
      arguments.add(java(terms.argument(term, i)));
    }
    return "%s(%s)".formatted(operator.javaName(), String.join(", ", arguments));
  }

  private Operator operator(Symbol head) {
    return draft.operators().get(terms.vocabulary().functions().indexOf(head));
  }

  private void functions() {
    Set<String> written = new LinkedHashSet<>();
    List<Operator> all = new ArrayList<>(draft.operators());
    draft.makers().forEach(recipe -> {
      all.addAll(recipe.makers());
      all.addAll(recipe.steps());
    });
    for (Operator operator : all) {
      if (operator.constant().isEmpty() && written.add(operator.java())) {
        line(operator.java());
      }
    }
  }

  private void generators() {
    Set<Kind> all = new LinkedHashSet<>();
    draft.kinds().forEach(kind -> collect(kind, all));
    draft.makers().forEach(recipe -> {
      recipe.makers().forEach(maker -> maker.arguments().forEach(kind -> collect(kind, all)));
      recipe.steps().forEach(step -> step.arguments().forEach(kind -> collect(kind, all)));
    });
    for (Kind kind : all) {
      if (!kind.genSource().isEmpty()) {
        line("  private static Gen<%s> %s {".formatted(kind.java(), kind.values()));
        line("    return %s;".formatted(kind.genSource())).line("  }").line("");
      }
    }
    draft.makers().forEach(this::recipe);
  }

  private static void collect(Kind kind, Set<Kind> all) {
    if (kind.gen() != null && all.add(kind)) {
      kind.parts().forEach(part -> collect(part, all));
    }
  }

  private void recipe(Draft.Recipe recipe) {
    Kind kind = recipe.kind();
    String type = Operator.javaType(kind);
    String name = kind.values().replace("Values()", "");
    line("  private static Gen<%s> %s {".formatted(type, kind.values()));
    line("    return source -> %sDrawn(source, 0);".formatted(name)).line("  }").line("");
    alternatives(name + "First", type, "", recipe.makers(), kind);
    alternatives(name + "Next", type, ", " + type + " last", recipe.steps(), kind);
    line("  private static %s %sDrawn(Source source, int nested) {".formatted(type, name));
    line("    %s made = null;".formatted(type));
    line("    while (made == null) {");
    line("      made = tried(%sFirst(source, nested));".formatted(name)).line("    }");
    if (!recipe.steps().isEmpty()) {
      boolean flat = recipe.steps().stream().anyMatch(step -> !nests(step, kind, "last"));
      line("    int steps = %ssource.integer(0, Math.min(8, 1 + source.size() / 2));"
          .formatted(flat ? "" : "nested > 0 ? 0 : "));
      line("    for (int i = 0; i < steps; i++) {");
      line("      %s next = tried(%sNext(source, nested, made));".formatted(type, name));
      line("      made = next == null ? made : next;").line("    }");
    }
    line("    return made;").line("  }").line("");
  }

  private void alternatives(
      String method, String type, String last, List<Operator> choices, Kind kind) {
    if (choices.isEmpty()) {
      return;
    }
    List<Operator> sorted = new ArrayList<>(choices);
    sorted.sort((a, b) -> Boolean.compare(nests(a, kind, last), nests(b, kind, last)));
    long flat = sorted.stream().filter(choice -> !nests(choice, kind, last)).count();
    String count = flat == 0 || flat == sorted.size()
        ? String.valueOf(sorted.size())
        : "nested < 1 ? %d : %d".formatted(sorted.size(), flat);
    line("  private static Made<%s> %s(Source source, int nested%s) {"
        .formatted(type, method, last));
    line("    switch (source.branch(%s)) {".formatted(count));
    for (int i = 0; i < sorted.size(); i++) {
      line("      %s -> {".formatted(i == sorted.size() - 1 ? "default" : "case " + i));
      choice(sorted.get(i), kind, last.isEmpty() ? 0 : 1);
      line("      }");
    }
    line("    }").line("  }").line("");
  }

  private static boolean nests(Operator choice, Kind kind, String last) {
    return choice.arguments().stream().skip(last.isEmpty() ? 0 : 1).anyMatch(arg -> arg == kind);
  }

  private void choice(Operator choice, Kind kind, int from) {
    List<String> actual = new ArrayList<>();
    String name = kind.values().replace("Values()", "");
    for (int i = 0; i < choice.arguments().size(); i++) {
      Kind argument = choice.arguments().get(i);
      if (i < from) {
        actual.add("last");
      } else {
        String drawn = argument == kind
            ? "%sDrawn(source, nested + 1)".formatted(name)
            : "source.from(%s)".formatted(argument.values());
        line("        %s b%d = %s;".formatted(Operator.javaType(argument), i, drawn));
        actual.add("b" + i);
      }
    }
    String call = choice.constant().isEmpty()
        ? "%s(%s)".formatted(choice.javaName(), String.join(", ", actual))
        : choice.constant();
    line("        return () -> %s;".formatted(call));
  }

  private void looks() {
    List<Kind> looked =
        draft.kinds().stream().filter(kind -> !kind.looks().isEmpty()).toList();
    line("  private static Object seen(Object value) throws Throwable {");
    for (Kind kind : looked) {
      String raw = kind.java().replaceAll("<.*", "");
      line("    if (value instanceof Made<?> made && made.get() instanceof %s) {".formatted(raw));
      line("      return %sSeen((Made<%s>) value);"
          .formatted(kind.values().replace("Values()", ""), kind.java()));
      line("    }");
    }
    line("    return value instanceof Made<?> made ? seen(made.get()) : contents(value);");
    line("  }");
    looked.forEach(this::look);
  }

  private void look(Kind kind) {
    String name = kind.values().replace("Values()", "");
    line("");
    line("  private static Object %sSeen(Made<%s> made) throws Throwable {"
        .formatted(name, kind.java()));
    line("    List<Object> seen = new ArrayList<>();");
    line("    %sLook(made.get(), seen);".formatted(name));
    for (String step : kind.steps()) {
      line("    {").line("      var o = made.get();");
      line("      for (int i = 0; i < 12; i++) {");
      line("        Object taken = outcome(() -> %s);".formatted(step));
      line("        seen.add(taken);").line("        %sLook(o, seen);".formatted(name));
      line("      }").line("    }");
    }
    line("    return seen;").line("  }").line("");
    line("  private static void %sLook(%s o, List<Object> seen) {".formatted(name, kind.java()));
    kind.looks().forEach(look -> line("    seen.add(outcome(() -> %s));".formatted(look)));
    line("  }");
  }
}
