package dev.touchstone.rank.internal.isolate;

import dev.touchstone.Ticker;
import dev.touchstone.rank.BadTask;
import dev.touchstone.rank.Isolation;
import dev.touchstone.rank.Suites;
import dev.touchstone.rank.internal.wire.Frames;
import dev.touchstone.rank.internal.worker.SuiteMain;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Suites of tests, unpacked and compiled, and run on one program at a time.
 *
 * <p>Each pair of a suite and a program has a JVM of its own, behind the same walls as a submission
 * that is ranked. A program that ends the JVM or takes too long has failed the suite; the time is
 * measured by what the suite needs for the model.
 */
public final class SuiteRuns implements AutoCloseable {
  private static final long MODEL_NANOS = 60_000_000_000L;
  private static final long LEAST_NANOS = 10_000_000_000L;
  private static final int TIMES = 5;

  private final Class<?> api;
  private final Suites suites;
  private final Isolation walls;
  private final Ticker ticker;
  private final Patience patience;
  private final Scratch home = Scratch.create();
  private final Path apiFolder;
  private final Path model;
  private final List<Suite> all = new ArrayList<>();

  /**
   * One suite.
   *
   * @param id its id
   * @param trouble why it cannot be run, or ""
   * @param classes where its classes lie
   */
  public record Suite(String id, String trouble, Path classes) {}

  /** How a suite ends on a program. */
  public enum Kind {
    /** No test fails. */
    PASSES,
    /** A test fails. */
    FAILS,
    /** It cannot be run, as it needs what the program does not have. */
    FOREIGN
  }

  /**
   * What a suite says to a program.
   *
   * @param kind how it ends
   * @param test which test fails, or ""
   * @param why what it says, or ""
   * @param nanos how long it took
   */
  public record Verdict(Kind kind, String test, String why, long nanos) {}

  /** Prepares suites, and the model from where its classes lie. */
  public SuiteRuns(Class<?> api, Path modelPlace, Suites suites, Isolation walls, Ticker ticker) {
    this.api = api;
    this.suites = suites;
    this.walls = walls;
    this.ticker = ticker;
    this.patience = new Patience(ticker);
    try {
      this.apiFolder = home.folder("api");
      ApiClasses.write(api, apiFolder);
      this.model = home.folder("model");
      Unpacked.into(model, modelPlace);
      prepare();
    } catch (IOException unreadable) {
      throw new BadTask("the classes of the task cannot be copied: " + unreadable);
    }
  }

  private void prepare() throws IOException {
    List<Path> classPath = new ArrayList<>(List.of(apiFolder));
    classPath.addAll(Child.libraries(suites.libraries()));
    try (Compiler compiler = new Compiler(patience, classPath)) {
      int number = 0;
      for (Map.Entry<String, Path> place : suites.submissions().places().entrySet()) {
        Path folder = home.folder("t" + number++);
        all.add(new Suite(place.getKey(), compiled(compiler, place.getValue(), folder), folder));
      }
    }
  }

  /** Returns what keeps a suite from being run, or "". */
  private static String compiled(Compiler compiler, Path place, Path folder) {
    try {
      Unpacked.into(folder, place);
      List<Path> sources = Unpacked.sources(folder);
      return sources.isEmpty() ? "" : compiler.compile(sources, folder).text();
    } catch (IOException | java.nio.file.InvalidPathException wrong) {
      return String.valueOf(wrong.getMessage());
    }
  }

  /** Returns the suites in the order they were given. */
  public List<Suite> all() {
    return List.copyOf(all);
  }

  /** Runs a suite on the model. */
  public Verdict onModel(Suite suite) {
    return run(suite, model, MODEL_NANOS);
  }

  /** Runs a suite on a program, which may take some times as long as the model did. */
  public Verdict on(Path program, Suite suite, Verdict onModel) {
    return run(suite, program, LEAST_NANOS + TIMES * onModel.nanos());
  }

  private Verdict run(Suite suite, Path program, long limit) {
    long since = ticker.nanos();
    Map<?, ?> said = said(suite, program, limit);
    long took = ticker.nanos() - since;
    if (said == null) {
      boolean late = took >= limit;
      String test = late ? "a test that takes too long" : "a test that ends its JVM";
      return new Verdict(Kind.FAILS, test, "", took);
    }
    String name = Frames.text(said, "kind");
    Kind kind = Arrays.stream(Kind.values())
        .filter(known -> known.name().equals(name))
        .findFirst()
        .orElse(Kind.FAILS);
    return new Verdict(kind, Frames.text(said, "text"), Frames.text(said, "why"), took);
  }

  /** Returns what the JVM of a pair said, or nothing where it ended before. */
  private @Nullable Map<?, ?> said(Suite suite, Path program, long limit) {
    try (Child child = started(List.of(apiFolder, program, suite.classes()))) {
      patience.await(child, limit);
      try {
        child
            .frames()
            .put(Frames.fields(
                "api", apiFolder.toString(),
                "interface", api.getName(),
                "classes", program.toString(),
                "suite", suite.classes().toString(),
                "runner", suites.runner().getName()));
        return child.frames().take();
      } catch (IOException gone) {
        return null;
      } finally {
        patience.release(child);
      }
    }
  }

  private Child started(List<Path> readable) {
    try {
      return Child.start(
          walls, SuiteMain.class, IsolatedRunner.OPTIONS, suites.libraries(), readable);
    } catch (IOException failed) {
      throw new BadTask("a suite cannot be run: " + failed.getMessage());
    }
  }

  @Override
  public void close() {
    patience.close();
    home.close();
  }
}
