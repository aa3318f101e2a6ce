package dev.touchstone.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MavenLogTests {
  private static final String LACKING =
      "Failed to execute goal on project fix: Could not resolve dependencies";

  @Test
  void keepsTheLineThatComesAfterAChangeOfColour() {
    MavenLog log = new MavenLog("\u001B[0m\u001B[0m[ERROR] " + LACKING + " -> [Help 1]\n" + """
        [ERROR]\s
        [ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch.
        [ERROR] Re-run Maven using the -X switch to enable full debug logging.
        [ERROR]\s
        [ERROR] For more information about the errors and possible solutions, please read:
        [ERROR] [Help 1] http://cwiki.apache.org/confluence/display/MAVEN/Exception
        [ERROR] After correcting the problems, you can resume the build with the command
        [ERROR]   mvn <args> -rf :fix
        """);
    assertThat(log.errors()).isEqualTo("  " + LACKING);
  }

  @Test
  void saysEachThingOnce() {
    MavenLog log = new MavenLog("""
        [ERROR] COMPILATION ERROR :\s
        [ERROR] /A.java:[1,19] incompatible types
        [ERROR] [ERROR] Some problems
        [FATAL] Non-parseable POM
        [ERROR] /A.java:[1,19] incompatible types
        [ERROR] -> [Help 1]
        """);
    assertThat(log.errors().lines().map(String::strip))
        .containsExactly(
            "COMPILATION ERROR :",
            "/A.java:[1,19] incompatible types",
            "Some problems",
            "Non-parseable POM");
  }

  @Test
  void showsItsBeginningWhereNothingIsMarked() {
    assertThat(new MavenLog("Error: JAVA_HOME is not defined\n").errors())
        .isEqualTo("  Error: JAVA_HOME is not defined");
  }

  @Test
  void isReadInWhateverEncoding(@TempDir Path folder) throws IOException {
    Path file = Files.write(
        folder.resolve("log"), "[ERROR] für 'ü'\n".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(MavenLog.read(file).errors()).startsWith("  f").endsWith("'");
  }
}
