package dev.touchstone.machine.remote;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A process called by lines of JSON.
 *
 * <p>Its output is read by daemon threads, because reading a pipe cannot be interrupted; the caller
 * waits for a line as long as its patience lasts. The end of the output is a line of its own.
 */
final class ProcessTarget implements Target {
  private static final String END = "\0end";
  private static final int KEPT_ERRORS = 20;

  private final Process process;
  private final Writer input;
  private final Duration patience;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final List<String> errors = new CopyOnWriteArrayList<>();
  private final CountDownLatch silent = new CountDownLatch(1);

  private ProcessTarget(Process process, Duration patience) {
    this.process = process;
    this.input = process.outputWriter(StandardCharsets.UTF_8);
    this.patience = patience;
  }

  static ProcessTarget start(List<String> command, Duration patience) {
    try {
      ProcessTarget target = new ProcessTarget(new ProcessBuilder(command).start(), patience);
      target.read("answers", target.process.getInputStream(), target.lines::add);
      target.read("errors", target.process.getErrorStream(), target::error);
      return target;
    } catch (IOException failed) {
      throw new TargetLost("the process " + command + " does not start", failed);
    }
  }

  private interface Sink {
    void line(String line);
  }

  private void read(String what, InputStream stream, Sink sink) {
    Thread thread = new Thread(
        () -> {
          try (BufferedReader reader =
              new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            String line = reader.readLine();
            while (line != null) {
              sink.line(line);
              line = reader.readLine();
            }
          } catch (IOException closed) {
            sink.line(END);
            return;
          }
          sink.line(END);
        },
        "touchstone-target-" + what);
    thread.setDaemon(true);
    thread.start();
  }

  private void error(String line) {
    if (line.equals(END)) {
      silent.countDown();
    } else if (errors.size() < KEPT_ERRORS) {
      errors.add(line);
    }
  }

  @Override
  public @Nullable Object call(String command, @Nullable Object... arguments) {
    try {
      input.write(Answers.request(command, arguments));
      input.flush();
    } catch (IOException broken) {
      throw ended(command, broken);
    }
    return Answers.value(answer(command), command);
  }

  private String answer(String command) {
    try {
      String line = lines.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
      if (line == null) {
        throw new TargetLost("no answer to " + command + " within " + patience, null);
      }
      if (line.equals(END)) {
        throw ended(command, null);
      }
      return line;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new TargetLost("interrupted while waiting for the answer to " + command, interrupted);
    }
  }

  private TargetLost ended(String command, @Nullable Throwable cause) {
    String code = "without an exit code";
    try {
      if (process.waitFor(1, TimeUnit.SECONDS)) {
        code = "with exit code " + process.exitValue();
        silent.await(1, TimeUnit.SECONDS);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    String said = String.join(" / ", errors);
    return new TargetLost(
        "the process ended " + code + " instead of answering " + command
            + (said.isEmpty() ? "" : "; it said: " + said),
        cause);
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
