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

/** A module that needs its sibling, neither of which was ever installed. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class CheckReactorTests {
  private static final Path PROJECT = Fixtures.SOURCES.resolve("reactor");

  @TempDir
  private static Path folder;

  @BeforeAll
  static void create() throws IOException {
    ProjectRun.assumeMaven();
    for (String pom : new String[] {"pom.xml", "a/pom.xml", "libs/b/pom.xml"}) {
      Files.createDirectories(folder.resolve(pom).getParent());
      Files.copy(PROJECT.resolve(pom), folder.resolve(pom));
    }
    ProjectRun.libraries(folder.resolve("libs/b"));
    limit(500);
    write("libs/b/src/test/java/fix/Below.java", """
        package fix;

        import dev.touchstone.Range;
        import dev.touchstone.junit.ForAll;
        import dev.touchstone.junit.Property;

        class Below {
          @Property
          boolean staysBelow(@ForAll @Range(min = 0, max = 100) int x) {
            return x < Limit.get();
          }
        }
        """);
  }

  private static Path limit(int limit) throws IOException {
    return write(
        "a/src/main/java/fix/Limit.java",
        "package fix; public class Limit { public static int get() { return " + limit + "; } }");
  }

  private static Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static Script.Ended check() {
    Path module = folder.resolve("libs/b");
    return ProjectRun.touchstone("check", module.toString(), "--database", "off")
        .run();
  }

  @Test
  @Order(1)
  void isBuiltTogetherWithIt() {
    Script.Ended run = check();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("holds   fix.Below#staysBelow", "1 property: 1 holds");
  }

  @Test
  @Order(2)
  void isRunWithWhatTheSiblingIsNow() throws IOException {
    Path answer = folder.resolve("libs/b/target/touchstone/class-path");
    FileTime asked = Files.getLastModifiedTime(answer);
    Files.setLastModifiedTime(limit(5), FileTime.fromMillis(asked.toMillis() + 1_000));
    Script.Ended run = check();
    assertThat(run.out()).contains("FAILS   fix.Below#staysBelow", "\n  x = 5\n");
  }
}
