package dev.touchstone.cli;

import static java.nio.file.attribute.PosixFilePermissions.fromString;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher on a small stage: a copy of the scripts, a Maven that only writes down its calls, and
 * a JDK whose java prints its arguments. {@link RealLauncherTests} plays it for real.
 */
class LauncherTests {
  private static final String MAVEN = """
      #!/bin/sh
      echo "$@" >>"$PWD/calls"
      sleep "${MAVEN_SLEEPS:-0}"
      if [ -f "$PWD/broken" ]; then echo "[ERROR] the compiler is unhappy"; exit 1; fi
      mkdir -p cli/target/quick/lib
      echo lib >cli/target/quick/lib/library.jar
      echo cli >cli/target/quick/touchstone-cli-0.jar
      """;

  /** What the launcher may rely on. */
  private static final List<String> TOOLS = List.of(
      "sh",
      "awk",
      "basename",
      "cat",
      "cp",
      "date",
      "dirname",
      "find",
      "head",
      "mkdir",
      "mv",
      "readlink",
      "rm",
      "sed",
      "sleep",
      "touch");

  @TempDir
  private Path temporary;

  private Path root;
  private Path jdk;
  private Path tools;

  @BeforeEach
  void build() throws IOException {
    root = Files.createDirectory(temporary.resolve("a project"));
    tools = Files.createDirectory(temporary.resolve("tools"));
    jdk = fakeJdk("17.0.1");
    executable(tools.resolve("mvn"), MAVEN);
    for (String tool : TOOLS) {
      executable(tools.resolve(tool), "#!/bin/sh\nexec " + onPath(tool) + " \"$@\"\n");
    }
    Files.createDirectory(root.resolve("scripts"));
    for (String script : List.of("touchstone", "scripts/toolchain.sh")) {
      Files.copy(Script.ROOT.resolve(script), root.resolve(script));
    }
    write("pom.xml", "<project/>");
    write("core/src/main/java/Gen.java", "class Gen {}");
    write("core/src/test/java/GenTests.java", "class GenTests {}");
  }

  @Nested
  class Building {
    @Test
    void happensOnFirstUseAndNotAgain() throws IOException {
      Script.Ended first = launcher().run();
      assertThat(first.exit()).isZero();
      assertThat(first.err()).isEqualTo("Building Touchstone (first use)...\n");
      assertThat(first.out()).contains("touchstone-cli.jar seed new");
      Script.Ended second = launcher().run();
      assertThat(second.err()).isEmpty();
      assertThat(second.out()).isEqualTo(first.out());
      assertThat(builds()).isEqualTo(1);
    }

    @Test
    void happensAgainWhenASourceChanges() throws IOException {
      launcher().run();
      later(root.resolve("core/src/main/java/Gen.java"));
      assertThat(launcher().run().err()).isEqualTo("Building Touchstone (sources changed)...\n");
      assertThat(builds()).isEqualTo(2);
    }

    @Test
    void happensAgainWhenASourceGoesAway() throws IOException {
      write("core/src/main/java/Extra.java", "class Extra {}");
      launcher().run();
      Files.delete(root.resolve("core/src/main/java/Extra.java"));
      later(root.resolve("core/src/main/java"));
      launcher().run();
      assertThat(builds()).isEqualTo(2);
    }

    @Test
    void doesNotCareAboutTests() throws IOException {
      launcher().run();
      later(root.resolve("core/src/test/java/GenTests.java"));
      later(root.resolve("core/src/test/java"));
      assertThat(launcher().run().err()).isEmpty();
    }

    @Test
    void tellsWhatMavenSaidWhenItFails() throws IOException {
      write("broken", "");
      Script.Ended failed = launcher().run();
      assertThat(failed.exit()).isEqualTo(3);
      assertThat(failed.out()).isEmpty();
      assertThat(failed.err()).contains("the compiler is unhappy", "the build failed");
      Files.delete(root.resolve("broken"));
      assertThat(launcher().run().exit()).isZero();
    }

    @Test
    void happensOnceWhenTwoStartTogether() throws IOException {
      Script.Running one = launcher().with("MAVEN_SLEEPS", 1).start();
      Script.Running two = launcher().with("MAVEN_SLEEPS", 1).start();
      List<Script.Ended> both = List.of(one.await(), two.await());
      assertThat(both).extracting(Script.Ended::exit).containsOnly(0);
      assertThat(both).extracting(Script.Ended::err).anyMatch(e -> e.contains("Waiting for"));
      assertThat(builds()).isEqualTo(1);
    }

    @Test
    void setsAsideALockWhoseOwnerIsGone() throws IOException {
      write(".touchstone/build/lock/pid", "999999999");
      assertThat(launcher().run().exit()).isZero();
    }
  }

  @Nested
  class Starting {
    @Test
    void worksThroughLinksFromAnyFolder() throws IOException {
      Files.createSymbolicLink(temporary.resolve("a link"), root.resolve("touchstone"));
      Path other = Files.createSymbolicLink(temporary.resolve("other"), Path.of("a link"));
      Script.Ended ended =
          stage(Script.of(other, "tour", "a b")).in(Path.of("/")).run();
      assertThat(ended.out()).contains("touchstone-cli.jar tour a b");
    }

    @Test
    void needsNoMavenOnceBuilt() throws IOException {
      launcher().run();
      Files.delete(tools.resolve("mvn"));
      assertThat(launcher().run().exit()).isZero();
    }

