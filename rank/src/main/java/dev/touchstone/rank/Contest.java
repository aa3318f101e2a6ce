package dev.touchstone.rank;

import dev.touchstone.Gen;
import dev.touchstone.Ticker;
import dev.touchstone.random.Node;
import dev.touchstone.rank.internal.isolate.Entrants;
import dev.touchstone.rank.internal.jury.Bench;
import dev.touchstone.rank.internal.jury.CallJury;
import dev.touchstone.rank.internal.jury.Journal;
import dev.touchstone.rank.internal.jury.Runner;
import dev.touchstone.rank.internal.search.GenDraws;
import dev.touchstone.rank.internal.search.Jury;
import dev.touchstone.rank.internal.search.Search;
import dev.touchstone.rank.internal.search.Specimen;
import dev.touchstone.rank.internal.wire.Reply;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * Runs one ranking from the first look at the model to the last confirmation.
 *
 * <p>A program that answers one test in two ways is flaky: it has no failure set and takes no part.
 * The first tests are run twice for that, and the test of every bug once more at the end, each time
 * in a fresh process. One that shows late that it is flaky is taken out by projection: the bugs are
 * those that the others alone would have shown.
 */
final class Contest {
  private static final int FIRST = 100;
  private static final int PATIENCE = 3;

  private final Bench bench;
  private final Gen<Call> tests;
  private final Node node;
  private final StopRule rule;
  private final Ticker ticker;
  private final BooleanSupplier stopped;
  private final IntConsumer progress;
  private final Map<String, Set<String>> labels;
  private final Isolation walls;
  private final int live;
  private final Resumption resumption;
  private final boolean steered;
  private final List<String> warnings = new ArrayList<>();
  private final List<Entry> entries = new ArrayList<>();

  Contest(
      Bench bench,
      Gen<Call> tests,
      Node node,
      StopRule rule,
      Ticker ticker,
      BooleanSupplier stopped,
      IntConsumer progress,
      Map<String, Set<String>> labels,
      Isolation walls,
      int live,
      Resumption resumption,
      boolean steered) {
    this.resumption = resumption;
    this.steered = steered;
    this.walls = walls;
    this.live = live;
    this.bench = bench;
    this.tests = tests;
    this.node = node;
    this.rule = rule;
    this.ticker = ticker;
    this.stopped = stopped;
    this.progress = progress;
    this.labels = labels;
  }

  /** A program that takes part. */
  private record Player(String id, String state, String note, Runner runner) {}

  Ranked run(List<String> ids, List<Runner> trusted, Entrants entrants) {
    List<Call> first = first(FIRST);
    bench.check(first);
    List<Player> players = players(ids, trusted, entrants);
    if (entrants.areShutIn() && !walls.warning().isEmpty()) {
      warnings.add(walls.warning());
    }
    CallJury jury = new CallJury(bench, runners(players), ticker, live);
    List<List<@Nullable Reply>> once = jury.replies(first);
    List<List<@Nullable Reply>> twice = afresh(runners(players), backwards(first), 1);
    twice.replaceAll(Contest::backwards);
    List<String> all = players.stream().map(Player::id).toList();
    remove(players, unsteady(once, twice), "answers one test in two ways");
    List<String> playing = players.stream().map(Player::id).toList();
    try (Journal journal = resumption.open(bench, first, all, playing)) {
      return search(players, journal);
    }
  }

  Verdicts judge(int count, List<String> ids, List<Runner> trusted, Entrants entrants) {
    List<Call> calls = first(count);
    List<Player> players = players(ids, trusted, entrants);
    List<Jury.Judged> judged =
        new CallJury(bench, runners(players), ticker, live).under(0).judge(calls);
    return new Verdicts(
        players.stream().map(Player::id).toList(),
        calls,
        judged.stream().map(Jury.Judged::failing).toList(),
        judged.stream().map(Jury.Judged::missing).toList());
  }

