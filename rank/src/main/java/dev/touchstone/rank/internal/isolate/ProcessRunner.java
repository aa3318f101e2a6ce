package dev.touchstone.rank.internal.isolate;

import dev.touchstone.Ticker;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.Isolation;
import dev.touchstone.rank.internal.jury.Runner;
import dev.touchstone.rank.internal.wire.Reply;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Runs a program in any language: a file {@code run} that reads standard input and writes standard
 * output, started anew for every test.
 */
final class ProcessRunner implements Runner {
  private static final int MOST_PRINTED = 1 << 20;
  private static final int WALL = 5;
  private static final String NAME = "run";

  private final Isolation walls;
  private final Path folder;
  private final Ticker ticker;
  private final long limit;
  private final Account account = new Account();
  private List<Call> block = List.of();
  private boolean recalled;
  private int factor = 1;

  ProcessRunner(Isolation walls, Path folder, Ticker ticker, long limit) throws IOException {
    this.walls = walls;
    this.folder = folder;
    this.ticker = ticker;
    this.limit = limit;
    if (!folder.resolve(NAME).toFile().setExecutable(true)) {
      throw new IOException("its file " + NAME + " cannot be made executable");
    }
  }

  /** Returns the folder of the program to start, which may lie in a single folder inside. */
  static Optional<Path> home(Path folder) throws IOException {
    if (Files.isRegularFile(folder.resolve(NAME))) {
      return Optional.of(folder);
    }
    List<Path> inside;
    try (var files = Files.list(folder)) {
      inside = files.toList();
    }
    return inside.size() == 1 && Files.isDirectory(inside.get(0))
        ? home(inside.get(0))
        : Optional.empty();
  }

  @Override
  public void send(List<Call> tests) {
    block = tests;
  }

  @Override
  public List<@Nullable Reply> receive() {
    List<@Nullable Reply> replies = new ArrayList<>();
    for (Call test : block) {
      if (account.isHopeless()) {
        replies.add(Reply.givenUp(account.cause()));
      } else {
        replies.add(account.isAside() && !recalled ? null : run(test));
      }
    }
    recalled = false;
    return replies;
  }

  private Reply run(Call test) {
    long since = ticker.nanos();
    Process process;
    Path scratch;
    try {
      scratch = Files.createTempDirectory("touchstone-rank");
      process = new ProcessBuilder(walls.around(
              scratch, List.of(folder), List.of(folder.resolve(NAME).toString())))
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException failed) {
      account.died("it cannot be started", ticker.nanos() - since, recalled);
      return Reply.died("it cannot be started: " + failed.getMessage());
    }
    try {
      return talk(process, String.valueOf(test.arguments().get(0)), since);
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
      if (!scratch.toFile().delete()) {
        scratch.toFile().deleteOnExit();
      }
    }
  }

  private Reply talk(Process process, String input, long since) {
    CompletableFuture<Void> said = CompletableFuture.runAsync(() -> write(process, input));
    CompletableFuture<String> heard = CompletableFuture.supplyAsync(() -> read(process));
    try {
      long wait = WALL * limit * factor / account.divisor();
      if (!process.waitFor(wait, TimeUnit.NANOSECONDS)) {
        account.tookTooLong(ticker.nanos() - since, recalled);
        return Reply.timeout("");
      }
      String printed = heard.get(1, TimeUnit.SECONDS);
      account.answered(ticker.nanos() - since, recalled);
      return process.exitValue() == 0
          ? Reply.answer(printed)
          : Reply.threw("exit code " + process.exitValue());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return Reply.timeout("interrupted");
    } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException open) {
      account.tookTooLong(ticker.nanos() - since, recalled);
      return Reply.timeout("its output stays open");
    } finally {
      said.cancel(true);
    }
  }

  private static void write(Process process, String input) {
    try (var out = process.getOutputStream()) {
      out.write(input.getBytes(StandardCharsets.UTF_8));
    } catch (IOException deaf) {
      return;
    }
  }

  private static String read(Process process) {
    try (InputStream in = process.getInputStream()) {
      byte[] start = in.readNBytes(MOST_PRINTED);
      in.transferTo(java.io.OutputStream.nullOutputStream());
      return new String(start, StandardCharsets.UTF_8);
    } catch (IOException cut) {
      return "";
    }
  }

  @Override
  public boolean isAside() {
    return account.isAside();
  }

  @Override
  public void recall() {
    recalled = true;
  }

  @Override
  public void restart(int patience) {
    factor = patience;
    recalled = true;
  }

  @Override
  public void allow(long nanos) {
    account.allow(nanos);
  }

  @Override
  public int timeouts() {
    return account.timeouts();
  }

  @Override
  public void close() {}
}
