package dev.touchstone.junit.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.junit.Runs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.testkit.engine.EngineExecutionResults;

/** Reports on pages are those that the named property gives. */
class PagesTests {
  private static final Path DOCS = Path.of("../docs");
  private static final Pattern REPORT =
      Pattern.compile("(<!-- report: (\\S+)#(\\S+) -->\\n```text\\n)(.*?)(```)", Pattern.DOTALL);

  static Stream<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(DOCS)) {
      return files
          .filter(file -> file.toString().endsWith(".md"))
          .filter(file -> REPORT.matcher(read(file)).find())
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void showWhatWasReported(Path page) throws IOException {
    String text = read(page);
    String checked = REPORT.matcher(text).replaceAll(PagesTests::checked);
    if (Boolean.getBoolean("touchstone.docs.write")) {
      Files.writeString(page, checked);
    } else {
      assertThat(text).isEqualTo(checked);
    }
  }

  @Test
  void showReportsAtAll() throws IOException {
    assertThat(pages()).contains(DOCS.resolve("tutorial/first-property.md"));
  }

  private static String checked(MatchResult fence) {
    return Matcher.quoteReplacement(
        fence.group(1) + report(fence.group(2), fence.group(3)) + "\n" + fence.group(5));
  }

  private static String report(String type, String method) {
    try {
      EngineExecutionResults results = Runs.of(Class.forName(type), method);
      return results.testEvents().failed().count() > 0
          ? Runs.message(results)
          : String.join("\n", Runs.published(results));
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
