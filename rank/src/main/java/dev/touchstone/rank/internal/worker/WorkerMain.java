package dev.touchstone.rank.internal.worker;

import dev.touchstone.rank.internal.wire.Frames;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.SynchronousQueue;
import org.jspecify.annotations.Nullable;

/**
 * The process of one submission: runs tests and returns data, never a verdict.
 *
 * <p>Tests run on a thread of their own, block by block. The first thread watches, measures the
 * processor time of the other where it takes long, and ends the process when a test takes too long:
 * no program can refuse that. What is printed
 * goes nowhere near the socket. Nothing here is static, so reflection finds no way to it.
 */
public final class WorkerMain {
  private static final int TIMED_OUT = 42;

  private final Frames frames;
  private final SynchronousQueue<Shift> shifts = new SynchronousQueue<>();
  private final Thread runner;

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
      List<?> tests = Frames.list(order, "tests");
      long limit = Frames.number(order, "limit");
      boolean careful = Boolean.TRUE.equals(order.get("careful"));
      watch(new Shift(program, tests, limit, careful));
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
      Path adapter = Path.of(Frames.text(order, "adapter"));
      String entry = Frames.text(order, "entry");
      Program program = Program.load(classes, apis, api, apiFolder, adapter, entry);
      frames.put(Frames.fields("open", true));
      return program;
    } catch (Throwable failed) {
      frames.put(
          Frames.fields("open", false, "text", Shift.cut(String.valueOf(failed.getMessage()))));
      return null;
    }
  }

  /** Hands a block to the other thread and passes on what it gives, as long as that may take. */
  private void watch(Shift shift) throws IOException, InterruptedException {
    shifts.put(shift);
    int told = 0;
    boolean over = false;
    while (!over) {
      Shift.Taken taken = shift.take(runner);
      if (taken.late()) {
        Map<String, @Nullable Object> late = Frames.fields("kind", "TIMEOUT");
        frames.put(Frames.fields("i", told, "replies", List.of(late)));
        Runtime.getRuntime().halt(TIMED_OUT);
      }
      frames.put(Frames.fields("i", told, "replies", taken.replies()));
      told += taken.replies().size();
      over = taken.over();
    }
  }

  private void work() {
    while (true) {
      try {
        shifts.take().work();
      } catch (InterruptedException ignored) {
        Thread.interrupted();
      }
    }
  }
}
