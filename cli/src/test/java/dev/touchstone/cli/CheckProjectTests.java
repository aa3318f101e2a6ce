package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** Maven is the real one, offline, with the local repository of the build that runs this test. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class CheckProjectTests {
  private static final Path PROJECT = Fixtures.SOURCES.resolve("project");

  @TempDir
  private static Path folder;

  @BeforeAll
  static void create() throws IOException {
    ProjectRun.assumeMaven();
    Files.copy(PROJECT.resolve("pom.xml"), folder.resolve("pom.xml"));
    ProjectRun.libraries(folder);
    source("Holding");
  }

  private static Path source(String name) throws IOException {
    Path sources = Files.createDirectories(folder.resolve("src/test/java/fix"));
    return Files.copy(
        Fixtures.SOURCES.resolve("fix/" + name + ".java"), sources.resolve(name + ".java"));
  }

  @Test
  @Order(1)
  void isCompiledAndRunWithItsOwnClassPath() {
    Script.Ended run = ProjectRun.touchstone("check", folder.toString()).run();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("holds   fix.Holding#reversesTwice   Passed 20 cases", "2 properties: 1 holds");
    assertThat(run.exit()).isZero();
    assertThat(folder.resolve("target/touchstone/class-path"))
        .content()
        .contains("touchstone-junit.jar", "junit-jupiter-api-6.1.3.jar");
  }

  @Test
  @Order(2)
  void isNotBuiltAgainWithoutNeed() {
    Script.Ended run = ProjectRun.touchstone("check", "fix.Holding")
        .in(folder)
        .with("PATH", "")
        .run();
    assertThat(run.out()).contains("2 properties: 1 holds");
  }

  @Test
  @Order(3)
  void isBuiltAgainWhenASourceIsNewer() throws IOException {
    Path added = source("Broken");
    FileTime asked = Files.getLastModifiedTime(folder.resolve("target/touchstone/class-path"));
    Files.setLastModifiedTime(added, FileTime.fromMillis(asked.toMillis() + 1_000));
    Script.Ended run = ProjectRun.touchstone("check", folder.toString()).run();
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.out()).contains("4 properties: 1 holds, 2 fail");
  }

  @Test
  @Order(4)
  void thatDoesNotCompileIsToldInOneMessage() throws IOException {
    Path wrong = folder.resolve("src/test/java/fix/Wrong.java");
    Files.writeString(wrong, "package fix; class Wrong { int x = \"text\"; }");
    Script.Ended run = ProjectRun.touchstone("check", folder.toString()).run();
    Files.delete(wrong);
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("touchstone check: Maven could not build " + folder)
        .contains("Wrong.java", "incompatible types")
        .doesNotContain("Re-run Maven");
  }

  @Test
  @Order(4)
  void thatLacksALibrarySaysWhich(@TempDir Path lacking) throws IOException {
    String pom = Files.readString(PROJECT.resolve("pom.xml")).replace("6.1.3", "6.1.99");
    Files.writeString(lacking.resolve("pom.xml"), pom);
    Script.Ended run = ProjectRun.touchstone("check", lacking.toString()).run();
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains("junit-jupiter-api:jar:6.1.99").doesNotContain("[ERROR]");
  }

  @Test
  @Order(5)
  void needsMavenToBeBuilt(@TempDir Path empty) throws IOException {
    Files.copy(PROJECT.resolve("pom.xml"), empty.resolve("pom.xml"));
    Script.Ended run =
        ProjectRun.touchstone("check", empty.toString()).with("PATH", "").run();
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains("is not built, and there is no Maven");
  }
}
