package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DocumentationTests {
  private static final PageCheck CHECK = new PageCheck(Script.ROOT);

  static Stream<Path> pages() throws IOException {
    try (Stream<Path> docs = Files.walk(Script.ROOT.resolve("docs"))) {
      Stream<Path> top = Stream.of("README.md", "CONTRIBUTING.md").map(Script.ROOT::resolve);
      List<Path> pages = docs.filter(file -> file.toString().endsWith(".md")).toList();
      return Stream.concat(top, pages.stream()).map(Script.ROOT::relativize);
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void sayOnlyWhatIsSo(Path page) throws IOException {
    Path file = Script.ROOT.resolve(page);
    if (Boolean.getBoolean("touchstone.docs.write")) {
      Files.write(file, CHECK.corrected(Page.read(file)));
    }
    assertThat(CHECK.problems(Page.read(file))).isEmpty();
  }

  @Test
  void areThereInNumbers() throws IOException {
    assertThat(pages()).hasSizeGreaterThan(12).contains(Path.of("docs/reference/cli.md"));
  }

  @Nested
  class Faults {
    private static final String LESSON =
        "samples/src/main/java/dev/touchstone/samples/lessons/Lesson09Addresses.java";

    @TempDir
    private Path folder;

    @Test
    void inLinksAreSeen() throws IOException {
      Files.writeString(folder.resolve("there.md"), "# A Heading, *with* marks!\n");
      assertThat(problems(
              "[a](there.md) [b](there.md#a-heading-with-marks) [c](https://example.org)",
              "[d](gone.md) [e](there.md#gone) `[f](code.md)`"))
          .containsExactly("dead link: gone.md", "dead link: there.md#gone");
    }

    @Test
    void inSnippetsAreSeen() throws IOException {
      assertThat(problems("<!-- snippet: " + LESSON + "#root -->", "```java", "int x;", "```"))
          .singleElement()
          .asString()
          .startsWith("line 3 should be:\nNode root = Seed.of(42).root();\n");
      assertThat(problems("```java", "int x;", "```")).hasSize(1);
      assertThat(problems("<!-- snippet: pom.xml#x -->", "```java", "int x;", "```"))
          .hasSize(1);
      assertThat(problems("<!-- snippet: a/src/test/java/GoneTests.java#x -->", "```java", "```"))
          .hasSize(1);
    }

    @Test
    void inOutputsAreSeen() throws IOException {
      String token = "$ ./touchstone seed draw tf1-000000000001a9 --longs 1";
      assertThat(problems("```console", token, "5a6cdcb4bfcea169", "```")).isEmpty();
      assertThat(problems("```console", token, "5a6cdcb4bfcea168", "```")).hasSize(1);
      assertThat(problems("```console", "$ ls", "```")).hasSize(1);
      assertThat(problems("<!-- output: no.such.Program -->", "```text", "hi", "```"))
          .hasSize(1);
    }

    private List<String> problems(String... lines) throws IOException {
      Path file = Files.write(folder.resolve("page.md"), List.of(lines));
      return CHECK.problems(Page.read(file));
    }
  }
}
