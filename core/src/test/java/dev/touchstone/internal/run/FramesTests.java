package dev.touchstone.internal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Identity;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FramesTests {
  @Nested
  class TheIdentityOfAFailure {
    @Test
    void isThatOfTheExceptionItselfWhereItTellsNothing() {
      assertThat(Frames.identity(new Hostile()))
          .isEqualTo(new Identity(Hostile.class.getName(), Identity.UNKNOWN_PLACE, -1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"$Proxy12", "org.example.$Proxy7", "jdk.proxy2.$Proxy31"})
    void doesNotDependOnTheNumbersOfProxies(String proxy) {
      Exception thrown = new IllegalStateException();
      thrown.setStackTrace(
          new StackTraceElement[] {frame(proxy, "apply"), frame("org.example.Shop", "sell")});
      assertThat(Frames.identity(thrown))
          .isEqualTo(new Identity("java.lang.IllegalStateException", "org.example.Shop.sell", 3));
    }
  }

  private static final class Hostile extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public synchronized Throwable getCause() {
      throw new IllegalStateException("no cause");
    }

    @Override
    public StackTraceElement[] getStackTrace() {
      throw new IllegalStateException("no stack");
    }
  }

  private static StackTraceElement frame(String type, String method) {
    return new StackTraceElement(type, method, "File.java", 3);
  }
}
