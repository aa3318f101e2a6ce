package dev.touchstone.benchmarks.stateful;

import dev.touchstone.benchmarks.Fork;
import dev.touchstone.benchmarks.Gauge;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * How many calls of a trivial system run per second of processor time, ours and jqwik's.
 *
 * <p>What a case costs beside its calls weighs less in long cases, so both sides get the same lengths:
 * once our usual one, once the one that jqwik chooses for itself. Both sides draw the same arguments,
 * call a counter of the same class, keep a number beside it and compare every result with it.
 */
final class Commands {
  private static final String ROUNDS = "8";
  private static final String PEER = "dev.touchstone.benchmarks.jqwik.JqwikStateful";

  private final Table table =
      Table.of("calls per case", "touchstone per CPU s", "jqwik 1.9.3 per CPU s", "ratio");
  private final int turns;

  private Commands(int turns) {
    this.turns = turns;
  }

  static void measure(int turns, Report report) throws IOException, InterruptedException {
    Commands commands = new Commands(turns);
    double[] usual = commands.compare(Ours.USUAL_CALLS);
    double[] longer = commands.compare(Ours.LONG_CALLS);
    report.table(commands.table);
    report.metric("commands_per_cpu_s", usual[0]);
    report.metric("commands_x_jqwik", Math.min(usual[0] / usual[1], longer[0] / longer[1]));
    report.note(
        "The lower ratio counts. Asked: 300,000 commands per CPU second, and more than jqwik's action chains.");
  }

  private double[] compare(int calls) throws IOException, InterruptedException {
    List<Double> ours = new ArrayList<>();
    List<Double> theirs = new ArrayList<>();
    double length = 0;
    double peerLength = 0;
    for (int turn = 0; turn < turns; turn++) {
      Map<String, Double> mine = run(Fork.here(), Ours.class.getName(), calls);
      Map<String, Double> peers = run(Fork.peer("jqwik"), PEER, calls);
      ours.add(figure(mine, "commands"));
      theirs.add(figure(peers, "commands"));
      length = figure(mine, "length");
      peerLength = figure(peers, "length");
    }
    double[] rates = {middle(ours), middle(theirs)};
    table.row(
        "%.1f and %.1f".formatted(length, peerLength),
        rates[0],
        rates[1],
        Table.ratio(rates[0], rates[1]));
    return rates;
  }

  private static Map<String, Double> run(Fork fork, String main, int calls)
      throws IOException, InterruptedException {
    return fork.with("-Xms512m", "-Xmx512m", "-XX:+UseSerialGC")
        .run(main, ROUNDS, String.valueOf(calls));
  }

  private static double figure(Map<String, Double> figures, String name) {
    return Objects.requireNonNull(figures.get(name), name);
  }

  private static double middle(List<Double> rates) {
    return Gauge.median(rates.stream().mapToDouble(Double::doubleValue).toArray());
  }
}
