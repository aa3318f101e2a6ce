package dev.touchstone.internal.run;

import dev.touchstone.Identity;
import dev.touchstone.Statistics;
import dev.touchstone.Verdict;
import dev.touchstone.choice.Choices;
import dev.touchstone.internal.database.Running;
import dev.touchstone.internal.token.Token;
import dev.touchstone.random.Node;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Checks a claim, phase by phase: given examples, stored failures, all cases where they are few,
 * random cases, and a search among changed cases where the body scores them.
 */
public final class Runner {
  private final List<Argument> arguments;
  private final Body body;
  private final Settings settings;
  private final Node node;
  private Tally tally;
  private final Trial trial;
  private final long deadline;
  private final Cases cases;
  private @Nullable Climb climb;
  private @Nullable Failing failing;
  private long foundAt;
  private final @Nullable Heard heard;
  private volatile @Nullable Stuck apart;
  private volatile boolean recalling;
  private final List<Watch> workers = new CopyOnWriteArrayList<>();
  private final List<Running> announcements = new CopyOnWriteArrayList<>();
  private @Nullable Running ahead;

  /** Creates a runner of cases found under a node. */
  public Runner(List<Argument> arguments, Body body, Settings settings, Node node) {
    this.arguments = arguments;
    this.body = body;
    this.settings = settings;
    this.node = node;
    this.tally = new Tally(settings.covers);
    this.trial = new Trial(arguments, body, watch());
    this.apart = settings.apart ? stuck() : null;
    this.deadline = settings.deadline(settings.time);
    this.cases = new Cases(trial, settings, node, deadline);
    this.heard = settings.listeners.isEmpty() ? null : new Heard(arguments, body, settings);
  }

  /** Runs all phases. */
  public Verdict run() {
    if (heard != null) {
      heard.started(node);
    }
    Stuck behind = apart;
    Verdict verdict =
        behind == null ? watched() : behind.apart(() -> Optional.of(watched())).orElseThrow();
    if (!verdict.passed() && !settings.onFailure.isEmpty()) {
      verdict = Reactions.to(verdict, settings.onFailure);
    }
    if (heard != null) {
      heard.reached(verdict);
    }
    return verdict;
  }

  private Watch watch() {
    return new Watch(Settings.nanos(settings.caseTimeout));
  }

  private Stuck stuck() {
    return new Stuck(settings, arguments);
  }

  private Verdict watched() {
    Watch watch = trial.watch();
    Watchdog.add(watch, new Stall(cases));
    try {
      return verdict();
    } finally {
      Watchdog.remove(watch);
      watch.restoreInterrupt();
    }
  }

  /** Hears that one of some cases does not end. */
  private final class Stall implements Consumer<Watch> {
    private final Cases stalled;

    Stall(Cases stalled) {
      this.stalled = stalled;
    }

    @Override
    public void accept(Watch watch) {
      Stuck behind = apart;
      (behind == null ? stuck() : behind)
          .found(new Stuck.Stalled(stalled, tally, watch.place(), recalling, announcements));
    }
  }

  /** Returns further cases, for another thread, that end once it is over. */
  Cases worker(AtomicBoolean over) {
    Trial own = new Trial(arguments, body, watch());
    Cases work = new Cases(own, settings, node, deadline);
    work.until(over);
    Watchdog.add(own.watch(), new Stall(work));
    workers.add(own.watch());
    if (settings.database != null) {
      work.announce(announced(settings.database));
    }
    return work;
  }

  private Verdict replay(String text) {
    Token token = Token.parse(text);
    Optional<Replaying.Replayed> replayed = new Replaying(cases, settings).run(token);
    if (replayed.isEmpty()) {
      String reason = token.hasChoices()
          ? "the choices of the token no longer fit the generators, and it names no case"
          : "the token names a seed and no case; give it as the seed instead";
      return new Verdict.GaveUp(reason, Map.of(), tally.statistics());
    }
    Result result = replayed.get().result();
    boolean exact = replayed.get().exact();
    tell(result);
    if (result.failed()) {
      cases.change();
      Falsification falsification =
          new Falsification(arguments, trial, settings, Replaying.node(token), tally, 1);
      return exact
          ? falsification.asIs(result, "replayed", settings.explainReplayed)
          : falsification.of(List.of(result));
    }
    tally.add(result);
    String note = exact || !token.hasChoices()
        ? "the replayed case passes"
        : "the choices of the token no longer fit; the case drawn from its address passes";
    return new Verdict.Passed(tally.cases(), false, tally.statistics(), List.of(note));
  }

  private Verdict verdict() {
    if (settings.replay != null) {
      Verdict replayed = replay(settings.replay);
      return settings.storing && settings.database != null
          ? stored(replayed, settings.database)
          : replayed;
    }
    for (List<Object> row : settings.examples) {
      Verdict.Falsified failed =
          new Given(arguments, body, settings, trial.watch()).run(row, cases, tally);
      if (failed != null) {
        return failed;
      }
    }
    return settings.database == null ? searched() : remembered(settings.database);
  }

  /** Stores a case that fails and was not remembered. */
  private Verdict stored(Verdict verdict, Path folder) {
    Memory memory = new Memory(folder, cases, settings, null, heard);
    if (verdict instanceof Verdict.Falsified falsified) {
      memory.remember(falsified);
    }
    return memory.notes().isEmpty() ? verdict : Remarks.add(verdict, memory.notes());
  }

  private Verdict remembered(Path folder) {
    Running running = announced(folder);
    cases.announce(running);
    ahead = running;
    try {
      if (Running.alone(folder)) {
        Verdict verdict = searched();
        return verdict.passed() ? verdict : stored(verdict, folder);
      }
      Memory memory = new Memory(folder, cases, settings, running, heard);
      Verdict verdict = remembered(memory);
      return memory.notes().isEmpty() ? verdict : Remarks.add(verdict, memory.notes());
    } finally {
      for (Running announcement : announcements) {
        announcement.close();
      }
    }
  }

