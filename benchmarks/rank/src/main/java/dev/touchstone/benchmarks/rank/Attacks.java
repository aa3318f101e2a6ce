package dev.touchstone.benchmarks.rank;

import dev.touchstone.Ticker;
import dev.touchstone.random.Seed;
import dev.touchstone.rank.FailureSet;
import dev.touchstone.rank.Submissions;
import dev.touchstone.rank.Verdicts;
import dev.touchstone.samples.anonymiser.Anonymisers;
import dev.touchstone.samples.anonymiser.Faults;
import dev.touchstone.samples.anonymiser.HandedIn;
import dev.touchstone.samples.hostile.HostileSubmissions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Hostile submissions beside honest ones: what they cost, and whether they change a verdict. */
final class Attacks {
  private static final int TESTS = 400;

  private final Path folder;
  private final Map<String, Path> honest = new LinkedHashMap<>();
  private final Verdicts alone;
  private final double aloneSeconds;

  /** What one attack did. */
  record Outcome(String name, double seconds, boolean harmless, int failed) {}

  Attacks(Path folder) throws IOException {
    this.folder = folder;
    int number = 0;
    for (Faults.Place place : new Faults.Place[] {
      Faults.Place.FIRST, Faults.Place.AT_SIGNS, Faults.Place.DOT, Faults.Place.SIDE
    }) {
      String id = "honest" + number++;
      honest.put(id, HandedIn.write(folder, id, Faults.none().with(place, 1)));
    }
    honest.put("right", HandedIn.write(folder, "right", Faults.none()));
    long before = Ticker.system().nanos();
    this.alone = judge(honest);
    this.aloneSeconds = seconds(before);
  }

  private static double seconds(long since) {
    return (Ticker.system().nanos() - since) / 1e9;
  }

  private static Verdicts judge(Map<String, Path> all) {
    return Anonymisers.task()
        .submissions(Submissions.of(all))
        .seed(Seed.of(11).root())
        .judge(TESTS);
  }

  Outcome run(String name) throws IOException {
    Path outside = Files.createDirectories(folder.resolve("outside-" + name));
    Files.writeString(outside.resolve("kept"), "kept");
    Map<String, Path> all = new LinkedHashMap<>();
    all.put(name, HostileSubmissions.write(name, folder.resolve("hostile"), outside));
    all.putAll(honest);
    long before = Ticker.system().nanos();
    Verdicts with = judge(all);
    double seconds = Math.max(0, seconds(before) - aloneSeconds);
    int failed = 0;
    boolean same = with.ids().size() == all.size();
    int[] others = {1, 2, 3, 4, 5};
    for (int test = 0; same && test < TESTS; test++) {
      FailureSet failing = with.failing().get(test);
      same = failing.project(others).equals(alone.failing().get(test))
          && with.missing().get(test).project(others).isEmpty();
      failed += failing.contains(0) || with.missing().get(test).contains(0) ? 1 : 0;
    }
    boolean untouched =
        Files.exists(outside.resolve("kept")) && !Files.exists(outside.resolve("written"));
    return new Outcome(name, seconds, same && untouched && failed > 0, failed);
  }
}
