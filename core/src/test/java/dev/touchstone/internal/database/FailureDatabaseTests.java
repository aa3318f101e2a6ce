package dev.touchstone.internal.database;

import static dev.touchstone.internal.database.ChildJvm.PROPERTY;
import static dev.touchstone.internal.database.ChildJvm.failure;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.touchstone.Identity;
import dev.touchstone.internal.token.Token;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FailureDatabaseTests {
  @TempDir
  Path folder;

  private FailureDatabase database() {
    return FailureDatabase.in(folder);
  }

  private List<FailedCase> cases(String property) {
    FailureDatabase.Loaded loaded = database().load(property);
    assertThat(loaded.broken()).isEmpty();
    return loaded.cases().stream().map(FailureDatabase.Stored::failed).toList();
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  @Nested
  class Saving {
    @Test
    void writesTextThatReadsLikeThis() throws IOException {
      FailureDatabase.Stored stored =
          database().save(failure(PROPERTY, 37, "xs = [0]", "note = two\nlines"));
      assertThat(files()).containsExactly("com.acme.BankTests#balances/rr5cqynh.case");
      assertThat(stored.file()).hasContent("""
              touchstone-case 1
              property com.acme.BankTests#balances
              identity java.lang.AssertionError at com.acme.BankTests.balances
              order 1
              generator f0yzvsqd92j1y
              token tf1-0000000000000g0000000000029/37+2y4bf1yr
              # xs = [0]
              # note = two
              # lines
              """);
    }

    @Test
    void isReadBack() throws IOException {
      FailedCase one = failure(PROPERTY, 1, "a = \"\u00e9\"");
      FailedCase two = failure(PROPERTY, 2);
      database().save(one);
      database().save(two);
      database().save(failure("other", 3));
      assertThat(cases(PROPERTY)).containsExactlyInAnyOrder(one, two);
      assertThat(cases("nobody")).isEmpty();
    }

    @Test
    void ofTheSameFailureKeepsOneFileAndItsFlag() throws IOException {
      FailureDatabase.Stored stored = database().save(failure(PROPERTY, 1, "a = 1"));
      database().rewrite(stored, stored.failed().kept());
      database().save(failure(PROPERTY, 1, "a = one"));
      assertThat(files()).hasSize(1);
      assertThat(cases(PROPERTY))
          .containsExactly(failure(PROPERTY, 1, "a = one").kept());
    }

    @Test
    void givesASecondFailureOfTheSameNameANumber() throws IOException {
      FailureDatabase.Stored first = database().save(failure(PROPERTY, 1));
      String taken = CaseFile.print(failure(PROPERTY, 2));
      Files.writeString(first.file(), taken);
      FailureDatabase.Stored second = database().save(failure(PROPERTY, 1));
      assertThat(second.file()).isNotEqualTo(first.file());
      assertThat(cases(PROPERTY)).hasSize(2);
    }

    @Test
    void worksForAnInterruptedThread() throws IOException {
      Thread.currentThread().interrupt();
      database().save(failure(PROPERTY, 1));
      assertThat(Thread.interrupted()).isTrue();
      assertThat(cases(PROPERTY)).hasSize(1);
    }

    @Test
    void saysWhyItCannot() throws IOException {
      Files.writeString(folder.resolve("com.acme.BankTests#balances"), "in the way");
      assertThat(catchThrowable(() -> database().save(failure(PROPERTY, 1))))
          .isInstanceOf(IOException.class);
    }

    @Test
    void sweepsOldTemporaryFilesOnly() throws IOException {
      Path place = Files.createDirectories(folder.resolve(PROPERTY));
      Path old = Files.writeString(place.resolve("abc.case.1-1.tmp"), "half");
      Path young = Files.writeString(place.resolve("abc.case.1-2.tmp"), "half");
      long now = Files.getLastModifiedTime(young).toMillis();
      Files.setLastModifiedTime(old, FileTime.fromMillis(now - TimeUnit.HOURS.toMillis(2)));
      assertThat(cases(PROPERTY)).isEmpty();
      database().save(failure(PROPERTY, 1));
      assertThat(old).doesNotExist();
      assertThat(young).exists();
      assertThat(cases(PROPERTY)).hasSize(1);
    }
  }

  @Nested
  class ChangingWhatIsThere {
    @Test
    void deletesTheFileAndTheEmptyFolder() throws IOException {
      FailureDatabase.Stored one = database().save(failure(PROPERTY, 1));
      FailureDatabase.Stored two = database().save(failure(PROPERTY, 2));
      database().delete(one);
      assertThat(cases(PROPERTY)).containsExactly(two.failed());
      database().delete(two);
      database().delete(two);
      assertThat(folder).isEmptyDirectory();
    }

    @Test
    void rewritesInTheSameFile() throws IOException {
      FailureDatabase.Stored stored = database().save(failure(PROPERTY, 1));
      FailureDatabase.Stored rewritten = database().rewrite(stored, failure(PROPERTY, 5));
      assertThat(rewritten.file()).isEqualTo(stored.file());
      assertThat(cases(PROPERTY)).containsExactly(failure(PROPERTY, 5));
    }

    @Test
    void takesAFlagAndCommentsAddedByHand() throws IOException {
      FailureDatabase.Stored stored = database().save(failure(PROPERTY, 1));
      String edited =
          Files.readString(stored.file()).replace("\n", "\r\n") + "keep\r\n#see #12\r\n";
      Files.writeString(stored.file(), edited);
      assertThat(cases(PROPERTY))
          .containsExactly(failure(PROPERTY, 1, "see #12").kept());
    }
  }

  @Nested
  class ReadingWhatIsBroken {
    private final String good = CaseFile.print(failure(PROPERTY, 1));

    private FailureDatabase.Broken broken(String text) throws IOException {
      Path place = Files.createDirectories(folder.resolve(PROPERTY));
      Files.writeString(place.resolve("x.case"), text);
      database().save(failure(PROPERTY, 9));
      FailureDatabase.Loaded loaded = database().load(PROPERTY);
      assertThat(loaded.cases()).hasSize(1);
      assertThat(loaded.broken()).hasSize(1);
      return loaded.broken().get(0);
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "touchstone-case 1 | <<<<<<< HEAD  | line 1 is not",
          "order 1           | ======= main  | line 4 starts with no known field",
          "order 1           | order one     | the order is no number",
          "order 1           | order         | the field order is missing",
          "order 1           | keep          | the field order is missing",
          "order 1           | token tf1-00  | repeats the field token",
          "token tf1-        | token tf2-    | Unknown replay format",
          "/1+2              | /1+3          | checksum differs",
          "balances          | bal\\ances    | starts no escape",
        })
    void reportsWhatIsWrong(String found, String replaced, String problem) throws IOException {
      assertThat(good).contains(found);
      assertThat(broken(good.replace(found, replaced)).message()).contains(problem);
    }

    @Test
    void setsItAsideWithoutLosingIt() throws IOException {
      FailureDatabase.Broken first = broken("nonsense");
      assertThat(first.movedTo()).hasFileName("x.case.broken").hasContent("nonsense");
      FailureDatabase.Broken second = broken("more");
      assertThat(second.movedTo()).hasFileName("x.case.broken-2").hasContent("more");
      assertThat(first.movedTo()).hasContent("nonsense");
      assertThat(second.message()).contains("cannot read").contains("line 1 is not");
      assertThat(database().load(PROPERTY).broken()).isEmpty();
    }

    @Test
    void leavesAnUnknownVersionInPlace() throws IOException {
      FailureDatabase.Broken newer = broken(good.replace("touchstone-case 1", "touchstone-case 2"));
      assertThat(newer.movedTo()).isNull();
      assertThat(newer.message()).contains("of version 2; this version reads 1");
      assertThat(newer.file()).exists();
    }

    @Test
    void leavesTheCaseOfAnotherPropertyInPlace() throws IOException {
      FailureDatabase.Broken misplaced = broken(CaseFile.print(failure("another", 1)));
      assertThat(misplaced.message()).contains("it is a case of another");
      assertThat(misplaced.file()).exists();
    }

    @Test
    void takesBytesThatAreNoText() throws IOException {
      Path place = Files.createDirectories(folder.resolve(PROPERTY));
      Files.write(place.resolve("x.case"), new byte[] {(byte) 0xFF, 0, 1});
      assertThat(database().load(PROPERTY).broken().get(0).message()).contains("not UTF-8");
    }

    @Test
    void takesAnyDamage() throws IOException {
      byte[] bytes = good.getBytes(StandardCharsets.UTF_8);
      for (int at = 0; at < bytes.length; at++) {
        byte[] cut = java.util.Arrays.copyOf(bytes, at);
        byte[] flipped = bytes.clone();
        flipped[at] ^= 0x55;
        for (byte[] damaged : List.of(cut, flipped)) {
          Throwable thrown = catchThrowable(() -> CaseFile.parse(damaged));
          assertThat(thrown == null || thrown instanceof UnreadableCase).isTrue();
        }
      }
    }

    @Test
    void reportsAFolderThatIsNone() throws IOException {
      Files.writeString(folder.resolve(PROPERTY), "in the way");
      assertThat(database().load(PROPERTY).broken()).hasSize(1);
    }
  }

  @Nested
  class PropertyIds {
    @ParameterizedTest
    @ValueSource(
        strings = {
          "../../etc/passwd",
          "a/b\\c:d*e?f\"g<h>i|j",
          ".hidden",
          "ends.",
          "con",
          "NUL.txt",
          "\u00e9\u0000\n\ud800",
          " ",
          "a b",
          "x\\u0041",
        })
    void ofAnyKindGetAFolderOfTheirOwn(String property) throws IOException {
      database().save(failure(property, 1));
      assertThat(cases(property)).containsExactly(failure(property, 1));
      assertThat(files()).singleElement().asString().matches("_[A-Za-z0-9._$#(),-]+/\\w{8}\\.case");
    }

    @Test
    void ofAnyLengthFit() throws IOException {
      String property = "p".repeat(5_000);
      database().save(failure(property, 1));
      database().save(failure(property + "q", 1));
      assertThat(cases(property)).hasSize(1);
      assertThat(files()).hasSize(2);
    }

    @Test
    void ofTestsKeepTheirName() {
      assertThat(Names.folder("com.acme.A$B#m(int,List)")).isEqualTo("com.acme.A$B#m(int,List)");
    }

    @Test
    void areNeverEmpty() {
      assertThatIllegalArgumentException().isThrownBy(() -> failure("", 1));
    }
  }

  @Nested
  class Identities {
    @Test
    void loseTheirLineAndNothingElse() throws IOException {
      FailedCase base = failure(PROPERTY, 1);
      for (Identity identity :
          List.of(Identity.FALSE, Identity.TIMEOUT, new Identity("a.B", "c.D.e at f", 3))) {
        FailedCase failed = new FailedCase(
            PROPERTY, identity, 1, base.generator(), Token.of(ChildJvm.BASE), false, List.of());
        FailureDatabase.Stored stored = database().save(failed);
        assertThat(cases(PROPERTY)).containsExactly(failed);
        assertThat(failed.identity()).isEqualTo(identity.withoutLine());
        database().delete(stored);
      }
    }
  }

  @Nested
  class SharedByJvms {
    private static final int WRITES = 1_000;

    @Test
    void losesNothing() throws Exception {
      List<Process> writers = List.of(
          ChildJvm.start("save", folder, 0, WRITES),
          ChildJvm.start("save", folder, WRITES / 2, WRITES + WRITES / 2));
      Set<String> printed = new HashSet<>();
      for (Process writer : writers) {
        writer.inputReader(StandardCharsets.UTF_8).lines().forEach(printed::add);
        assertThat(writer.waitFor()).isZero();
      }
      Set<FailedCase> expected = new HashSet<>();
      for (int i = 0; i < WRITES + WRITES / 2; i++) {
        expected.add(failure(PROPERTY, i, "account = \u00e9" + "x".repeat(2_000)));
      }
      assertThat(printed).hasSize(expected.size());
      assertThat(new HashSet<>(cases(PROPERTY))).isEqualTo(expected);
      assertThat(files()).hasSize(expected.size()).allMatch(name -> name.endsWith(".case"));
    }

    @Test
    void losesNothingAcknowledgedWhenKilled() throws Exception {
      List<String> acknowledged = new ArrayList<>();
      for (int round = 0; round < 5; round++) {
        Process writer = ChildJvm.start("save", folder, round * 10_000, round * 10_000 + 10_000);
        try (BufferedReader printed = writer.inputReader(StandardCharsets.UTF_8)) {
          for (int i = 0; i < 20 + 7 * round; i++) {
            acknowledged.add(ChildJvm.line(printed));
          }
          writer.toHandle().destroyForcibly();
          for (String line = ChildJvm.line(printed);
              line.endsWith(".case");
              line = ChildJvm.line(printed)) {
            acknowledged.add(line);
          }
        }
        assertThat(writer.waitFor()).isNotZero();
      }
      List<String> found = database().load(PROPERTY).cases().stream()
          .map(stored -> stored.file().getFileName().toString())
          .toList();
      assertThat(cases(PROPERTY)).hasSizeGreaterThanOrEqualTo(acknowledged.size());
      assertThat(found).containsAll(acknowledged);
    }
  }
}
