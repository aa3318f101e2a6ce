package dev.touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A user's project finds, runs, fails and replays properties, on old and new versions of JUnit. */
class UserProjectIT {
  private static final Pattern TOKEN = Pattern.compile("replay: (\\S+)");

  static Stream<String> versions() {
    return Stream.of("5.12.2", System.getProperty("touchstone.junit.version", "6.1.3"));
  }

  @ParameterizedTest
  @MethodSource("versions")
  void findsRunsFailsAndReplays(String jupiter) throws Exception {
    try (UserProject project = UserProject.on(jupiter)) {
      findsRunsAndFails(project);
      replays(project, token(report(project)));
    }
  }

  private static void findsRunsAndFails(UserProject project) throws Exception {
    UserProject.Built first = project.test();
    assertThat(first.log()).contains("Tests run: 7, Failures: 1, Errors: 0, Skipped: 0");
    assertThat(first.exit()).isEqualTo(1);
    assertThat(report(project)).contains("Falsified after ", "\n  a = 100\n  b = 10\n");
  }

  private static void replays(UserProject project, String token) throws Exception {
    UserProject.Built second = project.test("-Dtest=SumTests", "-Dtouchstone.replay=" + token);
    assertThat(second.log()).contains("Tests run: 1, Failures: 1, Errors: 0, Skipped: 0");
    assertThat(report(project))
        .contains("Falsified after 1 case, shrunk 0 times", "\n  a = 100\n  b = 10\n");
  }

  private static String token(String report) {
    Matcher matcher = TOKEN.matcher(report);
    assertThat(matcher.find()).isTrue();
    return matcher.group(1);
  }

  private static String report(UserProject project) throws IOException {
    return Files.readString(
        project.folder().resolve("target/surefire-reports/sample.SumTests.txt"));
  }
}
