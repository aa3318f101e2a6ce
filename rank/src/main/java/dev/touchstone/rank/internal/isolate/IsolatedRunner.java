package dev.touchstone.rank.internal.isolate;

import dev.touchstone.Ticker;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.Isolation;
import dev.touchstone.rank.internal.jury.Runner;
import dev.touchstone.rank.internal.wire.Frames;
import dev.touchstone.rank.internal.wire.Plain;
import dev.touchstone.rank.internal.wire.Reply;
import dev.touchstone.rank.internal.worker.WorkerMain;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * Runs a submission in a JVM of its own, which is kept from block to block.
 *
 * <p>Where the JVM ends in the middle of a block the guilty test has failed; a new JVM goes on with
 * the next.
 */
final class IsolatedRunner implements Runner {
  static final List<String> OPTIONS = List.of(
      "-Xmx128m",
      "-Xss512k",
      "-XX:MaxMetaspaceSize=64m",
      "-XX:CompressedClassSpaceSize=32m",
      "-XX:ReservedCodeCacheSize=48m",
      "-XX:+ExitOnOutOfMemoryError",
      "-XX:TieredStopAtLevel=1",
      "-XX:+UseSerialGC",
      "-XX:-UsePerfData",
      "-Xshare:auto",
      "-Djava.awt.headless=true",
      "-Dfile.encoding=UTF-8",
      "-Duser.language=en",
      "-Duser.timezone=UTC");
  private static final long GRACE_NANOS = 4_000_000_000L;
  private static final int WALL = 5;

  private final Isolation walls;
  private final Path api;
  private final String apiName;
  private final Path classes;
  private final Patience patience;
  private final Executor starter;
  private final Ticker ticker;
  private final long limit;
  private final Account account = new Account();
  private @Nullable Child child;
  private @Nullable CompletableFuture<Opened> opening;
  private List<Call> block = List.of();
  private int start;
  private int sent;
  private int heard;
  private int factor = 1;
  private boolean recalled;

  IsolatedRunner(
      Isolation walls,
      Path api,
      String apiName,
      Path classes,
      Patience patience,
      Executor starter,
      Ticker ticker,
      long limit) {
    this.starter = starter;
    this.ticker = ticker;
    this.walls = walls;
    this.api = api;
    this.apiName = apiName;
    this.classes = classes;
    this.patience = patience;
    this.limit = limit;
  }

  /** A JVM that has loaded the submission, or what is wrong with it. */
  private record Opened(@Nullable Child child, String trouble) {}

  /** Begins to start a JVM, beside other work. */
  void begin() {
    opening = CompletableFuture.supplyAsync(this::start, starter);
  }

  /** Waits until the JVM has loaded the submission; returns what is wrong with it, or "". */
  String open() {
    CompletableFuture<Opened> started = opening;
    opening = null;
    Opened opened = started == null ? start() : started.join();
    child = opened.child();
    return opened.trouble();
  }

  private Opened start() {
    Child started = null;
    try {
      started = Child.start(walls, WorkerMain.class, OPTIONS, List.of(), List.of(api, classes));
      patience.await(started, WALL * limit + GRACE_NANOS);
      started
          .frames()
          .put(Frames.fields(
              "api", api.toString(), "interface", apiName, "classes", classes.toString()));
      Map<?, ?> opened = started.frames().take();
      patience.release(started);
      if (Boolean.TRUE.equals(opened.get("open"))) {
        return new Opened(started, "");
      }
      started.close();
      return new Opened(null, Frames.text(opened, "text"));
    } catch (IOException failed) {
      if (started != null) {
        patience.release(started);
        started.close();
      }
      return new Opened(null, "it cannot be loaded: " + failed.getMessage());
    }
  }

  @Override
  public void send(List<Call> tests) {
    block = tests;
    start = 0;
    sendRest();
  }

  /** Sends the tests from {@link #start} on, to a new JVM if need be. */
  private void sendRest() {
    sent = start;
    heard = start;
    if ((account.isAside() && !recalled) || account.isHopeless() || start == block.size()) {
      return;
    }
    if (child == null) {
      open();
      account.started(recalled);
    }
    Child now = child;
    if (now == null) {
      return;
    }
    List<Object> tests = new ArrayList<>();
    for (Call test : block.subList(start, block.size())) {
      tests.add(Frames.fields("m", test.method(), "a", Plain.encode(test.arguments())));
    }
    patience.await(now, GRACE_NANOS);
    try {
      now.frames().put(Frames.fields("limit", currentLimit(), "tests", tests));
      sent = block.size();
    } catch (IOException gone) {
      close();
    } finally {
      patience.release(now);
    }
  }

  private long currentLimit() {
    return limit * factor / account.divisor();
  }

  @Override
  public List<@Nullable Reply> receive() {
    List<@Nullable Reply> replies = new ArrayList<>();
    while (replies.size() < block.size()) {
      if (account.isHopeless()) {
        replies.add(Reply.timeout("its time is used up"));
      } else if (account.isAside() && !recalled) {
        replies.add(null);
      } else {
        replies.add(next(replies.size()));
      }
    }
    if (heard < sent) {
      close();
    }
    recalled = false;
    return replies;
  }

  /** Waits for the reply to one test of the block. */
  private Reply next(int number) {
    if (child == null || sent <= number) {
      start = number;
      sendRest();
    }
    Child now = child;
    if (now == null) {
      account.trouble(false, 0);
      return Reply.died("its JVM does not start");
    }
    long since = ticker.nanos();
    patience.await(now, WALL * currentLimit() + GRACE_NANOS);
    try {
      Reply reply = read(now.frames().take(), number - start);
      heard = number + 1;
      if (reply.kind() == Reply.Kind.TIMEOUT) {
        account.trouble(true, ticker.nanos() - since);
        close();
      }
      return reply;
    } catch (IOException gone) {
      account.trouble(false, ticker.nanos() - since);
      close();
      return Reply.died("");
    } finally {
      patience.release(now);
    }
  }

  private Reply read(Map<?, ?> fields, int number) throws IOException {
    if (!(fields.get("i") instanceof Long i) || i != number) {
      throw new IOException("a reply out of turn");
    }
    String text = Frames.text(fields, "text");
    return switch (Frames.text(fields, "kind")) {
      case "TIMEOUT" -> Reply.timeout("");
      case "THREW" -> {
        account.answered(Frames.number(fields, "nanos"), recalled);
        yield Reply.threw(text);
      }
      case "ANSWER" -> {
        account.answered(Frames.number(fields, "nanos"), recalled);
        yield Reply.answer(fields.get("value"));
      }
      default -> throw new IOException("a reply of no kind");
    };
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
  public void restart(int patienceFactor) {
    close();
    factor = patienceFactor;
    recalled = true;
    if (!account.isHopeless()) {
      begin();
    }
  }

  @Override
  public void park() {
    close();
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
  public void close() {
    CompletableFuture<Opened> started = opening;
    opening = null;
    Child last = started == null ? child : started.join().child();
    child = null;
    if (last != null) {
      patience.release(last);
      last.close();
    }
  }
}