  private Verdict remembered(Memory memory) {
    Optional<Memory.Ended> ended = memory.ended();
    if (ended.isPresent()) {
      return ended(ended.get());
    }
    Stuck behind = apart == null && !Stuck.halts() && memory.mayHang() ? stuck() : null;
    Optional<Verdict> recalled =
        behind == null ? recalled(memory) : behind(behind, () -> recalled(memory));
    if (behind != null && behind.left()) {
      return recalled.orElseThrow();
    }
    Verdict verdict = recalled.isPresent() ? recalled.get() : searched();
    if (verdict instanceof Verdict.Falsified falsified) {
      memory.remember(falsified);
    }
    return verdict;
  }

  /** Runs stored cases that may not end on a thread that can be left behind. */
  private Optional<Verdict> behind(Stuck behind, Supplier<Optional<Verdict>> check) {
    apart = behind;
    try {
      return behind.apart(check);
    } finally {
      apart = null;
    }
  }

  private Optional<Verdict> recalled(Memory memory) {
    recalling = true;
    Optional<Memory.Recalled> recalled = memory.recall();
    Optional<Verdict> verdict = recalled.map(this::recalled);
    recalling = false;
    return verdict;
  }

  private Running announced(Path folder) {
    Running running = Running.open(folder, settings.property, node);
    announcements.add(running);
    return running;
  }

  private Verdict ended(Memory.Ended ended) {
    return new Unrepeated(settings, arguments, tally, tally.cases(), Unrepeated.NOT_SHRUNK)
        .falsified(
            ended.values(),
            Identity.JVM_ENDED,
            ended.token().toString(),
            "the JVM ended while this case was running",
            "the JVM of an earlier run ended in this case, so it was not run again; the next run"
                + " looks for others");
  }

  private Verdict recalled(Memory.Recalled recalled) {
    cases.change();
    Node place = Replaying.node(recalled.token());
    Falsification falsification =
        new Falsification(arguments, trial, settings, place, tally, tally.cases() + 1);
    return recalled.exact()
        ? falsification.asIs(recalled.result(), Memory.RUN_FIRST, settings.explain)
        : falsification.of(List.of(recalled.result()));
  }

  private Verdict searched() {
    Optional<List<Choices>> all = settings.tryingAll
        ? Exhaustive.cases(cases, settings.cases, settings.maxSize)
        : Optional.empty();
    return all.isPresent() ? exhaustive(all.get()) : random();
  }

  private Verdict exhaustive(List<Choices> all) {
    boolean whole = true;
    for (Choices choices : all) {
      if (cases.late()) {
        whole = false;
        break;
      }
      if (ahead != null) {
        ahead.mark(() -> Token.of(node, choices));
      }
      Result result = cases.replayed(-1, choices, settings.maxSize);
      Stability.checkWhole(choices, trial.recorder().choices());
      hear(result);
      tally.add(result);
      if (result.failed() && collect(result)) {
        break;
      }
    }
    if (failing != null) {
      return falsified(failing.results());
    }
    return whole && settings.checkCoverage && tally.asksCoverage() ? sampled() : judged(whole);
  }

  /** Asks chance how often cases fall under a label: all cases, once each, do not tell. */
  private Verdict sampled() {
    tally = new Tally(settings.covers);
    return random();
  }

  private Verdict random() {
    Generation generation = new Generation(this, settings, tally, cases);
    generate(generation, (settings.cases + 1) / 2);
    if (!generation.over()) {
      if (climb == null || climb.idle()) {
        generate(generation, settings.cases);
      } else {
        climb.run(this, cases, node.child("target"), settings.cases - generation.counted());
      }
    }
    if (failing != null) {
      return falsified(failing.results());
    }
    return generation.gaveUp() ? gaveUp() : judged(false);
  }

  private void generate(Generation generation, long wanted) {
    try {
      generation.run(wanted);
    } finally {
      for (Watch worker : workers) {
        Watchdog.remove(worker);
      }
    }
  }

  private Verdict judged(boolean exhaustive) {
    if (tally.cases() == 0) {
      return gaveUp();
    }
    Statistics statistics = tally.statistics();
    Verdict uncovered =
        settings.checkCoverage ? Coverage.lacking(statistics, exhaustive, heard) : null;
    if (uncovered != null) {
      return uncovered;
    }
    List<String> hint =
        tally.mostDiscarded() ? SpaceHint.of(trial.values()).stream().toList() : List.of();
    return new Verdict.Passed(tally.cases(), exhaustive, statistics, hint);
  }

  private Verdict gaveUp() {
    return Discards.gaveUp(tally, trial.values());
  }

  private Verdict falsified(List<Result> failing) {
    cases.change();
    return new Falsification(arguments, trial, settings, node, tally, foundAt).of(failing);
  }

  /** Hears of a case that did not pass in silence. */
  void hear(Result result) {
    if (climb == null) {
      climb = new Climb();
    }
    climb.see(result);
    tell(result);
  }

  private void tell(Result result) {
    if (heard != null) {
      heard.finished(result);
    }
  }

  /** Hears of a changed case, and counts it; returns whether to look no further. */
  boolean climbed(Result result) {
    hear(result);
    tally.add(result);
    return (result.failed() && collect(result)) || cases.late();
  }

  /** Keeps a failing case; returns whether there are enough. */
  boolean collect(Result result) {
    if (failing == null) {
      failing = new Failing(settings.failures);
      foundAt = tally.cases() + 1;
    }
    failing.add(result);
    return failing.complete();
  }
}
