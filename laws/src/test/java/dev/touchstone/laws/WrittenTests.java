package dev.touchstone.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Claim;
import dev.touchstone.laws.subjects.IntStack;
import dev.touchstone.laws.subjects.Money;
import dev.touchstone.laws.subjects.Pair;
import dev.touchstone.laws.subjects.Person;
import dev.touchstone.random.Seed;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.apiguardian.api.API;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written compiles and passes as it is. */
class WrittenTests {
  @TempDir
  private Path folder;

  static Stream<Class<?>> classes() {
    Stream<Class<?>> few = Stream.of(
        IntStack.class,
        Money.class,
        Person.class,
        Pair.class,
        ArrayDeque.class,
        LinkedHashMap.class,
        Optional.class);
    Stream<Class<?>> more = Stream.of(
        BitSet.class,
        String.class,
        StringBuilder.class,
        BigDecimal.class,
        LocalDate.class,
        Duration.class,
        AtomicInteger.class,
        Collections.class,
        Arrays.class);
    return Boolean.getBoolean("touchstone.full") ? Stream.concat(few, more) : few;
  }

  @ParameterizedTest
  @MethodSource("classes")
  void testsOfLawsCompileAndPass(Class<?> type) throws Exception {
    LawReport report =
        Laws.classes(List.of(type)).signature().maxSize(3).confirm(2_000).discover();
    Path source = report.writeJUnit(folder, "written");
    assertThat(run(source)).isEqualTo(report.laws().size()).isPositive();
  }

  @Test
  void testsOfLawsTellExceptionsApartWhereTheReportDoes() throws Exception {
    LawReport report = Laws.classes(List.of(TreeSet.class))
        .only(List.of("new", "add", "first", "floor"))
        .signature()
        .exceptions(Exceptions.BY_CLASS)
        .maxSize(3)
        .confirm(1_000)
        .discover();
    Path source = report.writeJUnit(folder, "written");
    assertThat(Files.readString(source)).contains("thrown(\"NoSuchElementException\")");
    assertThat(run(source)).isEqualTo(report.laws().size());
    String other = Files.readString(source)
        .replace("thrown(\"NoSuchElementException\")", "thrown(\"IllegalStateException\")");
    Files.writeString(source, other);
    assertThatThrownBy(() -> run(source)).isInstanceOf(AssertionError.class);
  }

  @Test
  void testsOfLawsFailWhereALawIsBroken() throws Exception {
    LawReport report = Laws.of(IntStack.class).maxSize(4).confirm(1_000).discover();
    Path source = report.writeJUnit(folder, "written");
    String text = Files.readString(source);
    Files.writeString(source, text.replace("state.push((int) a1)", "state.push(7)"));
    assertThatThrownBy(() -> run(source)).isInstanceOf(AssertionError.class);
  }

  @Test
  void valuesAgainstEquationsThatLookedLikeLawsAreTestsToo() throws Exception {
    LawReport report = Laws.classes(List.of(LocalDate.class))
        .only(List.of("plusDays", "isBefore"))
        .signature()
        .maxSize(5)
        .tests(50)
        .confirm(2_000)
        .discover();
    assertThat(report.misconceptions()).isNotEmpty();
    Path source = report.writeJUnit(folder, "written");
    String text = Files.readString(source);
    assertThat(text).contains("void noLaw1()", "assertFalse(same(");
    assertThat(run(source)).isEqualTo(report.laws().size());
    Files.writeString(
        source,
        text.replace(
            "return one instanceof Comparable", "return true || one instanceof Comparable"));
    assertThatThrownBy(() -> run(source)).isInstanceOf(AssertionError.class);
  }

  /** Compiles a class of tests, runs all of them and returns how many are about laws. */
  private int run(Path source) throws Exception {
    Path classes = folder.resolve("classes");
    Files.createDirectories(classes);
    String classPath = Stream.of(
            Claim.class, Seed.class, Test.class, API.class, Money.class, Law.class)
        .map(WrittenTests::place)
        .collect(Collectors.joining(File.pathSeparator));
    int compiled = ToolProvider.getSystemJavaCompiler()
        .run(
            null,
            null,
            null,
            "-proc:none",
            "-nowarn",
            "-cp",
            classPath,
            "-d",
            classes.toString(),
            source.toString());
    assertThat(compiled).as("compiling " + source).isZero();
    String name = "written." + source.getFileName().toString().replace(".java", "");
    URL[] places = {classes.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(places, WrittenTests.class.getClassLoader())) {
      Constructor<?> made = loader.loadClass(name).getDeclaredConstructor();
      made.setAccessible(true);
      List<Method> tests = Arrays.stream(made.getDeclaringClass().getDeclaredMethods())
          .filter(method -> method.isAnnotationPresent(Test.class))
          .toList();
      for (Method test : tests) {
        test.setAccessible(true);
        Object instance = made.newInstance();
        assertThatCode(() -> test.invoke(instance)).doesNotThrowAnyException();
      }
      return (int)
          tests.stream().filter(test -> test.getName().startsWith("law")).count();
    }
  }

  private static String place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Test
  void aPageHasEveryLawAndNeedsNothingElse() throws IOException {
    LawReport report = Laws.of(Money.class).maxSize(4).confirm(500).discover();
    Path file = folder.resolve("laws.html");
    report.writeHtml(file);
    String page = Files.readString(file);
    report
        .laws()
        .forEach(law ->
            assertThat(page).contains("<code>" + law.toString().replace("<", "&lt;") + "</code>"));
    assertThat(page)
        .startsWith("<!DOCTYPE html>")
        .contains("id=\"q\"", "Held on 500 rows", "both sides are", "Not defined everywhere")
        .doesNotContain("http:", "https:", "src=");
  }
}