  /** Returns who can be run; who cannot is entered as failed. */
  private List<Player> players(List<String> ids, List<Runner> trusted, Entrants entrants) {
    List<Player> players = new ArrayList<>();
    for (int i = 0; i < ids.size(); i++) {
      players.add(new Player(ids.get(i), "trusted", "", trusted.get(i)));
    }
    for (Entrants.Entrant entrant : entrants.all()) {
      Runner runner = entrant.runner();
      if (runner == null) {
        entries.add(new Entry(entrant.id(), "failed", entrant.note(), -1, 0));
      } else {
        players.add(new Player(entrant.id(), entrant.state(), entrant.note(), runner));
      }
    }
    if (players.isEmpty()) {
      throw new BadTask("no submission can be run: "
          + entries.stream().map(entry -> entry.id() + ": " + entry.note()).toList());
    }
    return players;
  }

  private static <T extends @Nullable Object> List<T> backwards(List<T> list) {
    List<T> turned = new ArrayList<>(list);
    java.util.Collections.reverse(turned);
    return turned;
  }

  private List<Call> first(int count) {
    GenDraws<Call> draws = new GenDraws<>(tests, node.child("tests"), stopped);
    return LongStream.range(0, count)
        .mapToObj(number -> draws.draw(number).value())
        .toList();
  }

  private static List<Runner> runners(List<Player> players) {
    return players.stream().map(Player::runner).toList();
  }

  /** Runs tests in fresh processes. */
  private List<List<@Nullable Reply>> afresh(List<Runner> runners, List<Call> calls, int patience) {
    runners.forEach(runner -> runner.restart(patience));
    return new CallJury(bench, runners, ticker, live).replies(calls);
  }

  /** Returns which programs said different things to one test. */
  private static BitSet unsteady(
      List<List<@Nullable Reply>> once, List<List<@Nullable Reply>> twice) {
    BitSet unsteady = new BitSet();
    for (int program = 0; program < once.size(); program++) {
      for (int test = 0; test < once.get(program).size(); test++) {
        Reply a = once.get(program).get(test);
        Reply b = twice.get(program).get(test);
        unsteady.set(program, unsteady.get(program) || disagree(a, b));
      }
    }
    return unsteady;
  }

  private static boolean disagree(@Nullable Reply a, @Nullable Reply b) {
    return a != null
        && b != null
        && a.kind() == Reply.Kind.ANSWER
        && b.kind() == Reply.Kind.ANSWER
        && !java.util.Objects.equals(a.value(), b.value());
  }

  private void remove(List<Player> players, BitSet which, String why) {
    for (int program = players.size() - 1; program >= 0; program--) {
      if (which.get(program)) {
        Player flaky = players.remove(program);
        int timeouts = flaky.runner().timeouts();
        flaky.runner().close();
        entries.add(new Entry(flaky.id(), "FLAKY", why, -1, timeouts));
      }
    }
    if (players.isEmpty()) {
      throw new BadTask("every submission answers one test in two ways; none can be ranked");
    }
  }

  private Ranked search(List<Player> players, Journal journal) {
    CallJury jury = new CallJury(bench, runners(players), ticker, live).keeping(journal);
    List<Search<Call>> searches = new ArrayList<>();
    List<Unseen> ends = new ArrayList<>();
    for (int oracle = 0; oracle < bench.oracles().size(); oracle++) {
      GenDraws<Call> draws = new GenDraws<>(tests, node.child("tests"), stopped);
      Search<Call> search = new Search<>(draws, jury.under(oracle), rule, ticker, stopped)
          .progress(progress)
          .steered(steered);
      ends.add(search.run());
      searches.add(search);
    }
    List<Call> witnesses =
        searches.get(0).bugs().stream().map(bug -> bug.witness().value()).toList();
    List<List<@Nullable Reply>> once = afresh(runners(players), witnesses, PATIENCE);
    List<List<@Nullable Reply>> twice = afresh(runners(players), witnesses, PATIENCE);
    BitSet late = unsteady(once, twice);
    for (int program = 0; program < players.size(); program++) {
      late.set(program, late.get(program) || isOtherwise(program, searches.get(0), twice));
    }
    return conclude(players, late, searches, ends);
  }

