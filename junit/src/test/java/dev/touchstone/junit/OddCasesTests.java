package dev.touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Cases that end in a way nobody expects. */
class OddCasesTests {
  static class TruthTestCase {
    @Property
    @Nullable
    Boolean saysNothing(@ForAll int x) {
      return null;
    }
  }

  static class OddTestCase {
    @Property
    void throwsTheSpeechless(@ForAll int x) {
      throw new Speechless();
    }

    @Property
    void meetsABadStart(@ForAll int x) {
      assertThat(x).isEqualTo(BadStart.NUMBER);
    }
  }

  static final class Speechless extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    @SuppressWarnings({"NullAway", "OverrideThrowableToString", "ToStringReturnsNull"}) // is tested
    public String toString() {
      return null;
    }
  }

  static final class BadStart {
    static final int NUMBER = number();

    private static int number() {
      throw new IllegalStateException("no number today");
    }
  }

  static class PreparedTestCase {
    @BeforeCase
    void prepare(int z) {}

    @Property
    void holds(@ForAll int x) {}
  }

  @Nested
  class AReport {
    @Test
    void saysThatNullIsNoTruth() {
      assertThat(Runs.message(Runs.by(
              "touchstone", Map.of(), Runs.selectMethod(TruthTestCase.class, "saysNothing"))))
          .startsWith("Falsified after 1 case")
          .contains("TruthTestCase.saysNothing returned null; return true or false");
    }

    @Test
    void namesAnExceptionThatSaysNothing() {
      assertThat(Runs.message(Runs.of(OddTestCase.class, "throwsTheSpeechless")))
          .contains("because: " + Speechless.class.getName() + " at ");
    }

    @Test
    void saysWhyAClassDidNotStart() {
      assertThat(Runs.message(
              Runs.of(Map.of("touchstone.shrink", "false"), OddTestCase.class, "meetsABadStart")))
          .contains(
              "ExceptionInInitializerError: java.lang.IllegalStateException: no number today");
    }
  }

  @Test
  void aParameterThatNobodySuppliesIsNoFailureOfTheProperty() {
    assertThat(Runs.failure(Runs.of(PreparedTestCase.class, "holds")))
        .isInstanceOf(IllegalProperty.class)
        .hasMessageContaining("PreparedTestCase.prepare has a parameter that nobody supplies")
        .hasMessageContaining("int z");
  }
}
