package dev.touchstone.internal.shrink;

import java.util.List;

/**
 * Makes a failing case as small as the published order allows.
 *
 * <p>Passes run in a fixed order until a whole round changes nothing; then the exhaustive tail
 * either proves the result minimal in its region or finds a smaller case, from which the passes go
 * on.
 *
 * <p>The idea of shrinking recorded choices instead of values: MacIver and Donaldson, Test-Case
 * Reduction via Test-Case Generation: Insights from the Hypothesis Reducer (2020). Deviations: the
 * choices are a tree with labelled spans and keyed forks, and the tail ends in a certificate.
 */
public final class Shrinker {
  private static final List<Pass> PASSES = List.of(
      new Simplify(),
      new DeleteRuns(),
      new Promote(),
      new SwitchBranches(),
      new LowerAndDelete(),
      new LowerEqual(),
      new MinimiseLeaves(),
      new SortSiblings(),
      MovePairs.keepingSum(),
      MovePairs.keepingDifference(),
      new Translate(),
      new DeleteFlat(),
      new Trade());

  static final boolean ON=Boolean.getBoolean("passes"), VERBOSE=Boolean.getBoolean("verbose");
  public static final java.util.Map<String,Integer> EV=new java.util.TreeMap<>(), ST=new java.util.TreeMap<>();
  static String show(dev.touchstone.choice.Choices c){ StringBuilder b=new StringBuilder(); for(int i=0;i<c.length();i++){ var x=c.at(i); if(x instanceof dev.touchstone.choice.Choice.Open o) b.append(o.label().equals("element")?"[":o.label().toString().substring(0,1)+"("); else if(x instanceof dev.touchstone.choice.Choice.Close) b.append("]"); else if(x instanceof dev.touchstone.choice.Choice.Word w) b.append(w.forced()?"":w.value()+" "); else if(x instanceof dev.touchstone.choice.Choice.Thing w) b.append("'"+w.value()+"' "); } return b.toString(); }
  private Shrinker() {}

  /** Runs all passes and the tail. */
  public static Certificate minimise(Shrink shrink) {
    Tail tail = new Tail(shrink);
    try {
      do {
        rounds(shrink);
      } while (tail.improves());
      return tail.certificate();
    } catch (Shrink.Spent spent) {
      return tail.nothing();
    }
  }

  private static void rounds(Shrink shrink) {
    int before;
    do {
      before = shrink.steps();
      if(VERBOSE) System.out.println(" round from "+show(shrink.best()));
      for (Pass pass : PASSES) {
        int e0=shrink.evaluations(), s0=shrink.steps();
        try { pass.run(shrink); } finally {
        String n=PASSES.indexOf(pass)+" "+pass.getClass().getSimpleName();
        if (ON) { EV.merge(n, shrink.evaluations()-e0, Integer::sum); ST.merge(n, shrink.steps()-s0, Integer::sum);
        if (VERBOSE && shrink.evaluations()>e0) System.out.println("   "+n+" evals "+(shrink.evaluations()-e0)+" steps "+(shrink.steps()-s0)+" weight "+shrink.best().weight()+" "+show(shrink.best())); } }
      }
    } while (shrink.steps() != before);
  }
}