  /** Returns whether a program was judged otherwise on the test of a bug than during the search. */
  private boolean isOtherwise(
      int program, Search<Call> search, List<List<@Nullable Reply>> replies) {
    int number = 0;
    for (Bug<Specimen<Call>> bug : search.bugs()) {
      Call test = bug.witness().value();
      Reply reply = replies.get(program).get(number++);
      if (reply != null
          && !reply.isAboutTime()
          && bench.accepts(0, test, reply) == bug.failing().contains(program)) {
        return true;
      }
    }
    return false;
  }

  private Ranked conclude(
      List<Player> players, BitSet late, List<Search<Call>> searches, List<Unseen> ends) {
    int[] kept = java.util.stream.IntStream.range(0, players.size())
        .filter(program -> !late.get(program))
        .toArray();
    List<Player> rest = new ArrayList<>(players);
    remove(rest, late, "answers the test of a bug in two ways");
    List<String> ids = rest.stream().map(Player::id).toList();
    for (int program = 0; program < rest.size(); program++) {
      Player player = rest.get(program);
      entries.add(new Entry(
          player.id(), player.state(), player.note(), program, player.runner().timeouts()));
    }
    List<Ranking<Call>> rankings = new ArrayList<>();
    for (int oracle = 0; oracle < searches.size(); oracle++) {
      rankings.add(ranking(ids, searches.get(oracle), kept, ends.get(oracle)));
    }
    Ranking<Call> strict = rankings.get(0);
    warn(strict);
    Optional<Ranking<Call>> lenient =
        rankings.size() > 1 ? Optional.of(rankings.get(1)) : Optional.empty();
    return new Ranked(
        strict,
        lenient,
        entries,
        exhibits(strict, runners(rest)),
        maskings(ids, searches.get(0), kept),
        warnings);
  }

  private Ranking<Call> ranking(List<String> ids, Search<Call> search, int[] kept, Unseen end) {
    BugInference<Specimen<Call>> inference =
        new BugInference<>(java.util.Comparator.naturalOrder());
    search.bugs().forEach(bug -> inference.offer(bug.witness(), bug.failing().project(kept)));
    search.specimens().forEach((set, test) -> inference.offer(test, set.project(kept)));
    List<Bug<Call>> bugs = inference.bugs().stream()
        .map(bug -> new Bug<>(bug.witness().value(), bug.failing()))
        .toList();
    return Ranking.of(ids, bugs, search.family().project(kept), end, node.child("stability"));
  }

  private List<Ranked.Exhibit> exhibits(Ranking<Call> ranking, List<Runner> runners) {
    List<Call> witnesses = ranking.bugs().stream().map(Bug::witness).toList();
    runners.forEach(Runner::recall);
    List<List<@Nullable Reply>> replies =
        new CallJury(bench, runners, ticker, live).replies(witnesses);
    List<Ranked.Exhibit> exhibits = new ArrayList<>();
    for (int bug = 0; bug < witnesses.size(); bug++) {
      List<String> actual = new ArrayList<>();
      for (List<@Nullable Reply> said : replies) {
        Reply reply = said.get(bug);
        actual.add(reply == null ? "not run" : reply.shown());
      }
      String expected = Reply.answer(bench.expected(witnesses.get(bug)).plain()).shown();
      exhibits.add(new Ranked.Exhibit(expected, actual));
    }
    return exhibits;
  }

  private List<Masking<Call>> maskings(List<String> ids, Search<Call> search, int[] kept) {
    if (!labels.keySet().containsAll(ids)) {
      return List.of();
    }
    Map<FailureSet, Call> met = new LinkedHashMap<>();
    search.smallest().forEach((set, test) -> met.putIfAbsent(set.project(kept), test));
    return Masking.of(
        ids.stream().map(id -> java.util.Objects.requireNonNull(labels.get(id))).toList(), met);
  }

  private void warn(Ranking<Call> ranking) {
    if (!ranking.unseen().complete()) {
      warnings.add("the search was stopped by " + ranking.unseen().stoppedBy()
          + "; more tests may show more bugs");
    }
    if (ranking.isTooHard()) {
      warnings.add("more than half of the programs fail every test: the task was too hard");
    }
  }
}
