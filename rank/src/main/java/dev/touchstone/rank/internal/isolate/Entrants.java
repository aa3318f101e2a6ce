package dev.touchstone.rank.internal.isolate;

import dev.touchstone.Ticker;
import dev.touchstone.rank.BadTask;
import dev.touchstone.rank.Isolation;
import dev.touchstone.rank.Submissions;
import dev.touchstone.rank.TextProgram;
import dev.touchstone.rank.internal.jury.Runner;
import dev.touchstone.rank.internal.worker.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The submissions of a task, unpacked, compiled and ready to run; what cannot be run says why. */
public final class Entrants implements AutoCloseable {
  private final Class<?> api;
  private final @Nullable Class<?> adapter;
  private final @Nullable Function<Supplier<?>, Runner> trusted;
  private final Isolation walls;
  private final long limit;
  private final Ticker ticker;
  private final Scratch home = Scratch.create();
  private final Patience patience;
  private final ExecutorService starter =
      Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors(), Entrants::daemon);
  private final List<Entrant> all = new ArrayList<>();

  /**
   * One submission.
   *
   * @param id its id
   * @param state {@code compiled}, {@code partial (...)}, {@code ready} or {@code failed}
   * @param note what is wrong with it, or ""
   * @param classes where its classes lie
   * @param runner runs it, where it can be run
   */
  public record Entrant(
      String id,
      String state,
      String note,
      Path classes,
      @Nullable Runner runner) {}

  /**
   * Prepares submissions.
   *
   * @param adapter the class that reaches them, where they do not implement the interface
   * @param trusted makes the runner of a program in this JVM, where programs are trusted
   */
  public Entrants(
      Class<?> api,
      @Nullable Class<?> adapter,
      Submissions submissions,
      Isolation walls,
      Duration limit,
      Ticker ticker,
      @Nullable Function<Supplier<?>, Runner> trusted) {
    this.api = api;
    this.adapter = adapter;
    this.trusted = trusted;
    this.walls = walls;
    this.limit = limit.toNanos();
    this.ticker = ticker;
    this.patience = new Patience(ticker);
    try {
      if (!submissions.isEmpty()) {
        prepare(submissions);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private void prepare(Submissions submissions) throws IOException {
    Path classesOfTask = home.folder("api");
    Path adapterFolder = home.folder("adapter");
    try {
      ApiClasses.write(api, classesOfTask);
      if (adapter != null) {
        ApiClasses.writeAlone(adapter, adapterFolder);
      }
    } catch (IOException unreadable) {
      throw new BadTask("the classes of the task cannot be copied: " + unreadable);
    }
    IsolatedRunner.Task task = new IsolatedRunner.Task(
        classesOfTask,
        api == TextProgram.class ? "" : api.getName(),
        adapterFolder,
        adapter == null ? "" : adapter.getName());
    try (Compiler compiler = new Compiler(patience, List.of(classesOfTask))) {
      int number = 0;
      for (Map.Entry<String, Path> place : submissions.places().entrySet()) {
        Path folder = home.folder("s" + number++);
        all.add(entrant(place.getKey(), place.getValue(), folder, task, compiler));
      }
    }
    all.replaceAll(Entrants::opened);
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "touchstone-rank-start");
    thread.setDaemon(true);
    return thread;
  }

  private Entrant entrant(
      String id, Path place, Path folder, IsolatedRunner.Task task, Compiler compiler) {
    try {
      Unpacked.into(folder, place);
      Optional<Path> program =
          api == TextProgram.class ? ProcessRunner.home(folder) : Optional.empty();
      if (program.isPresent()) {
        return new Entrant(
            id, "ready", "", folder, new ProcessRunner(walls, program.get(), ticker, limit));
      }
      List<Path> sources = Unpacked.sources(folder);
      Compiler.Compiled compiled = new Compiler.Compiled("ready", "");
      if (!sources.isEmpty()) {
        compiled = compiler.compile(sources, folder);
      }
      return compiled.state().equals("failed")
          ? new Entrant(id, "failed", compiled.text(), folder, null)
          : begun(id, compiled, folder, task);
    } catch (IOException | UncheckedIOException | java.nio.file.InvalidPathException wrong) {
      return new Entrant(id, "failed", String.valueOf(wrong.getMessage()), folder, null);
    }
  }

  /** Has a submission loaded while the next one is compiled. */
  private Entrant begun(
      String id, Compiler.Compiled compiled, Path classes, IsolatedRunner.Task task)
      throws IOException {
    if (trusted != null) {
      return loaded(id, compiled, classes, task, trusted);
    }
    IsolatedRunner runner =
        new IsolatedRunner(walls, task, classes, patience, starter, ticker, limit);
    runner.begin();
    return new Entrant(id, compiled.state(), compiled.text(), classes, runner);
  }

  private Entrant loaded(
      String id,
      Compiler.Compiled compiled,
      Path classes,
      IsolatedRunner.Task task,
      Function<Supplier<?>, Runner> runners)
      throws IOException {
    try {
      Program program = Program.load(
          classes, api.getClassLoader(), api, task.api(), task.adapter(), task.entry());
      return new Entrant(
          id, compiled.state(), compiled.text(), classes, runners.apply(program::fresh));
    } catch (IllegalArgumentException | LinkageError wrong) {
      return new Entrant(id, "failed", String.valueOf(wrong.getMessage()), classes, null);
    }
  }

  private static Entrant opened(Entrant begun) {
    String trouble = begun.runner() instanceof IsolatedRunner runner ? runner.open() : "";
    if (trouble.isEmpty()) {
      return begun;
    }
    String note = begun.note().isEmpty() ? trouble : trouble + "; " + begun.note();
    return new Entrant(begun.id(), "failed", note, begun.classes(), null);
  }

  /** Returns the submissions in the order they were given. */
  public List<Entrant> all() {
    return List.copyOf(all);
  }

  /** Returns whether there are submissions, and in processes of their own. */
  public boolean areShutIn() {
    return trusted == null && !all.isEmpty();
  }

  /** Returns where the classes of a submission lie. */
  public Path classes(String id) {
    return all.stream()
        .filter(entrant -> entrant.id().equals(id))
        .map(Entrant::classes)
        .findFirst()
        .orElseThrow();
  }

  /** Ends the processes of all submissions. */
  public void park() {
    for (Entrant entrant : all) {
      Runner runner = entrant.runner();
      if (runner != null) {
        runner.close();
      }
    }
  }

  @Override
  public void close() {
    park();
    starter.shutdownNow();
    patience.close();
    home.close();
  }
}
