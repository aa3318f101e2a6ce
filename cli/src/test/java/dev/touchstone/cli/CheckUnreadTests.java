package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.data.PlainData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders and jars with classes in them that cannot be loaded. */
class CheckUnreadTests {
  private static final String PROPERTY =
      "@dev.touchstone.junit.Property void holds(@dev.touchstone.junit.ForAll int x) {}";

  @TempDir
  private Path classes;

  @TempDir
  private Path folder;

  @BeforeEach
  void compile() {
    Fixtures.compile(classes, "Holding");
  }

  private void compile(String name, String source) throws IOException {
    Path file = Files.writeString(folder.resolve(name + ".java"), "package fix; " + source);
    Fixtures.compile(classes, List.of(file));
  }

  private void lose(String name) throws IOException {
    Files.delete(classes.resolve("fix/" + name + ".class"));
  }

  private static CommandRun check(Path target, String... json) {
    return json.length == 0
        ? CommandRun.of("check", target.toString(), "--database", "off")
        : CommandRun.of("check", target.toString(), "--database", "off", json[0]);
  }

  @Nested
  class ThatMayStateProperties {
    @BeforeEach
    void loseWhatTheyNeed() throws IOException {
      compile("Dep", "class Dep {}");
      compile("Heir", "class Heir extends Dep { " + PROPERTY + " }");
      lose("Dep");
    }

    @Test
    void areFailuresAndTheOthersAreRun() {
      for (Path target : List.of(classes, Fixtures.pack(classes, folder.resolve("some.jar")))) {
        CommandRun run = check(target);
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out())
            .contains("holds   fix.Holding#reversesTwice")
            .contains("""
                FAILS   fix.Heir
                Cannot be loaded, so its properties were not run
                  java.lang.NoClassDefFoundError: fix/Dep
                """)
            .contains("2 properties: 1 holds, 0 fail, 1 skipped; 20 cases; 1 class not loaded");
      }
    }

    @Test
    void areToldAsData() {
      Map<?, ?> document = (Map<?, ?>) PlainData.read(check(classes, "--json").out());
      assertThat(document.get("unread"))
          .isEqualTo(List.of(Map.of(
              "name", "fix.Heir",
              "verdict", "error",
              "message", "java.lang.NoClassDefFoundError: fix/Dep")));
    }

    @Test
    void areFailuresWhereTheyAreAllThereIs() throws IOException {
      lose("Holding");
      CommandRun run = check(classes);
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out()).contains("FAILS   fix.Heir", "0 properties");
    }

    @Test
    void mayLackWhatAMethodTakes() throws IOException {
      lose("Heir");
      compile("Gone", "class Gone {}");
      compile("Taking", "class Taking { " + PROPERTY + " void takes(Gone gone) {} }");
      lose("Gone");
      CommandRun run = check(classes);
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out())
          .contains("FAILS   fix.Taking\n", "NoClassDefFoundError: fix/Gone", "1 holds");
    }
  }

  @Test
  void thatAreNoClassesAreFailures() throws IOException {
    Files.writeString(classes.resolve("fix/Junk.class"), "this is no class");
    CommandRun run = check(classes);
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.out())
        .contains("FAILS   fix.Junk\n", "java.lang.ClassFormatError", "holds   fix.Holding");
  }

  @Test
  void thatKnowNothingOfTouchstoneAreOnlyMentioned() throws IOException {
    compile("Library", "class Library {}");
    compile("Adapter", "class Adapter extends Library {}");
    lose("Library");
    CommandRun run = check(classes);
    assertThat(run.exit()).isZero();
    assertThat(run.out())
        .contains("skipped fix.Adapter   cannot be loaded: java.lang.NoClassDefFoundError")
        .contains("1 holds, 0 fail, 1 skipped; 20 cases; 1 class not loaded");
  }

  @Test
  void areMentionedWhereNoPropertyIsFound() throws IOException {
    compile("Library", "class Library {}");
    compile("Adapter", "class Adapter extends Library {}");
    lose("Library");
    lose("Holding");
    CommandRun run = check(classes);
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err())
        .contains("no @Property method", "1 class cannot be loaded, such as fix.Adapter: ");
  }
}
