package dev.touchstone.internal.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ScribeTests {
  private static final String ENDLESS = "<toString did not end>";

  private final Scribe scribe = new Scribe(Duration.ofMillis(500));

  private interface Text {
    String print();
  }

  private static final class Printing {
    private final Text text;

    Printing(Text text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text.print();
    }
  }

  private String written(Text text) {
    return scribe.of(new Printing(text)).text();
  }

  @Nested
  class OfOrdinaryValues {
    @Test
    void writesOnOneThread() {
      Set<Thread> threads = new HashSet<>();
      for (int time = 0; time < 20; time++) {
        written(() -> {
          threads.add(Thread.currentThread());
          return "it";
        });
      }
      assertThat(threads).hasSize(1).doesNotContain(Thread.currentThread());
    }

    @Test
    void startsNoThreadWhereTheyArePlain() {
      List<Object> plain = List.of(1, "two", 3.0, 'c', new int[] {4});
      List<String> texts = new ArrayList<>();
      plain.forEach(value -> texts.add(scribe.of(value).text()));
      assertThat(texts).containsExactly("1", "\"two\"", "3.0", "'c'", "[4]");
      assertThat(scribe.started()).isFalse();
    }

    @Test
    void seesTheContextOfTheCaller() {
      ClassLoader own = new ClassLoader(null) {};
      Thread caller = Thread.currentThread();
      ClassLoader before = caller.getContextClassLoader();
      caller.setContextClassLoader(own);
      try {
        assertThat(written(() -> "" + (Thread.currentThread().getContextClassLoader() == own)))
            .isEqualTo("true");
      } finally {
        caller.setContextClassLoader(before);
      }
    }

    @Test
    void keepsAnInterruptOfTheCaller() {
      Thread.currentThread().interrupt();
      String text = written(() -> "it");
      assertThat(Thread.interrupted()).isTrue();
      assertThat(text).isEqualTo("it");
    }
  }

  @Nested
  class OfValuesThatDoNotEnd {
    private final AtomicBoolean released = new AtomicBoolean();

    private String stubborn() {
      while (!released.get()) {
        LockSupport.parkNanos(1_000_000);
        Thread.interrupted();
      }
      return "late";
    }

    @AfterEach
    void release() {
      released.set(true);
    }

    @Test
    void goesOnWithTheNext() {
      assertThat(written(this::stubborn)).isEqualTo(ENDLESS);
      assertThat(written(() -> "next")).isEqualTo("next");
    }

    @Test
    void doesNotBelieveWhatTheySayWhenInterrupted() {
      assertThat(written(() -> {
            try {
              Thread.sleep(100_000);
            } catch (InterruptedException interrupted) {
              return "given up";
            }
            return "";
          }))
          .isEqualTo(ENDLESS);
      assertThat(written(() -> "next")).isEqualTo("next");
    }

    @Test
    void leavesOnlyAFewThreadsBehind() {
      AtomicInteger asked = new AtomicInteger();
      for (int time = 0; time < 12; time++) {
        assertThat(written(() -> {
              asked.incrementAndGet();
              return stubborn();
            }))
            .isEqualTo(ENDLESS);
      }
      assertThat(asked.get()).isEqualTo(8);
      assertThat(scribe.of(7).text()).isEqualTo("7");
    }
  }
}