    @Test
    void saysSoWhenMavenIsMissing() throws IOException {
      Files.delete(tools.resolve("mvn"));
      Script.Ended ended = launcher().run();
      assertThat(ended.exit()).isEqualTo(2);
      assertThat(ended.err()).contains("Maven is not found. Install Maven 3.8 or newer");
    }
  }

  @Nested
  class ChoosingAJdk {
    @Test
    void prefersJavaHome() throws IOException {
      assertThat(chosen(fakeJdk("21"), ""))
          .isEqualTo(temporary.resolve("jdk-21").toString());
    }

    @Test
    void passesOverOldOnesAndFoldersWithoutACompiler() throws IOException {
      Path old = fakeJdk("1.8.0_292");
      Path runtime = fakeJdk("25");
      Files.delete(runtime.resolve("bin/javac"));
      String known =
          "known_jdk_folders() { printf '%s\\n' '" + old + "' '" + runtime + "' '" + jdk + "'; };";
      assertThat(chosen(old, known)).isEqualTo(jdk.toRealPath().toString());
    }

    @Test
    void saysSoWhenThereIsNone() throws IOException {
      Script.Ended ended = toolchain(fakeJdk("11.0.2"), "known_jdk_folders() { :; }; find_jdk");
      assertThat(ended.exit()).isEqualTo(2);
      assertThat(ended.err()).contains("no JDK 17 or newer found", "JAVA_HOME");
    }

    @Test
    void listsEachOnceWhateverItsNames() throws IOException {
      Path alias = Files.createSymbolicLink(temporary.resolve("alias"), jdk);
      String known = "known_jdk_folders() { printf '%s\\n' '" + alias + "' '" + jdk + "'; };";
      assertThat(toolchain(jdk, known + "installed_jdks").out()).isEqualTo(jdk.toRealPath() + "\n");
    }

    private String chosen(Path javaHome, String overrides) {
      return toolchain(javaHome, overrides + "find_jdk; printf %s \"$JDK\"").out();
    }

    private Script.Ended toolchain(Path javaHome, String commands) {
      return stage(Script.of("sh", "-c", "ROOT=.; . scripts/toolchain.sh; " + commands))
          .in(root)
          .with("JAVA_HOME", javaHome)
          .run();
    }
  }

  @Nested
  class Benchmarks {
    @Test
    void areListedWhenTheNameIsUnknown() {
      Script.Ended ended = Script.of("benchmarks/run", "nonesuch").run();
      assertThat(ended.exit()).isEqualTo(2);
      assertThat(ended.out()).isEmpty();
      assertThat(ended.err()).contains("no benchmark is called 'nonesuch'", "Names:");
    }
  }

  @Nested
  class SettingUp {
    @Test
    void namesWhatItHadToSkip() {
      Script.Ended ended = Script.of("sh", "-c", """
                  . scripts/setup.sh
                  id() { echo 1000; }
                  need sh dash "Shell tests"
                  need no-such-command some-package "Browser tests"
                  printf %s "$SKIPPED"
                  """).run();
      assertThat(ended.out())
          .isEqualTo(
              "  Browser tests: no-such-command is not installed and only root can install it"
                  + " (apt install some-package)\n");
    }
  }

  @Nested
  class Counting {
    @Test
    void addsUpReportsAndSaysWhyATestWasSkipped() throws IOException {
      write("TEST-x.xml", """
          <testsuite name="x" tests="5" errors="1" skipped="2" failures="1">
            <testcase name="off" classname="a.B" time="0.0">
              <skipped message="no browser"/>
            </testcase>
            <testcase name="aborted" classname="a.B" time="0.0">
              <skipped type="x.TestAbortedException"><![CDATA[x.TestAbortedException: too old
            \tat a.B.aborted(B.java:1)
          ]]></skipped>
          </testsuite>
          """);
      Path reports = Script.ROOT.resolve("scripts/reports.awk");
      Script.Ended ended =
          Script.of("awk", "-f", reports, root.resolve("TEST-x.xml")).run();
      assertThat(ended.out()).isEqualTo("""
              skipped a.B.off: no browser
              skipped a.B.aborted: too old
              1 passed, 2 failed, 2 skipped
              """);
    }
  }

  private Script launcher() {
    return stage(Script.of(root.resolve("touchstone"), "seed", "new"));
  }

  /** Only the tools a bare system has, so that no real Maven or java is found. */
  private Script stage(Script script) {
    return script
        .with("JAVA_HOME", jdk)
        .with("PATH", tools)
        .without("MAVEN_HOME", "TOUCHSTONE_OPTS");
  }

  private long builds() throws IOException {
    return Files.readAllLines(root.resolve("calls")).size();
  }

  private Path fakeJdk(String version) throws IOException {
    Path home = Files.createDirectory(temporary.resolve("jdk-" + version));
    Files.createDirectory(home.resolve("bin"));
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    executable(home.resolve("bin/javac"), "#!/bin/sh\n");
    executable(home.resolve("bin/java"), "#!/bin/sh\necho \"$@\"\n");
    return home;
  }

  private void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  private static Path onPath(String tool) {
    return Arrays.stream(System.getenv("PATH").split(":"))
        .map(folder -> Path.of(folder, tool))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow();
  }

  private static void executable(Path file, String text) throws IOException {
    Files.writeString(file, text);
    Files.setPosixFilePermissions(file, fromString("rwxr-xr-x"));
  }

  private static void later(Path file) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2100-01-01T00:00:00Z")));
  }
}
