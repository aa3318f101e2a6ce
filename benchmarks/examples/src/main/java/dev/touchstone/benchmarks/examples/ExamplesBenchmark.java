package dev.touchstone.benchmarks.examples;

import dev.touchstone.Ticker;
import dev.touchstone.benchmarks.Benchmark;
import dev.touchstone.benchmarks.Benchmark.Part;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import dev.touchstone.examples.Counterexample;
import dev.touchstone.examples.Example;
import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.Examples;
import dev.touchstone.examples.MutationScore;
import dev.touchstone.machine.Machine;
import dev.touchstone.random.Seed;
import dev.touchstone.samples.bank.BankModel;
import dev.touchstone.samples.bank.BankShapes;
import dev.touchstone.samples.bank.Fault;
import dev.touchstone.samples.mutants.Mutants;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Which examples are found, how steadily, and how much they tell beside coverage. */
public final class ExamplesBenchmark {
  private static final int SEARCHES = 20;

  private ExamplesBenchmark() {}

  public static void main(String[] args) throws Exception {
    Benchmark.named("examples")
        .run(
            args,
            List.of(
                new Part("--bank", (options, report) -> bank(options.size(3, 20), report)),
                new Part("--fault", (options, report) -> fault(options.size(5, 50), report)),
                new Part("--mutants", (options, report) -> mutants(report))));
  }

  private static void bank(int seeds, Report report) {
    Table table = Table.of("seed", "examples", "shapes of 55", "two users", "evaluations", "s");
    Map<String, Integer> occurs = new HashMap<>();
    double fewest = 100;
    double slowest = 0;
    int twoUsers = 0;
    List<Integer> totals = new ArrayList<>();
    for (int seed = 0; seed < seeds; seed++) {
      long start = Ticker.system().nanos();
      ExampleSet set = Examples.of(new BankModel()).seed(Seed.of(seed)).find();
      double seconds = (Ticker.system().nanos() - start) / 1e9;
      Set<String> shapes =
          set.examples().stream().map(ExamplesBenchmark::shape).collect(Collectors.toSet());
      shapes.forEach(shape -> occurs.merge(shape, 1, Integer::sum));
      long matched = BankShapes.all().values().stream().filter(shapes::contains).count();
      boolean both = shapes.contains(BankShapes.TWO_USERS);
      twoUsers += both ? 1 : 0;
      fewest = Math.min(fewest, 100.0 * matched / BankShapes.all().size());
      slowest = Math.max(slowest, seconds);
      totals.add(set.examples().size());
      table.row(seed, set.examples().size(), matched, both, set.effort().evaluations(), seconds);
    }
    report.table(table);
    long always = occurs.values().stream().filter(times -> times == seeds).count();
    double mean = totals.stream().mapToInt(Integer::intValue).average().orElse(0);
    double deviation = Math.sqrt(
        totals.stream().mapToDouble(total -> (total - mean) * (total - mean)).sum()
            / Math.max(1, seeds - 1));
    report.metric("bank_shapes_pct", fewest);
    report.metric("bank_total", mean);
    report.metric("bank_total_sd", deviation);
    report.metric("bank_stable", (double) always);
    report.metric("bank_stable_pct", 100.0 * always / occurs.size());
    report.metric("two_users_found", 100.0 * twoUsers / seeds);
    report.metric("seconds", slowest);
    report.note(
        "Asked: 50 of 55 shapes, 45 to 70 examples, 49 under every seed, two users always, 30 s.");
  }

  private static String shape(Example example) {
    return BankShapes.of(example.lines().stream().map(line -> line.text()).toList());
  }

  private static void fault(int seeds, Report report) {
    int found = 0;
    int checked = 0;
    for (int seed = 0; seed < seeds; seed++) {
      BankModel faulty = new BankModel(Fault.DEPOSIT_SUBTRACTS);
      List<Counterexample> failures =
          Examples.of(faulty).seed(Seed.of(seed)).find().failures();
      found += failures.stream().anyMatch(one -> one.script().length() == 5) ? 1 : 0;
      checked +=
          Machine.sequential(faulty).seed(Seed.of(seed)).cases(100).check().passed() ? 0 : 1;
    }
    report.metric("deposit_bug_pct", 100.0 * found / seeds);
    report.metric("deposit_bug_plain_check_pct", 100.0 * checked / seeds);
    report.note(
        "A bank that subtracts deposits: found on the way in %d of %d searches, by a plain check of 100 cases in %d. Asked: 95 %%."
            .formatted(found, seeds, checked));
  }

  private static void mutants(Report report) throws ReflectiveOperationException {
    Table table = Table.of(
        "system", "faults", "combined", "examples", "coverage", "examples", "more", "examples");
    for (Mutants system : Mutants.values()) {
      ExampleSet combined = Examples.of(system.right()).seed(Seed.of(1)).find();
      ExampleSet coverage = system.byCoverage(1);
      MutationScore ours = MutationScore.of(combined.examples(), system.faulty());
      MutationScore theirs = MutationScore.of(coverage.examples(), system.faulty());
      List<Example> more = system.byCoverage(combined.examples().size(), SEARCHES);
      MutationScore same = MutationScore.of(more, system.faulty());
      String name = system.name().toLowerCase(Locale.ROOT);
      table.row(
          name,
          system.faulty().size(),
          100 * ours.share(),
          combined.examples().size(),
          100 * theirs.share(),
          coverage.examples().size(),
          100 * same.share(),
          more.size());
      report.metric("mutation_combined_" + name, 100 * ours.share());
      report.metric("mutation_coverage_" + name, 100 * theirs.share());
      report.metric("mutation_coverage_same_size_" + name, 100 * same.share());
      if (system == Mutants.BANK) {
        report.metric("coverage_examples_bank", coverage.examples().size());
      }
    }
    report.table(table);
    report.note(
        "Faults told by the examples, in per cent. Asked: more than by coverage, 90 on the bank.");
    report.note("More: what further searches by coverage add, up to as many examples as ours.");
  }
}
