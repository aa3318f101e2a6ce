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
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * Runs a submission in a JVM of its own, which is kept from block to block.
 *
 * <p>Replies come many at a time. Where the JVM ends in the middle of a block it is not known which
 * test was guilty: the tests without a reply are run again, and from then on each reply is waited for.
 * The guilty test has failed, and a new JVM goes on with the next.
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
  private final Task task;
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
  private boolean careful;
  private final Deque<Object> told = new ArrayDeque<>();
  private boolean recalled;

  IsolatedRunner(
      Isolation walls,
      Task task,
      Path classes,
      Patience patience,
      Executor starter,
      Ticker ticker,
      long limit) {
    this.starter = starter;
    this.ticker = ticker;
    this.walls = walls;
    this.task = task;
    this.classes = classes;
    this.patience = patience;
    this.limit = limit;
  }

  /**
   * What all submissions implement or are reached by.
   *
   * @param api the folder with the classes of the interface
   * @param apiName the name of the interface, or "" for programs that print
   * @param adapter the folder with the class that reaches submissions
   * @param entry the name of that class, or "" where submissions implement the interface
   */
  record Task(Path api, String apiName, Path adapter, String entry) {}

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
      List<Path> readable = List.of(task.api(), task.adapter(), classes);
      started = Child.start(walls, WorkerMain.class, OPTIONS, List.of(), readable);
      patience.await(started, WALL * limit + GRACE_NANOS);
      started
          .frames()
          .put(Frames.fields(
              "api", task.api().toString(),
              "interface", task.apiName(),
              "adapter", task.adapter().toString(),
              "entry", task.entry(),
              "classes", classes.toString()));
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
    told.clear();
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
      now.frames().put(Frames.fields("limit", currentLimit(), "tests", tests, "careful", careful));
      sent = block.size();
    } catch (IOException gone) {
      close();
    } finally {
      patience.release(now);
    }
  }

  private long currentLimit() {
    return limit * (account.isAside() ? 1 : factor) / account.divisor();
  }

  @Override
  public List<@Nullable Reply> receive() {
    List<@Nullable Reply> replies = new ArrayList<>();
    while (replies.size() < block.size()) {
      if (account.isHopeless()) {
        replies.add(Reply.givenUp(account.cause()));
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
      account.died("its JVM does not start", 0, recalled);
      return Reply.died("its JVM does not start");
    }
    long since = ticker.nanos();
    try {
      Reply reply = read(told(now, number));
      heard = number + 1;
      if (reply.kind() == Reply.Kind.TIMEOUT) {
        account.tookTooLong(ticker.nanos() - since, recalled);
        close();
      }
      return reply;
    } catch (IOException gone) {
      return lost(now, number, ticker.nanos() - since);
    }
  }

  /** Says what became of a test when its JVM is gone; runs it again where it may not be guilty. */
  private Reply lost(Child gone, int number, long took) {
    String how = gone.end();
    boolean stuck = gone.wasStuck();
    close();
    if (stuck) {
      account.gotStuck();
    }
    if (!careful) {
      careful = true;
      account.spent(took, recalled);
      return account.isHopeless() ? Reply.givenUp(account.cause()) : next(number);
    }
    if (stuck) {
      account.tookTooLong(took, recalled);
      return Reply.timeout("and stops the watch over its tests");
    }
    account.died(how, took, recalled);
    return Reply.died(how);
  }

  /** Returns the fields of the next reply, which may have come with others. */
  private Map<?, ?> told(Child now, int number) throws IOException {
    while (told.isEmpty()) {
      patience.await(now, WALL * currentLimit() + GRACE_NANOS);
      try {
        Map<?, ?> fields = now.frames().take();
        if (!(fields.get("i") instanceof Long i) || i != number - start) {
          throw new IOException("a reply out of turn");
        }
        Frames.list(fields, "replies").forEach(reply -> told.add(reply == null ? "" : reply));
      } finally {
        patience.release(now);
      }
    }
    if (told.remove() instanceof Map<?, ?> reply) {
      return reply;
    }
    throw new IOException("a reply without fields");
  }

  private Reply read(Map<?, ?> fields) throws IOException {
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
