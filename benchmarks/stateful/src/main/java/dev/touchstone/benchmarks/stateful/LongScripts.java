package dev.touchstone.benchmarks.stateful;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.benchmarks.Gauge;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.random.Seed;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Failing scripts of a hundred calls and more.
 *
 * @param scripts how many were found
 * @param longest how many calls the longest result has
 * @param runs how many runs the most expensive one took
 * @param seconds how much processor time the most expensive one took, generation included
 */
record LongScripts(int scripts, int longest, int runs, double seconds) {
  private static final int CALLS = 100;

  /** A shelf of numbered books that cannot be counted once it holds three of four bad ones. */
  private static final class Shelf extends Model<Set<Integer>, Set<Integer>> {
    private static final List<Integer> BOOKS = IntStream.range(0, 100).boxed().toList();
    private static final Set<Integer> BAD = Set.of(20, 40, 60, 80);

    Shelf() {
      command("add")
          .args(Arg.any(Gen.elements(BOOKS)))
          .run(Set::add)
          .next((shelf, added, book) -> with(shelf, book))
          .post((shelf, book, result) -> result.returned(!shelf.contains(book)));
      command("count").run(Shelf::count).post((shelf, result) -> result.returned(shelf.size()));
    }

    private static Set<Integer> with(Set<Integer> shelf, Integer book) {
      Set<Integer> more = new HashSet<>(shelf);
      more.add(book);
      return Set.copyOf(more);
    }

    private static int count(Set<Integer> shelf) {
      return shelf.stream().filter(BAD::contains).count() > 2 ? -1 : shelf.size();
    }

    @Override
    protected Set<Integer> initial() {
      return Set.of();
    }

    @Override
    protected Set<Integer> start() {
      return new HashSet<>();
    }
  }

  static LongScripts shrunk(int wanted) {
    int scripts = 0;
    int longest = 0;
    int runs = 0;
    double seconds = 0;
    for (int seed = 0; scripts < wanted; seed++) {
      Verdict[] verdict = new Verdict[1];
      Seed under = Seed.of(seed);
      Claim claim = Machine.sequential(new Shelf()).stop(1, 400).cases(2_000).seed(under);
      double nanos = Gauge.cpu(() -> {
            verdict[0] = claim.check();
            return 0;
          })
          .toNanos();
      if (verdict[0] instanceof Verdict.Falsified falsified && calls(falsified.first()) >= CALLS) {
        scripts++;
        longest = Math.max(longest, calls(falsified.shrunk()));
        runs = Math.max(runs, falsified.evaluations() - falsified.certificateEvaluations());
        seconds = Math.max(seconds, nanos / 1e9);
      }
    }
    return new LongScripts(scripts, longest, runs, seconds);
  }

  private static int calls(Verdict.Counterexample example) {
    return example.arguments().get(0).value().split("; ", -1).length;
  }
}
