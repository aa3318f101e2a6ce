package dev.touchstone.internal.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.internal.run.Argument;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class BecauseTests {
  private static String because(Throwable thrown) {
    Claim claim = Claim.of(List.of(new Argument("n", Gen.ints())), values -> {
      throw thrown;
    });
    return claim
        .check()
        .report()
        .lines()
        .filter(line -> line.startsWith("  because:"))
        .findFirst()
        .orElseThrow();
  }

  /** Says and has as a cause what a test wants. */
  private static class OddException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @SuppressWarnings("serial") // it is never written
    private final transient @Nullable Throwable next;

    OddException(String message, @Nullable Throwable next) {
      super(message);
      this.next = next;
    }

    @Override
    public synchronized @Nullable Throwable getCause() {
      return next;
    }
  }

  private static final class MuteException extends OddException {
    private static final long serialVersionUID = 1L;

    MuteException() {
      super("mute", null);
    }

    @Override
    public String getMessage() {
      throw new IllegalStateException("no message");
    }

    @Override
    public synchronized @Nullable Throwable getCause() {
      throw new IllegalStateException("no cause");
    }
  }

  @Nested
  class ARootCause {
    @Test
    void followsWhatWasThrown() {
      assertThat(because(new IllegalStateException("outer", new IOException("root"))))
          .startsWith("  because: java.lang.IllegalStateException: outer,"
              + " caused by java.io.IOException: root at dev.touchstone.");
    }

    @Test
    void isTheLastOfSeveral() {
      assertThat(because(new IllegalStateException(
              "outer", new IllegalArgumentException("middle", new IOException("root")))))
          .contains(": outer, caused by java.io.IOException: root at ")
          .doesNotContain("middle");
    }

    @Test
    void isNotSaidTwice() {
      assertThat(because(new UncheckedIOException(new IOException("root"))))
          .startsWith("  because: java.io.UncheckedIOException: java.io.IOException: root at ")
          .doesNotContain("caused by");
      assertThat(because(new IllegalStateException("alone"))).doesNotContain("caused by");
    }

    @Test
    void followsALongMessage() {
      assertThat(because(new IllegalStateException("x".repeat(900), new IOException("root"))))
          .contains("xxx..., caused by java.io.IOException: root at ")
          .hasSizeLessThan(900);
    }
  }

  @Nested
  class AHostileChain {
    @Test
    void isWalkedToItsEnd() {
      assertThat(because(new IllegalStateException("outer", new MuteException())))
          .contains(": outer, caused by " + MuteException.class.getName() + " at ");
    }

    @Test
    void mayHaveNoEnd() {
      OddException[] two = new OddException[2];
      two[1] = new OddException("second", null) {
        private static final long serialVersionUID = 1L;

        @Override
        public synchronized Throwable getCause() {
          return two[0];
        }
      };
      two[0] = new OddException("first", two[1]);
      assertThat(because(two[0])).contains("first");
      assertThat(because(new IllegalStateException("outer", two[0])))
          .contains(": outer, caused by ");
    }
  }
}
