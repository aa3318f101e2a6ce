package dev.touchstone.internal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.GenerationFailed;
import dev.touchstone.Identity;
import dev.touchstone.choice.Discarded;
import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
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

    @Test
    void isPlacedByWhatIsAroundACauseWithoutAStack() {
      Exception inner = new IllegalStateException();
      inner.setStackTrace(new StackTraceElement[0]);
      Exception outer = new RuntimeException(inner);
      outer.setStackTrace(new StackTraceElement[] {frame("org.example.Shop", "sell")});
      assertThat(Frames.identity(new ExecutionException(outer)))
          .isEqualTo(new Identity("java.lang.IllegalStateException", "org.example.Shop.sell", 3));
    }

    @Test
    void isNotPlacedInWhatStartedTheTests() {
      Exception thrown = new NullPointerException();
      thrown.setStackTrace(new StackTraceElement[] {
        frame("java.util.Objects", "requireNonNull"),
        frame("org.junit.platform.launcher.core.DefaultLauncher", "execute"),
        frame("com.intellij.rt.junit.JUnitStarter", "main")
      });
      assertThat(Frames.identity(thrown))
          .isEqualTo(new Identity("java.lang.NullPointerException", "", -1));
    }

    @Test
    void isPlacedBelowAnAssertionOfThePlatform() {
      Exception thrown = new NullPointerException();
      thrown.setStackTrace(new StackTraceElement[] {
        frame("org.junit.platform.commons.util.Preconditions", "notNull"),
        frame("org.junit.jupiter.api.AssertLinesMatch", "assertLinesMatch"),
        frame("org.example.Shop", "sell"),
        frame("org.junit.platform.engine.support.hierarchical.NodeTestTask", "execute")
      });
      assertThat(Frames.identity(thrown))
          .isEqualTo(new Identity("java.lang.NullPointerException", "org.example.Shop.sell", 3));
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

  @Nested
  class TheSignalInAnException {
    private final Throwable discarded = Discarded.at("somebody");

    @Test
    void isFoundThroughWrappers() {
      Throwable wrapped = new ExecutionException(new InvocationTargetException(discarded));
      assertThat(Frames.signal(wrapped)).isSameAs(discarded);
      assertThat(Frames.signal(discarded)).isSameAs(discarded);
    }

    @Test
    void isTheMistakeOfAGenerator() {
      Throwable mistake = new GenerationFailed("broken", new IllegalStateException());
      assertThat(Frames.signal(new CompletionException(mistake))).isSameAs(mistake);
    }

    @Test
    void isTheExceptionItselfWhereItWrapsSomethingElse() {
      Throwable thrown = new IllegalStateException(new IllegalArgumentException());
      assertThat(Frames.signal(thrown)).isSameAs(thrown);
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
