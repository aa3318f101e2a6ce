package dev.touchstone.rank.internal.worker;

import dev.touchstone.Ticker;
import dev.touchstone.rank.internal.wire.Frames;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The process of one submission: runs tests and returns data, never a verdict.
 *
 * <p>Tests run on a thread of their own. The first thread waits, measures the processor time of the
 * other, and ends the process when a test takes too long: no program can refuse that. What is printed
 * goes nowhere near the socket. Nothing here is static, so reflection finds no way to it.
 */
public final class WorkerMain {
  private static final int WALL = 5;
  private static final int SLICES = 20;
  private static final int TIMED_OUT = 42;
  private static final int MOST_TEXT = 1_000;
  private static final int MOST_ANSWER = 1 << 20;

  private final Frames frames;
  private final SynchronousQueue<Work> works = new SynchronousQueue<>();
  private final SynchronousQueue<Map<String, @Nullable Object>> done = new SynchronousQueue<>();
  private final Ticker ticker = Ticker.system();
  private final Thread runner;

  private record Work(int number, Program program, String method, List<?> arguments) {}

  private WorkerMain(Frames frames) {
    this.frames = frames;
    this.runner = new Thread(this::work, "test");
    runner.setDaemon(true);
  }

  /** Connects to the socket that the first argument names, and works until it closes. */
  public static void main(String[] arguments) throws Exception {
    System.setIn(new ByteArrayInputStream(new byte[0]));
    PrintStream nowhere = new PrintStream(new CappedOutput(1 << 20), false, StandardCharsets.UTF_8);
    System.setOut(nowhere);
    System.setErr(nowhere);
    SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
    channel.connect(UnixDomainSocketAddress.of(Path.of(arguments[0])));
    try {
      new WorkerMain(new Frames(channel, "")).serve();
    } finally {
      Runtime.getRuntime().halt(0);
    }
  }

  private void serve() throws IOException, InterruptedException {
    runner.start();
    Program program = open(frames.take());
    while (program != null) {
      Map<?, ?> order = frames.take();
      long limit = Frames.number(order, "limit");
      List<?> tests = Frames.list(order, "tests");
      for (int i = 0; i < tests.size(); i++) {
        Map<?, ?> test = (Map<?, ?>) tests.get(i);
        run(new Work(i, program, Frames.text(test, "m"), Frames.list(test, "a")), limit);
      }
    }
  }

  private @Nullable Program open(Map<?, ?> order) throws IOException {
    try {
      Path apiFolder = Path.of(Frames.text(order, "api"));
      ClassLoader platform = ClassLoader.getPlatformClassLoader();
      MemoryLoader apis = new MemoryLoader(MemoryLoader.read(apiFolder), platform);
      String name = Frames.text(order, "interface");
      Class<?> api = name.isEmpty() ? null : Class.forName(name, false, apis);
      Path classes = Path.of(Frames.text(order, "classes"));
      Program program = Program.open(new MemoryLoader(MemoryLoader.read(classes), apis), api);
      frames.put(Frames.fields("open", true));
      return program;
    } catch (Throwable failed) {
      frames.put(Frames.fields("open", false, "text", cut(String.valueOf(failed.getMessage()))));
      return null;
    }
  }

  /** Hands a test to the other thread and waits for it, as long as it may take. */
  private void run(Work work, long limit) throws IOException, InterruptedException {
    long start = ticker.nanos();
    long before = cpu();
    works.put(work);
    Map<String, @Nullable Object> reply = null;
    while (reply == null) {
      reply = done.poll(limit / SLICES, TimeUnit.NANOSECONDS);
      boolean late = cpu() - before > limit || ticker.nanos() - start > WALL * limit;
      if (reply == null && late) {
        frames.put(Frames.fields("i", work.number(), "kind", "TIMEOUT"));
        Runtime.getRuntime().halt(TIMED_OUT);
      }
    }
    reply.put("i", work.number());
    reply.put("nanos", ticker.nanos() - start);
    frames.put(reply);
  }

  private long cpu() {
    return ManagementFactory.getThreadMXBean().getThreadCpuTime(runner.getId());
  }

  private void work() {
    while (true) {
      try {
        done.put(result(works.take()));
      } catch (InterruptedException ignored) {
        Thread.interrupted();
      }
    }
  }

  private static Map<String, @Nullable Object> result(Work work) {
    try {
      Object answer = work.program().run(work.method(), work.arguments());
      Map<String, @Nullable Object> fields = Frames.fields("kind", "ANSWER", "value", answer);
      return dev.touchstone.data.PlainData.write(fields).length() <= MOST_ANSWER
          ? fields
          : Frames.fields("kind", "THREW", "text", "an answer of more than a million characters");
    } catch (Throwable thrown) {
      return Frames.fields("kind", "THREW", "text", told(thrown));
    }
  }

  private static String told(Throwable thrown) {
    try {
      return cut(thrown.toString());
    } catch (Throwable hostile) {
      return thrown.getClass().getName();
    }
  }

  private static String cut(String text) {
    return text.length() <= MOST_TEXT ? text : text.substring(0, MOST_TEXT) + "...";
  }
}
