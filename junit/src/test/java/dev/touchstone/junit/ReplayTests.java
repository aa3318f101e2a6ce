package dev.touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.touchstone.BadToken;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ReplayTests {
  private static final Pattern TOKEN = Pattern.compile("replay: (\\S+)");

  static class SumTestCase {
    static int runs;

    @Property
    void staysSmall(@ForAll int a, @ForAll int b) {
      runs++;
      assertTrue((long) a + b < 1_000);
    }

    @Property
    @Replay("nonsense")
    void nonsense(@ForAll int a) {}

    @Property
    @Replay("")
    void empty(@ForAll int a) {}

    @Property
    @Replay("tf1-000000000001a9/7")
    void single(@ForAll int a) {
      runs++;
    }
  }

  private static String token(String report) {
    Matcher matcher = TOKEN.matcher(report);
    assertThat(matcher.find()).isTrue();
    return matcher.group(1);
  }

  private static String shrunk(String report) {
    return report.lines().filter(line -> line.matches("  [ab] = .*")).toList().toString();
  }

  @Nested
  class AToken {
    private final String report = Runs.message(Runs.of(SumTestCase.class, "staysSmall"));
    private final Map<String, String> replay = Map.of("touchstone.replay", token(report));

    @Test
    void leadsBackToTheSmallestCase() {
      String again = Runs.message(Runs.of(replay, SumTestCase.class, "staysSmall"));
      assertThat(shrunk(again)).isEqualTo(shrunk(report)).isNotEqualTo("[]");
      assertThat(token(again)).isEqualTo(token(report));
    }

    @Test
    void runsNoOtherCase() {
      assertThat(Runs.message(Runs.of(replay, SumTestCase.class, "staysSmall")))
          .startsWith("Falsified after 1 case, shrunk 0 times (0 evaluations)");
    }
  }

  @Nested
  class AnAnnotation {
    @Test
    void runsOneCase() {
      SumTestCase.runs = 0;
      Runs.green(Runs.of(SumTestCase.class, "single"));
      assertThat(SumTestCase.runs).isEqualTo(1);
    }

    @Test
    void isRefusedWhereItIsNoToken() {
      assertThat(Runs.failure(Runs.of(SumTestCase.class, "nonsense"))).isInstanceOf(BadToken.class);
      assertThat(Runs.failure(Runs.of(SumTestCase.class, "empty"))).isInstanceOf(BadToken.class);
    }
  }
}
