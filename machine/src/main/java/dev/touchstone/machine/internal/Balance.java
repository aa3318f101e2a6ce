package dev.touchstone.machine.internal;

import dev.touchstone.machine.Call;
import dev.touchstone.machine.Fsm;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.Sym;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Weights under which the scripts of a finite machine take its arrows as evenly as may be.
 *
 * <p>The aim is the greatest sum of the logarithms of how often each arrow is taken. Rounds of
 * multiplicative update climb towards it: scripts are drawn without being run, and a command gains
 * where more rare arrows follow it than follow others in the same state. So a weight grows for what lies
 * behind a command, not for the command alone. The gradient is that of Williams, Simple Statistical
 * Gradient-Following Algorithms (1992), divided by its own variance.
 *
 * <p>The weights of the best round are kept, so a machine is left no worse than it was.
 */
public final class Balance {
  private static final int ROUNDS = 50;
  private static final int SCRIPTS = 100;
  private static final int SIZE = 50;
  private static final int START = 1_000;
  private static final int MOST = 1_000_000;
  private static final double NEVER = 0.5;
  private static final int STALE = 8;

  private final Function<int[], Blueprint> weighed;
  private final Node chance = Seed.of(0).root();
  private final Map<String, Integer> taken = new HashMap<>();
  private int[] best = new int[0];
  private double highest = Double.NEGATIVE_INFINITY;
  private int stale;

  private Balance(Function<int[], Blueprint> weighed) {
    this.weighed = weighed;
  }

  /** A call of a drawn script: where, which command of which that were offered, by which arrow. */
  private record Taken(Object place, int command, List<Double> chances, String arrow) {}

  /**
   * Returns weights in the order of declaration.
   *
   * @param commands how many there are
   * @param weighed gives the model with other weights
   */
  public static int[] of(int commands, Function<int[], Blueprint> weighed) {
    return new Balance(weighed).search(commands);
  }

  private int[] search(int commands) {
    double[] weights = new double[commands];
    Arrays.fill(weights, START);
    for (int round = 0; round < ROUNDS && stale < STALE; round++) {
      int[] tried = Arrays.stream(weights).mapToInt(w -> (int) Math.round(w)).toArray();
      List<List<Taken>> scripts = drawn(tried, chance.child(round));
      keepIfBest(tried);
      double[] steps = steps(scripts, commands);
      for (int i = 0; i < commands; i++) {
        weights[i] = Math.min(MOST, Math.max(1, weights[i] * Math.exp(steps[i])));
      }
    }
    return best;
  }

  private void keepIfBest(int[] tried) {
    double evenness =
        taken.values().stream().mapToDouble(n -> Math.log(Math.max(n, NEVER))).sum();
    stale++;
    if (evenness > highest) {
      stale = 0;
      highest = evenness;
      best = tried;
    }
  }

  private List<List<Taken>> drawn(int[] weights, Node node) {
    taken.replaceAll((arrow, times) -> 0);
    Blueprint blueprint = weighed.apply(weights);
    ScriptGen gen = new ScriptGen(blueprint, Length.BY_SIZE, Admission.PRECONDITIONS);
    List<List<Taken>> scripts = new ArrayList<>();
    for (int number = 0; number < SCRIPTS; number++) {
      scripts.add(walked(blueprint, gen.sample(node.child(number), SIZE)));
    }
    return scripts;
  }

  private List<Taken> walked(Blueprint blueprint, Script script) {
    List<Taken> walk = new ArrayList<>();
    Object state = blueprint.initial();
    for (Call call : script.calls()) {
      Command command = blueprint.commands().get(call.number());
      List<Double> chances = chances(blueprint.commands(), state);
      Object place = place(state);
      state = command.next(state, Sym.of(call.variable()), Arguments.array(call));
      String arrow = place + " " + call.command() + " " + place(state);
      taken.merge(arrow, 1, Integer::sum);
      walk.add(new Taken(place, call.number(), chances, arrow));
    }
    return walk;
  }

  private static List<Double> chances(List<Command> commands, Object state) {
    double[] open = commands.stream()
        .mapToDouble(command -> command.offered(state) ? command.weight() : 0)
        .toArray();
    double sum = Arrays.stream(open).sum();
    return Arrays.stream(open).mapToObj(weight -> weight / sum).toList();
  }

  private static Object place(Object state) {
    return state instanceof Fsm.At<?, ?> at ? at.name() : state;
  }

  /** Returns the logarithms by which weights are to change. */
  private double[] steps(List<List<Taken>> scripts, int commands) {
    List<double[]> gains = scripts.stream().map(this::gains).toList();
    Map<Object, Double> usual = usual(scripts, gains);
    double[] slope = new double[commands];
    double[] doubt = new double[commands];
    double scale = 0;
    long calls = 0;
    for (int s = 0; s < scripts.size(); s++) {
      for (int at = 0; at < scripts.get(s).size(); at++) {
        Taken call = scripts.get(s).get(at);
        double more = gains.get(s)[at] - usual.getOrDefault(call.place(), 0.0);
        scale += Math.abs(more);
        calls++;
        for (int c = 0; c < commands; c++) {
          double chance = call.chances().get(c);
          slope[c] += ((c == call.command() ? 1 : 0) - chance) * more;
          doubt[c] += chance * (1 - chance);
        }
      }
    }
    double unit = scale == 0 ? 1 : scale / calls;
    double[] steps = new double[commands];
    Arrays.setAll(
        steps, c -> doubt[c] == 0 ? 0 : Math.max(-1, Math.min(1, slope[c] / doubt[c] / unit)));
    return steps;
  }

  /** Returns how rare the arrows are from each call of a script on. */
  private double[] gains(List<Taken> script) {
    double[] gains = new double[script.size()];
    double rest = 0;
    for (int at = script.size() - 1; at >= 0; at--) {
      rest += 1.0 / taken.getOrDefault(script.get(at).arrow(), 1);
      gains[at] = rest;
    }
    return gains;
  }

  /** Returns the mean of the gains at each place. */
  private static Map<Object, Double> usual(List<List<Taken>> scripts, List<double[]> gains) {
    Map<Object, DoubleSummaryStatistics> seen = new HashMap<>();
    for (int s = 0; s < scripts.size(); s++) {
      for (int at = 0; at < scripts.get(s).size(); at++) {
        seen.computeIfAbsent(scripts.get(s).get(at).place(), fresh -> new DoubleSummaryStatistics())
            .accept(gains.get(s)[at]);
      }
    }
    Map<Object, Double> usual = new HashMap<>();
    seen.forEach((place, all) -> usual.put(place, all.getAverage()));
    return usual;
  }
}
