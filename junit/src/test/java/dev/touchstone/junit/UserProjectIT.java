package dev.touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A user's project finds, runs, fails and replays properties, on old and new versions of JUnit. */
class UserProjectIT {
  private static final Pattern TOKEN = Pattern.compile("replay: (\\S+)");
  private static final String SMALLEST = "\n  a = 100\n  b = 10\n";

  static Stream<String> versions() {
    return Stream.of("5.12.2", System.getProperty("touchstone.junit.version", "6.1.3"));
  }

  @ParameterizedTest
  @MethodSource("versions")
  void findsRunsFailsAndReplays(String jupiter) throws Exception {
    try (UserProject project = UserProject.on(jupiter)) {
      findsRunsAndFails(project);
      runsWhatReturnsAClaim(project);
      endsInACase(project);
      replays(project, runsAgain(project));
    }
  }

  private static void findsRunsAndFails(UserProject project) throws Exception {
    UserProject.Built built = project.test();
    assertThat(built.log())
        .contains("Tests run: 14, Failures: 1, Errors: 0, Skipped: 0")
        .contains("SumTests.addsUp:16 Falsified after ", SMALLEST);
    assertThat(built.exit()).isEqualTo(1);
    assertThat(files(project, ".case")).hasSize(1);
  }

  private static void runsWhatReturnsAClaim(UserProject project) throws Exception {
    String token =
        token(project.testAgain("-Dtest=ReturnsWrong#numbersAreSmall").log());
    String log = project
        .testAgain("-Dtest=ReturnsWrong#numbersAreSmall", "-Dtouchstone.replay=" + token)
        .log();
    assertThat(log)
        .contains("Tests run: 1, Failures: 1, Errors: 0, Skipped: 0")
        .containsPattern("ReturnsWrong.numbersAreSmall\\S* Falsified after 1 case, shrunk 0 times")
        .contains("\n  number = 40\n", "\n  replayed\n", token);
    assertThat(files(project, ".case")).hasSize(2);
  }

  private static void endsInACase(UserProject project) throws Exception {
    assertThat(project.testAgain("-Dtest=Exits").log()).contains("The forked VM terminated");
    assertThat(files(project, ".note")).hasSize(1);
  }

  /** Runs one method, and the class that ended its JVM; returns the token of the method's case. */
  private static String runsAgain(UserProject project) throws Exception {
    String log = project.testAgain("-Dtest=SumTests#addsUp,Exits").log();
    assertThat(log)
        .contains("Tests run: 2, Failures: 2, Errors: 0, Skipped: 0")
        .contains("Falsified after 1 case, shrunk 0 times", SMALLEST, "stored failure, run first")
        .containsPattern("\n  number = \\d{4,}\n")
        .contains("the JVM of an earlier run ended in this case", "\n  replay: tf1-");
    assertThat(files(project, ".note")).isEmpty();
    return token(log.substring(log.indexOf("stored failure, run first")));
  }

  private static void replays(UserProject project, String token) throws Exception {
    String log = project
        .testAgain("-Dtest=SumTests", "-Dtouchstone.replay=" + token, "-Dtouchstone.database=off")
        .log();
    assertThat(log)
        .contains("Tests run: 1, Failures: 1, Errors: 0, Skipped: 0")
        .contains("Falsified after 1 case, shrunk 0 times", SMALLEST, "\n  replayed\n", token);
  }

  private static List<Path> files(UserProject project, String suffix) throws IOException {
    Path failures = project.folder().resolve(".touchstone/failures");
    try (Stream<Path> files = Files.walk(failures)) {
      return files.filter(file -> file.toString().endsWith(suffix)).toList();
    }
  }

  private static String token(String report) {
    Matcher matcher = TOKEN.matcher(report);
    assertThat(matcher.find()).isTrue();
    return matcher.group(1);
  }
}
