package dev.touchstone.internal.show;

import java.lang.reflect.Type;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Plain JUnit tests of single cases, as the text of a source file.
 *
 * <p>Arguments are made by expressions; where there is none, the test fails with a note of what to
 * build there, as does one whose call cannot be written. Without a call it fails with a note to state the
 * claim.
 */
public final class TestSource {
  private TestSource() {}

  /**
   * An argument of the case.
   *
   * @param name what it is called; made into an identifier where it is none
   * @param type its declared type, or null to leave it to the compiler: then a call has the value
   *     itself in it
   * @param value its value
   * @param shown what a report shows of it
   */
  public record Argument(
      String name, @Nullable Type type, @Nullable Object value, String shown) {
    /** Creates an argument that is shown as any value is. */
    public Argument(String name, @Nullable Type type, @Nullable Object value) {
      this(name, type, value, Show.of(value));
    }
  }

  /**
   * Returns the text of a source file.
   *
   * @param className the full name of the class to make
   * @param testName the name of its only method
   * @param token what replays the case
   * @param call what takes the arguments, such as {@code new BankTests().balances(%s)}, or null
   * @param arguments the arguments in the order of the call
   */
  public static String of(
      String className,
      String testName,
      String token,
      @Nullable String call,
      List<Argument> arguments) {
    Identifiers.check(testName);
    return of(className, call, List.of(new Test(testName, List.of("replay: " + token), arguments)));
  }

  /**
   * A test of one case.
   *
   * @param name what it is called; made into an identifier where it is none
   * @param remarks what stands above it
   * @param arguments the arguments in the order of the call
   */
  public record Test(String name, List<String> remarks, List<Argument> arguments) {}

  /**
   * Returns the text of a source file with several tests.
   *
   * @param className the full name of the class to make
   * @param call what takes the arguments, as for a single test
   * @param tests the tests
   */
  public static String of(String className, @Nullable String call, List<Test> tests) {
    Identifiers.checkClass(className);
    int dot = className.lastIndexOf('.');
    String home = dot < 0 ? "" : className.substring(0, dot);
    SourceNames names = new SourceNames(home);
    StringBuilder methods = new StringBuilder();
    Set<String> used = new HashSet<>();
    for (Test test : tests) {
      methods.append(methods.isEmpty() ? "" : "\n");
      method(test, Identifiers.unique(test.name, used), names, home, call, methods);
    }
    StringBuilder source = new StringBuilder();
    source.append(home.isEmpty() ? "" : "package " + home + ";\n\n");
    source.append(assertions(methods));
    names.imports().add("org.junit.jupiter.api.Test");
    names.imports().forEach(name -> source.append("import ").append(name).append(";\n"));
    return source
        .append("\nclass ")
        .append(className.substring(dot + 1))
        .append(" {\n")
        .append(methods)
        .append("}\n")
        .toString();
  }

  private static void method(
      Test test,
      String name,
      SourceNames names,
      String home,
      @Nullable String call,
      StringBuilder to) {
    test.remarks.forEach(remark -> to.append("  // ").append(comment(remark)).append('\n'));
    to.append("  @Test\n  void ").append(name).append("() throws Throwable {\n");
    to.append(new TestBody(names, home, call).of(test.arguments)).append("  }\n");
  }

  private static String assertions(StringBuilder body) {
    StringBuilder imports = new StringBuilder();
    for (String assertion : List.of("assertTrue", "fail")) {
      if (body.indexOf(assertion + "(") >= 0) {
        imports.append("import static org.junit.jupiter.api.Assertions.");
        imports.append(assertion).append(";\n");
      }
    }
    return imports.isEmpty() ? "" : imports.append('\n').toString();
  }

  /** Returns a text in which no backslash starts a Unicode escape. */
  private static String comment(String text) {
    return Quoted.plain(text).replace("\\", "\\\\").replace("\n", " ");
  }
}
