package dev.touchstone.rank;

import dev.touchstone.rank.SuiteGrades.Grade;
import dev.touchstone.rank.internal.isolate.SuiteRuns;
import dev.touchstone.rank.internal.isolate.SuiteRuns.Kind;
import dev.touchstone.rank.internal.isolate.SuiteRuns.Suite;
import dev.touchstone.rank.internal.isolate.SuiteRuns.Verdict;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;

/**
 * Grades suites on ranked programs: first on the model, and those that pass there on everybody.
 *
 * @param runs runs a suite on a program
 * @param programs where the classes of each ranked program lie, by number
 * @param ranking who is faulty and why
 * @param stopped whether somebody asks for an early end
 */
record Grading(SuiteRuns runs, List<Path> programs, Ranking<?> ranking, BooleanSupplier stopped) {

  SuiteGrades grade() {
    ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    try {
      Map<String, CompletableFuture<Grade>> coming = new LinkedHashMap<>();
      for (Suite suite : runs.all()) {
        coming.put(suite.id(), CompletableFuture.supplyAsync(() -> grade(suite), pool));
      }
      Map<String, Grade> grades = new LinkedHashMap<>();
      coming.forEach((id, grade) -> grades.put(id, grade.join()));
      return new SuiteGrades(grades);
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof BadTask bad ? bad : failed;
    } finally {
      pool.shutdownNow();
    }
  }

  private Grade grade(Suite suite) {
    if (!suite.trouble().isEmpty()) {
      return Grade.out("not transferable: " + suite.trouble());
    }
    Verdict onModel = runs.onModel(suite);
    if (onModel.kind() == Kind.FOREIGN) {
      return Grade.out("not transferable: " + onModel.why());
    }
    if (onModel.kind() == Kind.FAILS) {
      return SuiteGrades.disqualified(onModel.test(), onModel.why());
    }
    Map<Integer, String> failing = new TreeMap<>();
    for (int program = 0; program < programs.size(); program++) {
      if (stopped.getAsBoolean()) {
        return Grade.out("not finished");
      }
      Verdict verdict = runs.on(programs.get(program), suite, onModel);
      if (verdict.kind() != Kind.PASSES) {
        failing.put(program, verdict.test());
      }
    }
    return SuiteGrades.grade(failing, ranking);
  }
}
