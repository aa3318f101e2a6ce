package dev.touchstone.samples.bank;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.examples.Example;
import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.MutationScore;
import dev.touchstone.examples.Render;
import dev.touchstone.machine.Model;
import dev.touchstone.samples.mutants.Mutants;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

public class BankRenderingTests {
  /** The model that generated tests run on; set before they do. */
  public static Model<?, ?> tested = new BankModel();

  private static ExampleSet few() {
    ExampleSet set = BankExamplesTests.set(0);
    return new ExampleSet(
        set.model(),
        set.type(),
        set.groups().stream()
            .filter(group -> group.head().command().equals("open"))
            .toList(),
        List.of(),
        List.of("a < b & c_d"),
        set.effort(),
        "");
  }

  @Test
  void tellsInATerminal() {
    String text = Render.terminal(few(), true, false);
    assertThat(text).contains("""
        open

          1. open() -> ok
          as against:
            1. open() -> ok
            2. close() -> ok
            3. open() -> ok
            Deleting commands 1 to 2 changes nothing.
        """, """

          1. open() -> ok
          2. close() -> ok
          3. open() -> ok
          Deleting command 2 changes command 3:
          3. open() -> call not allowed
        """);
    assertThat(text).endsWith("warning: a < b & c_d\n");
    assertThat(Render.terminal(few(), false, true))
        .contains("\u001b[4;31m2. close() -> ok\u001b[0m");
  }

  @Test
  void escapesInHtmlMarkdownAndLatex() {
    assertThat(Render.html(few(), true))
        .startsWith("<!doctype html>")
        .contains("a &lt; b &amp; c_d", "<u>close()</u>", "<details open><summary>Why</summary>")
        .doesNotContain("<script");
    assertThat(Render.markdown(few(), true))
        .startsWith("# Examples of BankModel\n")
        .contains(
            "a \\< b & c\\_d", "```text\n1. open() -> ok\n2. close() -> ok\n3. open() -> ok\n```");
    assertThat(Render.latex(few(), true))
        .contains(
            "a \\textless{} b \\& c\\_d",
            "\\deleted{\\texttt{2. close() -\\textgreater{} ok}}",
            "\\end{document}");
  }

  @Test
  void asksInAQuiz() {
    String quiz = Render.quiz(few());
    assertThat(quiz).contains("1. open() -> ______").contains("\nKey\n");
    assertThat(quiz.substring(0, quiz.indexOf("Key"))).doesNotContain("-> ok");
  }

  @Test
  void writesTestsThatKillWhatTheSetKills(@TempDir Path folder) throws Exception {
    ExampleSet set = BankExamplesTests.set(0);
    Map<String, Model<?, ?>> faulty = Mutants.BANK.faulty();
    try (URLClassLoader loader = compiled(set, folder)) {
      Class<?> type = loader.loadClass("bank.BankExamplesTest");
      tested = new BankModel();
      assertThat(failures(type)).isEmpty();
      List<String> killed = new ArrayList<>();
      for (Map.Entry<String, Model<?, ?>> fault : faulty.entrySet()) {
        tested = fault.getValue();
        if (!failures(type).isEmpty()) {
          killed.add(fault.getKey());
        }
      }
      assertThat(type.getDeclaredMethods())
          .hasSize((int) set.examples().stream().filter(one -> !one.unstable()).count());
      assertThat(killed).isEqualTo(MutationScore.of(examples(set), faulty).killed());
    } finally {
      tested = new BankModel();
    }
  }

  private static List<Example> examples(ExampleSet set) {
    return set.examples();
  }

  private static URLClassLoader compiled(ExampleSet set, Path folder) throws IOException {
    String source = Render.junit(
        set, "bank", "BankExamplesTest", BankRenderingTests.class.getName() + ".tested");
    Path file = folder.resolve("bank/BankExamplesTest.java");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        source
            .replace("class BankExamplesTest", "public class BankExamplesTest")
            .replace("  void ", "  public void "));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    String classPath = System.getProperty("java.class.path");
    int code = compiler.run(
        null, null, null, "-proc:none", "-cp", classPath, "-d", folder.toString(), file.toString());
    assertThat(code).as(source).isZero();
    return new URLClassLoader(
        new URL[] {folder.toUri().toURL()}, BankRenderingTests.class.getClassLoader());
  }

  private static List<String> failures(Class<?> type) throws ReflectiveOperationException {
    List<String> failures = new ArrayList<>();
    Object instance = type.getConstructor().newInstance();
    for (Method test : type.getDeclaredMethods()) {
      try {
        test.invoke(instance);
      } catch (InvocationTargetException failed) {
        assertThat(failed.getCause()).isInstanceOf(AssertionError.class);
        failures.add(test.getName());
      }
    }
    return failures;
  }
}
