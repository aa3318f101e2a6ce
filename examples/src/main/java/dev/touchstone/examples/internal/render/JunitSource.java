package dev.touchstone.examples.internal.render;

import dev.touchstone.examples.Example;
import dev.touchstone.examples.ExampleSet;
import dev.touchstone.internal.show.JavaSource;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.Sym;
import dev.touchstone.machine.internal.Shown;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The examples as the source of a JUnit class, one test each. */
public final class JunitSource {
  private final String home;
  private final String model;
  private final SortedSet<String> imports = new TreeSet<>();
  private final StringBuilder tests = new StringBuilder();
  private final Map<String, Integer> names = new HashMap<>();

  private JunitSource(String home, String model) {
    this.home = home;
    this.model = model;
    imports.add("dev.touchstone.examples.Play");
    imports.add("org.junit.jupiter.api.Test");
  }

  /** Returns the source; {@code model} is the expression that makes the model. */
  public static String of(ExampleSet set, String home, String name, String model) {
    JunitSource source = new JunitSource(home, model);
    set.examples().stream().filter(example -> !example.unstable()).forEach(source::test);
    StringBuilder text = new StringBuilder();
    if (!home.isEmpty()) {
      text.append("package ").append(home).append(";\n\n");
    }
    source.imports.forEach(type -> text.append("import ").append(type).append(";\n"));
    return text.append("\nclass ")
        .append(name)
        .append(" {\n")
        .append(source.tests.length() == 0 ? "" : source.tests.substring(1))
        .append("}\n")
        .toString();
  }

  private void test(Example example) {
    String command = example.command().replaceAll("[^A-Za-z0-9_]", "_");
    int number = names.merge(command, 1, Integer::sum);
    tests.append("\n  @Test\n  void ").append(name(command)).append(number);
    tests.append("() {\n    Play.of(").append(model).append(")\n");
    List<Call> calls = example.calls();
    Map<Integer, Integer> lines = new HashMap<>();
    for (int i = 0; i < calls.size(); i++) {
      lines.put(calls.get(i).variable(), i + 1);
      tests.append("        .call(").append(quoted(calls.get(i).command()));
      for (Object argument : calls.get(i).arguments()) {
        tests.append(", ").append(expression(argument, lines));
      }
      tests.append(")");
      String answer = example.lines().get(i).answer();
      if (!example.lines().get(i).allowed()) {
        tests.append(".isNotAllowed()");
      } else if (!answer.isEmpty()) {
        tests.append(".gives(").append(quoted(answer)).append(")");
      }
      tests.append("\n");
    }
    tests.append("        .done();\n  }\n");
  }

  private static String name(String command) {
    return Character.isJavaIdentifierStart(command.charAt(0)) ? command : "x" + command;
  }

  private String quoted(String text) {
    return JavaSource.of(text, home).map(JavaSource::expression).orElse("\"\"");
  }

  private String expression(@Nullable Object argument, Map<Integer, Integer> lines) {
    if (argument instanceof Sym<?> symbol && symbol.path().isEmpty()) {
      return "Play.result(" + lines.getOrDefault(symbol.variable(), 0) + ")";
    }
    return JavaSource.of(argument, home)
        .filter(source -> !(argument instanceof Sym<?>))
        .map(source -> {
          imports.addAll(source.imports());
          return source.expression().equals("null") ? "(Object) null" : source.expression();
        })
        .orElseGet(() -> "Play.like(" + quoted(Shown.of(argument)) + ")");
  }
}
