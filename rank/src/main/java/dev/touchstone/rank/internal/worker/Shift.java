package dev.touchstone.rank.internal.worker;

import dev.touchstone.Ticker;
import dev.touchstone.data.PlainData;
import dev.touchstone.rank.internal.wire.Frames;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One block of tests: one thread runs them, another one watches and takes what they gave.
 *
 * <p>Answers are taken when the block is done, when they are many, and whenever a slice of the limit
 * has passed. A careful block waits after every test until its answer was taken: where a program ends
 * its process, everything before the guilty test is known then.
 */
final class Shift {
  private static final int SLICES = 20;
  private static final int WALL = 5;
  private static final int MOST_WAITING = 1 << 18;
  private static final int MOST_ANSWER = 1 << 20;
  private static final int MOST_TEXT = 1_000;

  private final Program program;
  private final List<?> tests;
  private final long limit;
  private final boolean careful;
  private final Ticker ticker = Ticker.system();
  private List<Map<String, @Nullable Object>> ready = new ArrayList<>();
  private int waiting;
  private int done;
  private int watched = -1;
  private long sinceNanos;
  private long sinceCpu;

  Shift(Program program, List<?> tests, long limit, boolean careful) {
    this.program = program;
    this.tests = tests;
    this.limit = limit;
    this.careful = careful;
  }

  /**
   * What was taken.
   *
   * @param replies the replies
   * @param late whether the next test has taken too long
   * @param over whether there is no next test
   */
  record Taken(List<Map<String, @Nullable Object>> replies, boolean late, boolean over) {}

  /** Runs all tests; work for the thread of tests. */
  void work() {
    for (Object test : tests) {
      Map<?, ?> fields = (Map<?, ?>) test;
      long before = ticker.nanos();
      Map<String, @Nullable Object> reply =
          result(Frames.text(fields, "m"), Frames.list(fields, "a"));
      reply.put("nanos", ticker.nanos() - before);
      deliver(reply);
    }
  }

  private Map<String, @Nullable Object> result(String method, List<?> arguments) {
    try {
      Object answer = program.run(method, arguments);
      String text = PlainData.write(answer);
      return text.length() > MOST_ANSWER
          ? Frames.fields("kind", "THREW", "text", "an answer of more than a million characters")
          : readable(text, answer);
    } catch (Throwable thrown) {
      return Frames.fields("kind", "THREW", "text", told(thrown));
    }
  }

  /** Returns an answer that the other end can read; a number may be too long for that. */
  private static Map<String, @Nullable Object> readable(String text, @Nullable Object answer) {
    try {
      PlainData.read(text);
      return Frames.fields("kind", "ANSWER", "value", answer, "size", text.length());
    } catch (IllegalArgumentException unreadable) {
      return Frames.fields(
          "kind",
          "THREW",
          "text",
          cut("an answer that cannot be told: " + unreadable.getMessage()));
    }
  }

  private static String told(Throwable thrown) {
    try {
      return cut(thrown.toString());
    } catch (Throwable hostile) {
      return thrown.getClass().getName();
    }
  }

  static String cut(String text) {
    return text.length() <= MOST_TEXT ? text : text.substring(0, MOST_TEXT) + "...";
  }

  private synchronized void deliver(Map<String, @Nullable Object> reply) {
    waiting += reply.remove("size") instanceof Integer size ? size : MOST_TEXT;
    ready.add(reply);
    done++;
    if (isDue()) {
      notifyAll();
    }
    while (!ready.isEmpty() && (careful || waiting > MOST_WAITING)) {
      try {
        wait();
      } catch (InterruptedException ignored) {
        Thread.interrupted();
      }
    }
  }

  private boolean isDue() {
    return done == tests.size() || waiting > MOST_WAITING || (careful && !ready.isEmpty());
  }

  /** Waits for something to take; work for the thread that watches. */
  synchronized Taken take(Thread runner) throws InterruptedException {
    long slice = Math.max(1, limit / SLICES / 1_000_000);
    while (true) {
      if (!isDue()) {
        wait(slice);
      }
      if (!ready.isEmpty() || done == tests.size()) {
        List<Map<String, @Nullable Object>> taken = ready;
        ready = new ArrayList<>();
        waiting = 0;
        notifyAll();
        return new Taken(taken, false, done == tests.size());
      }
      if (isLate(runner)) {
        return new Taken(List.of(), true, false);
      }
    }
  }

  /** Returns whether the test that runs has used up its time, as far as it was watched. */
  private boolean isLate(Thread runner) {
    long cpu = ManagementFactory.getThreadMXBean().getThreadCpuTime(runner.getId());
    if (watched != done) {
      watched = done;
      sinceCpu = cpu;
      sinceNanos = ticker.nanos();
    }
    return cpu - sinceCpu > limit || ticker.nanos() - sinceNanos > WALL * limit;
  }
}
