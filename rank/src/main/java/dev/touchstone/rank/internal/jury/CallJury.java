package dev.touchstone.rank.internal.jury;

import dev.touchstone.Ticker;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.FailureSet;
import dev.touchstone.rank.Told;
import dev.touchstone.rank.internal.search.Jury;
import dev.touchstone.rank.internal.wire.Reply;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Asks many programs and judges what they say, under every oracle at once.
 *
 * <p>A test is sent to each program once, however many oracles there are: {@link #under} gives the
 * jury of one of them, and all share what is known.
 */
public final class CallJury {
  private static final int SLOWER = 20;
  private static final int AT_WORK = 2 * Runtime.getRuntime().availableProcessors();

  private final Bench bench;
  private final List<Runner> runners;
  private final Ticker ticker;
  private final int live;
  private final Map<String, List<Jury.Judged>> memo = new HashMap<>();
  private Journal journal = Journal.none();

  /** Creates a jury over programs, of which so many may be alive at once. */
  public CallJury(Bench bench, List<Runner> runners, Ticker ticker, int live) {
    this.live = live;
    this.bench = bench;
    this.ticker = ticker;
    this.runners = List.copyOf(runners);
  }

  /** Starts from the verdicts of a journal and keeps all further ones there. */
  public CallJury keeping(Journal kept) {
    journal = kept;
    memo.putAll(kept.known());
    return this;
  }

  /** Returns the jury of one oracle. */
  public Jury<Call> under(int oracle) {
    return new Jury<>() {
      @Override
      public int programs() {
        return runners.size();
      }

      @Override
      public List<Judged> judge(List<Call> tests) {
        know(tests);
        return tests.stream().map(test -> known(test).get(oracle)).toList();
      }

      @Override
      public FailureSet judgeAside(Call test, FailureSet asked) {
        return complete(test, asked).get(oracle);
      }

      @Override
      public Object key(Call test) {
        return bench.key(test);
      }
    };
  }

  private List<Jury.Judged> known(Call test) {
    return Objects.requireNonNull(memo.get(bench.key(test)));
  }

  private void know(List<Call> tests) {
    Map<String, Call> open = new LinkedHashMap<>();
    for (Call test : tests) {
      String key = bench.key(test);
      if (!memo.containsKey(key)) {
        open.put(key, test);
      }
    }
    if (open.isEmpty()) {
      return;
    }
    List<Call> asked = List.copyOf(open.values());
    long before = ticker.nanos();
    List<Told> expected = asked.stream().map(bench::expected).toList();
    long allowed = SLOWER * (ticker.nanos() - before);
    runners.forEach(runner -> runner.allow(allowed));
    List<List<@Nullable Reply>> replies = replies(asked);
    Map<String, List<Jury.Judged>> judged = new LinkedHashMap<>();
    int at = 0;
    for (String key : open.keySet()) {
      judged.put(key, judged(asked.get(at), expected.get(at), replies, at));
      at++;
    }
    remember(judged);
  }

  private void remember(Map<String, List<Jury.Judged>> judged) {
    memo.putAll(judged);
    journal.add(judged);
  }

  /** Returns what each program says to each test; nothing where it was not asked. */
  public List<List<@Nullable Reply>> replies(List<Call> tests) {
    List<List<@Nullable Reply>> replies = new ArrayList<>();
    int next = 0;
    for (int program = 0; program < runners.size(); program++) {
      for (; next < runners.size() && next - program < Math.min(live, AT_WORK); next++) {
        runners.get(next).send(tests);
      }
      replies.add(runners.get(program).receive());
      if (live < runners.size()) {
        runners.get(program).park();
      }
    }
    return replies;
  }

  private List<Jury.Judged> judged(
      Call test, Told expected, List<List<@Nullable Reply>> replies, int at) {
    return bench.oracles().stream()
        .map(oracle -> {
          FailureSet.Builder failing = new FailureSet.Builder();
          FailureSet.Builder missing = new FailureSet.Builder();
          Map<Reply, Boolean> accepted = new HashMap<>();
          for (int program = 0; program < runners.size(); program++) {
            Reply reply = replies.get(program).get(at);
            if (reply == null) {
              missing.add(program);
            } else if (!accepted.computeIfAbsent(
                reply, said -> bench.accepts(oracle, test, said, expected))) {
              failing.add(program);
            }
          }
          return new Jury.Judged(failing.build(), missing.build());
        })
        .toList();
  }

  private List<FailureSet> complete(Call test, FailureSet asked) {
    Told expected = bench.expected(test);
    List<Jury.Judged> before = known(test);
    List<FailureSet.Builder> more =
        bench.oracles().stream().map(oracle -> new FailureSet.Builder()).toList();
    for (int program : asked.programs()) {
      runners.get(program).recall();
      runners.get(program).send(List.of(test));
      Reply reply = runners.get(program).receive().get(0);
      for (int oracle = 0; oracle < more.size(); oracle++) {
        boolean right =
            reply != null && bench.accepts(bench.oracles().get(oracle), test, reply, expected);
        if (!right) {
          more.get(oracle).add(program);
        }
      }
    }
    List<Jury.Judged> after = new ArrayList<>();
    for (int oracle = 0; oracle < more.size(); oracle++) {
      FailureSet failing = before.get(oracle).failing().union(more.get(oracle).build());
      after.add(new Jury.Judged(failing, FailureSet.NONE));
    }
    remember(Map.of(bench.key(test), after));
    return after.stream().map(Jury.Judged::failing).toList();
  }
}
