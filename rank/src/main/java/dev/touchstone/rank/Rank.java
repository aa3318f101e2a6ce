package dev.touchstone.rank;

import dev.touchstone.Gen;
import dev.touchstone.Ticker;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import dev.touchstone.rank.internal.isolate.Entrants;
import dev.touchstone.rank.internal.isolate.SuiteRuns;
import dev.touchstone.rank.internal.jury.Bench;
import dev.touchstone.rank.internal.jury.Calling;
import dev.touchstone.rank.internal.jury.Interrupts;
import dev.touchstone.rank.internal.jury.Runner;
import dev.touchstone.rank.internal.jury.TrustedRunner;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Ranks programs that implement one interface.
 *
 * <pre>{@code
 * Ranked result = Rank.of(IntervalSet.class)
 *     .model(new ModelIntervalSet())
 *     .tests(IntervalTests.calls())
 *     .submissions(Submissions.folder(path))
 *     .run();
 * }</pre>
 *
 * @param <I> the interface
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Rank<I> {
  private final Class<I> api;
  private final Map<String, Supplier<? extends I>> answers = new LinkedHashMap<>();
  private final Map<String, Set<String>> labels = new LinkedHashMap<>();
  private @Nullable I model;
  private @Nullable Gen<Call> tests;
  private Oracle oracle = Oracle.reference();
  private @Nullable Oracle lenient;
  private Submissions submissions = Submissions.none();
  private Isolation isolation = Isolation.strongest();
  private int live = Memory.workers();
  private Node node = Seed.of(0).root();
  private StopRule rule = StopRule.STANDARD;
  private Duration limit = Duration.ofSeconds(1);
  private Ticker ticker = Ticker.system();
  private BooleanSupplier stopped = () -> false;
  private IntConsumer progress = tests -> {};
  private @Nullable Path resume;
  private String judgedBy = "";
  private boolean steered;
  private boolean trusted;
  private @Nullable Class<? extends I> adapter;

  private Rank(Class<I> api) {
    this.api = api;
  }

  /** Starts the ranking of programs that implement an interface. */
  public static <I> Rank<I> of(Class<I> api) {
    if (!api.isInterface()) {
      throw new BadTask(api.getName() + " is no interface; rank programs that implement one");
    }
    return new Rank<>(api);
  }

  /** Starts the ranking of programs that read standard input and write standard output. */
  public static Rank<TextProgram> texts() {
    return of(TextProgram.class).oracle(Oracle.text(Reading.EXACT));
  }

  /** Sets the model: the right program, which the oracle compares with. */
  public Rank<I> model(I program) {
    model = program;
    return this;
  }

  /** Sets where tests come from. */
  public Rank<I> tests(Gen<Call> calls) {
    tests = calls;
    return this;
  }

  /** Sets who decides whether an answer is right; by default the model's answer alone is. */
  public Rank<I> oracle(Oracle strict) {
    oracle = strict;
    return this;
  }

  /** Adds a second, lenient oracle, under which programs are ranked as well. */
  public Rank<I> lenient(Oracle second) {
    lenient = second;
    return this;
  }

  /** Adds a trusted program, which is run in this JVM; a fresh one is made for every test. */
  public Rank<I> answer(String id, Supplier<? extends I> program) {
    if (answers.putIfAbsent(id, program) != null) {
      throw new BadTask("two answers have the id " + id + "; give each its own");
    }
    return this;
  }

  /** Adds a trusted program whose faults are known by name, so that masking can be shown. */
  public Rank<I> answer(String id, Supplier<? extends I> program, Set<String> faults) {
    labels.put(id, Set.copyOf(faults));
    return answer(id, program);
  }

  /** Sets the programs that are not trusted: each is run in a process of its own. */
  public Rank<I> submissions(Submissions programs) {
    submissions = programs;
    return this;
  }

  /**
   * Sets the class through which submissions of any other shape are reached.
   *
   * <p>It implements the interface and is loaded beside each submission, whose classes it knows by
   * name: it may make them, call them several times in one test, and read their fields. The classes
   * it was compiled against stay behind, and so does the model.
   */
  public Rank<I> adapter(Class<? extends I> reaching) {
    adapter = reaching;
    return this;
  }

  /**
   * Sets whether submissions are run in this very JVM, which is fast and guards against nothing but
   * slowness: only for programs of one's own.
   */
  public Rank<I> trusted(boolean all) {
    if (all && api == TextProgram.class) {
      throw new BadTask("programs that print run in processes of their own; do not trust them");
    }
    trusted = all;
    return this;
  }

  /** Sets how well submissions are shut in. */
  public Rank<I> isolation(Isolation strength) {
    isolation = strength;
    return this;
  }

  /** Sets how many submissions may have a process at once; as many as fit into memory otherwise. */
  public Rank<I> live(int processes) {
    if (processes < 1) {
      throw new BadTask(processes + " live processes; give one or more");
    }
    live = processes;
    return this;
  }

  /** Sets where everything random comes from. */
  public Rank<I> seed(Node place) {
    node = place;
    return this;
  }

  /** Sets when enough has been tested. */
  public Rank<I> stop(StopRule when) {
    rule = when;
    return this;
  }

  /** Sets the least time a program has for one test; slow models give more. */
  public Rank<I> limit(Duration perTest) {
    limit = perTest;
    return this;
  }

  /** Sets the clock. */
  public Rank<I> ticker(Ticker clock) {
    ticker = clock;
    return this;
  }

  /** Sets who may end the search early; what is known then is ranked and marked as incomplete. */
  public Rank<I> until(BooleanSupplier interrupted) {
    stopped = interrupted;
    return this;
  }

  /**
   * Keeps every verdict in a file as soon as it is known; where the file is there, the ranking goes on
   * from what it holds.
   */
  public Rank<I> resume(Path file) {
    resume = file;
    return this;
  }

  /**
   * Sets words for how answers are judged, where two oracles are of one class; verdicts that are kept
   * in a file count for the same words only.
   */
  public Rank<I> judgedBy(String words) {
    judgedBy = words;
    return this;
  }

  /**
   * Sets whether, once tests have been quiet for a while, further ones are made of those that showed
   * bugs, beside the random ones. These count neither as quiet nor in the estimate of the unseen.
   */
  public Rank<I> steered(boolean byWitnesses) {
    steered = byWitnesses;
    return this;
  }

  /** Sets who is told how many random tests there were. */
  public Rank<I> progress(IntConsumer watcher) {
    progress = watcher;
    return this;
  }

  /** Ranks. */
  public Ranked run() {
    return with((contest, ids, runners, entrants) -> contest.run(ids, runners, entrants));
  }

  /** Runs every program on the first so many tests and says who fails which. */
  public Verdicts judge(int count) {
    return with((contest, ids, runners, entrants) -> contest.judge(count, ids, runners, entrants));
  }

  /**
   * Ranks submissions, and grades suites of tests by which of them, and which of their bugs, they
   * catch.
   *
   * @param modelClasses the jar or folder with the classes of the model: suites must pass on it
   * @param suites the suites; like submissions they are not trusted
   */
  public Graded grade(Path modelClasses, Suites suites) {
    if (api == TextProgram.class || !answers.isEmpty()) {
      throw new BadTask("suites are graded on submissions that implement an interface");
    }
    return with((contest, ids, runners, entrants) -> {
      Ranked ranked = contest.run(ids, runners, entrants);
      List<Path> programs =
          ranked.ranking().ids().stream().map(entrants::classes).toList();
      entrants.park();
      try (SuiteRuns runs = new SuiteRuns(api, modelClasses, suites, isolation, ticker)) {
        return new Graded(ranked, new Grading(runs, programs, ranked.ranking(), stopped).grade());
      }
    });
  }

  /** What is done with the programs once they are ready. */
  private interface Part<R> {
    R play(Contest contest, List<String> ids, List<Runner> runners, Entrants entrants);
  }

  private <R> R with(Part<R> part) {
    if (model == null || tests == null) {
      throw new BadTask("a ranking needs a model and tests; call model(...) and tests(...)");
    }
    if (answers.isEmpty() && submissions.isEmpty()) {
      throw new BadTask("there are no submissions; add programs to the folder");
    }
    List<Oracle> oracles = lenient == null ? List.of(oracle) : List.of(oracle, lenient);
    Calling calling = new Calling(api);
    Bench bench = new Bench(calling, model, oracles);
    Contest contest = new Contest(
        bench,
        tests,
        node,
        rule,
        ticker,
        stopped,
        progress,
        labels,
        isolation,
        live,
        resumption(oracles),
        steered);
    try (Interrupts interrupts = new Interrupts(limit, ticker);
        Entrants entrants = new Entrants(
            api,
            adapter,
            submissions,
            isolation,
            limit,
            ticker,
            trusted ? program -> new TrustedRunner(program, calling, interrupts) : null)) {
      List<String> ids = new ArrayList<>();
      List<Runner> runners = new ArrayList<>();
      answers.forEach((id, program) -> {
        ids.add(id);
        runners.add(new TrustedRunner(program, calling, interrupts));
      });
      return part.play(contest, ids, runners, entrants);
    }
  }

  private Resumption resumption(List<Oracle> oracles) {
    String walls = trusted ? "trusted" : isolation.name();
    List<String> words =
        new ArrayList<>(List.of(node.toReplay(), "limit " + limit, walls, judgedBy));
    List<Class<?>> code = new ArrayList<>();
    if (adapter != null) {
      code.add(adapter);
    }
    for (Oracle judge : oracles) {
      code.add(judge.getClass());
      words.add(judge instanceof Record ? judge.toString() : "");
    }
    return new Resumption(resume, submissions, words, code);
  }

  /**
   * Ranks the columns of a matrix of zeros and ones: rows are tests, 1 means that the program of the
   * column fails.
   */
  public static Ranking<String> fromMatrix(
      List<String> programs, Map<String, FailureSet> tests, Node node) {
    BugInference<String> inference = new BugInference<>(
        java.util.Comparator.comparing(String::length).thenComparing(test -> test));
    Family family = new Family();
    tests.forEach((test, failing) -> {
      inference.offer(test, failing);
      family.add(failing);
    });
    Unseen unseen = new Unseen(
        family.tests(), family.singletons(), family.unseen(), "the end of the matrix", true);
    return Ranking.of(programs, inference.bugs(), family, unseen, node);
  }
}
