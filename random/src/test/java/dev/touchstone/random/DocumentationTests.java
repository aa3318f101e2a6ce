package dev.touchstone.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What the documents say of the generator is what it does. */
class DocumentationTests {
  private static final Path REFERENCE = Path.of("../docs/reference/random.md");
  private static final Path CLASS = Path.of("src/main/java/dev/touchstone/random/TfRandom.java");
  private static final Path THIS =
      Path.of("src/test/java/dev/touchstone/random/DocumentationTests.java");

  @Nested
  class TheReference {
    @Test
    void listsTheLongsFoundAtEachAddress() throws IOException {
      Pattern row =
          Pattern.compile("^\\| `(tf1-[^`]+)` \\| `([0-9a-f ]+)` \\|$", Pattern.MULTILINE);
      List<MatchResult> rows =
          row.matcher(Files.readString(REFERENCE)).results().toList();

      assertThat(rows).hasSize(26);
      for (MatchResult found : rows) {
        List<String> longs = List.of(found.group(2).split(" "));
        assertThat(TfRandom.parse(found.group(1)).longs(longs.size()).mapToObj("%016x"::formatted))
            .as(found.group(1))
            .isEqualTo(longs);
      }
    }

    @Test
    void opensWithThisSnippet() throws IOException {
      // snippet
      Seed seed = Seed.of(1, 2);
      Node root = seed.root();
      TfRandom random = root.child(37).open();
      int die = random.nextInt(1, 7);

      String replay = root.child(37).toReplay();
      int same = TfRandom.parse(replay).nextInt(1, 7);
      // end

      assertThat(die).isEqualTo(same).isBetween(1, 6);
      assertThat(between(Files.readString(REFERENCE), "```java\n", "```"))
          .isEqualTo(between(Files.readString(THIS), "// snippet\n", "// end").stripIndent());
    }

    private String between(String text, String start, String end) {
      int from = text.indexOf(start) + start.length();
      return text.substring(from, text.indexOf(end, from)).stripIndent().strip();
    }
  }

  @Nested
  class TheClassComment {
    private final String text;

    TheClassComment() throws IOException {
      text = Files.readString(CLASS).replaceAll("\\s*\\n \\* ?", " ");
    }

    @Test
    void statesTheBound() {
      assertThat(text).contains("2^-256 (q^3 l / 2 + c1 q^2 l^2 (1 + log q) + c2 t q l / Time(E))");
    }

    @Test
    void statesTheAssumption() {
      assertThat(text).contains("The root key is uniform over 256 bits");
    }

    @Test
    void warnsAgainstUseForSecrets() {
      assertThat(text).contains("Not for keys or secrets");
    }

    @Test
    void hasAnExampleThatHolds() {
      TfRandom random = TfRandom.of(Seed.of(1, 2));
      int die = random.child(37).nextInt(1, 7);
      int same = TfRandom.parse("tf1-0000000000000g0000000000029/37").nextInt(1, 7);

      assertThat(die).isEqualTo(same);
      assertThat(text)
          .contains("TfRandom.parse(\"tf1-0000000000000g0000000000029/37\").nextInt(1, 7)");
    }
  }
}
