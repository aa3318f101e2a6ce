package dev.touchstone.internal.database;

import static dev.touchstone.internal.database.ChildJvm.BASE;
import static dev.touchstone.internal.database.ChildJvm.PROPERTY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.internal.token.Token;
import dev.touchstone.random.Node;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunningTests {
  @TempDir
  Path folder;

  private FailureDatabase database() {
    return FailureDatabase.in(folder);
  }

  private Token leftover() throws IOException {
    List<Leftover> leftovers = database().leftovers(PROPERTY);
    assertThat(leftovers).hasSize(1);
    assertThat(database().leftovers("another")).isEmpty();
    leftovers.get(0).forget();
    assertThat(database().leftovers(PROPERTY)).isEmpty();
    Token token = leftovers.get(0).token();
    assertThat(token).isNotNull();
    return token == null ? Token.of(BASE) : token;
  }

  private int ran(String how) throws Exception {
    return ChildJvm.start("run", folder, how).waitFor();
  }

  @Nested
  class AJvmThatEndsInACase {
    @Test
    void byExitLeavesTheCase() throws Exception {
      assertThat(ran("exit")).isEqualTo(3);
      assertThat(leftover()).isEqualTo(Token.of(BASE.child(41)));
    }

    @Test
    void byHaltLeavesTheCase() throws Exception {
      assertThat(ran("halt")).isEqualTo(4);
      assertThat(leftover()).isEqualTo(Token.of(BASE.child(41)));
    }

    @Test
    void afterAFewCasesLeavesTheLast() throws Exception {
      assertThat(ran("early")).isEqualTo(4);
      assertThat(leftover()).isEqualTo(Token.of(BASE.child(41)));
    }

    @Test
    void inTheCaseOfATokenLeavesTheToken() throws Exception {
      assertThat(ran("token")).isEqualTo(5);
      assertThat(leftover()).isEqualTo(ChildJvm.failure(PROPERTY, 7).token());
    }

    @Test
    void leavesATokenThatIsMadeOnlyThen() throws Exception {
      assertThat(ran("late")).isEqualTo(6);
      assertThat(leftover()).isEqualTo(ChildJvm.failure(PROPERTY, 8).token());
    }

    @Test
    void isNotReportedWhileItRunsButWhenItIsKilled() throws Exception {
      assertReportedOnceKilled("wait");
    }

    @Test
    void isReportedWhereACaseLeftAnInterruptPending() throws Exception {
      assertReportedOnceKilled("interrupted");
    }

    private void assertReportedOnceKilled(String how) throws Exception {
      Process child = ChildJvm.start("run", folder, how);
      try (BufferedReader printed = child.inputReader(StandardCharsets.UTF_8)) {
        assertThat(ChildJvm.line(printed)).isEqualTo("waiting");
        assertThat(database().leftovers(PROPERTY)).isEmpty();
        child.destroyForcibly().waitFor();
      }
      assertThat(leftover()).isEqualTo(Token.of(BASE.child(41)));
    }
  }

  @Nested
  class AJvmThatIsEndedFromOutside {
    @Test
    void leavesNothingBehind() throws Exception {
      Process child = ChildJvm.start("run", folder, "wait");
      try (BufferedReader printed = child.inputReader(StandardCharsets.UTF_8)) {
        assertThat(ChildJvm.line(printed)).isEqualTo("waiting");
        child.destroy();
        child.waitFor();
      }
      assertThat(database().leftovers(PROPERTY)).isEmpty();
    }

    @Test
    void isToldFromOneThatItsCaseEnds() {
      assertThat(Ending.fromOutside(stack("java.lang.Thread", "com.acme.Bank"))).isFalse();
      assertThat(Ending.fromOutside(exit("com.acme.Bank", SUREFIRE))).isFalse();
      assertThat(Ending.fromOutside(exit(SUREFIRE, "java.lang.Thread"))).isTrue();
      assertThat(Ending.fromOutside(exit("java.lang.Terminator$1"))).isTrue();
    }

    private static final String SUREFIRE = "org.apache.maven.surefire.booter.ForkedBooter";

    private StackTraceElement[] exit(String... callers) {
      List<String> types =
          new ArrayList<>(List.of("java.lang.Thread", "java.lang.Shutdown", "java.lang.Runtime"));
      types.addAll(List.of(callers));
      return stack(types.toArray(new String[0]));
    }

    private StackTraceElement[] stack(String... types) {
      return Stream.of(types)
          .map(type -> new StackTraceElement(type, "method", null, 1))
          .toArray(StackTraceElement[]::new);
    }
  }

  @Nested
  class AJvmThatEndsInPeace {
    @Test
    void leavesNothingBehind() throws Exception {
      assertThat(ran("well")).isZero();
      assertThat(database().leftovers(PROPERTY)).isEmpty();
      assertThat(folder).isEmptyDirectory();
    }
  }

  @Nested
  class InThisJvm {
    @Test
    void aRunningCaseIsNoLeftover() {
      try (Running running = database().running(PROPERTY, BASE)) {
        running.mark(3);
        assertThat(Running.leftovers(folder)).isEmpty();
      }
      assertThat(Running.leftovers(folder)).isEmpty();
    }

    @Test
    void oneNoteServesAllPropertiesInTurn() throws IOException {
      for (int i = 0; i < 100; i++) {
        try (Running running = database().running(PROPERTY + i, BASE)) {
          running.mark(i);
        }
      }
      try (var files = Files.list(folder.resolve(".running"))) {
        assertThat(files.map(file -> file.getFileName().toString()))
            .hasSize(2)
            .contains(".gitignore");
      }
    }

    @Test
    void propertiesAtTheSameTimeHaveNotesOfTheirOwn() throws IOException {
      try (Running one = database().running("one", BASE);
          Running two = database().running("two", BASE)) {
        one.mark(1);
        two.mark(2);
        try (var files = Files.list(folder.resolve(".running"))) {
          assertThat(files).hasSize(3);
        }
      }
    }

    @Test
    void aFolderThatCannotBeWrittenIsNoReasonToFail() throws IOException {
      Path file = Files.createFile(folder.resolve("file"));
      try (Running running = Running.open(file, PROPERTY, BASE)) {
        running.mark(1);
        running.mark(Token.of(BASE));
      }
      assertThat(Running.leftovers(file)).isEmpty();
    }

    @Test
    void textsThatAreTooLongAreCut() {
      Node deep = BASE.child("x".repeat(60_000));
      try (Running running = database().running("p".repeat(20_000), deep)) {
        running.mark(1);
        running.mark(Token.of(deep));
      }
    }
  }

  @Nested
  class Strangers {
    @Test
    void inTheFolderAreSweptOut() throws IOException {
      Path notes = Files.createDirectories(folder.resolve(".running"));
      Files.writeString(notes.resolve("run.1-1.note"), "short");
      Files.write(notes.resolve("run.1-2.note"), new byte[1 << 16]);
      Files.createFile(notes.resolve("run.1-3.tmp"));
      assertThat(Running.leftovers(folder)).isEmpty();
      assertThat(notes).isEmptyDirectory();
    }
  }
}
