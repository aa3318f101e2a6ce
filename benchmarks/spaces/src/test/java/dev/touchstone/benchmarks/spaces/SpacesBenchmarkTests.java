package dev.touchstone.benchmarks.spaces;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.benchmarks.Benchmark;
import dev.touchstone.space.Certificate;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SpacesBenchmarkTests {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

  private String printed(Benchmark.Body body) throws Exception {
    Benchmark.named("spaces").run(new String[0], body, out, out);
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Nested
  class KnownCounts {
    @Test
    void haveAWayToCountEach() throws Exception {
      assertThat(Counts.known())
          .hasSize(20)
          .extracting(Counts.Known::name)
          .containsExactlyInAnyOrderElementsOf(Counts.ways().keySet());
    }

    @Test
    void agreeAtSmallSizes() throws Exception {
      assertThat(printed((options, report) -> Counts.report(8, report)).strip())
          .endsWith("\"counts_ok\":160,\"counts_total\":160}}");
    }

    @Test
    void areNotAllThereWhereOneIsWrong() {
      Counts.Known known = Counts.Known.parse("naturals|3|1,2,4");
      assertThat(known.agreeing(BigInteger::valueOf, 3)).isZero();
      assertThat(known.agreeing(size -> BigInteger.TWO, 3)).isEqualTo(1);
      assertThat(known.agreeing(size -> BigInteger.TWO, 1)).isZero();
    }
  }

  @Nested
  class Draws2000 {
    @ParameterizedTest
    @EnumSource(Subject.class)
    void ofEverySubject(Subject subject) {
      Certificate certificate = Draws.of(subject, 13, 0, 1);
      assertThat(certificate.accepted()).isEqualTo(Draws.VALUES);
      assertThat(subject.guided().remark()).isEmpty();
    }
  }

  @Nested
  class EvenDraws {
    /** The third row of the acceptance table: 252 terms, chi-square, p within 0.001 and 0.999. */
    @Test
    void ofTypedTerms() {
      assertThat(Evenness.passed(Evenness.rows().get(2), 2)).isEqualTo(3);
    }

    @Test
    void areToldFromUnevenOnes() {
      List<Integer> equal = Collections.nCopies(100, 20);
      assertThat(Evenness.isEven(Evenness.statistic(equal, 100, 20), 99)).isFalse();
      assertThat(Evenness.isEven(Evenness.statistic(List.of(90, 110), 2, 100), 1))
          .isTrue();
      assertThat(Evenness.isEven(Evenness.statistic(List.of(60, 140), 2, 100), 1))
          .isFalse();
      assertThat(Evenness.statistic(List.of(200), 2, 100)).isEqualTo(200);
    }
  }

  @Nested
  class CandidatesOfKorat {
    @Test
    void areManyMore() throws Exception {
      String text = printed((options, report) -> Candidates.report(6, report));
      assertThat(text).containsPattern("search trees +6 +132").contains("\"bst6_candidates\":");
    }
  }
}
