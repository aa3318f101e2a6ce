package dev.touchstone.benchmarks.stateful;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.random.Seed;
import dev.touchstone.samples.flow.FlowModel;
import dev.touchstone.samples.media.MediaModel;
import dev.touchstone.samples.media.MediaProxy.Fault;
import dev.touchstone.samples.registry.RegistryLesson;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A model whose smallest failing script is known.
 *
 * @param number its number in the table of what is asked
 * @param model the model, or a faulty system behind it
 * @param smallest the smallest script, as a pattern where two are equally small
 */
record Row(String number, Model<?, ?> model, Pattern smallest) {
  private static final int CASES = 2_000;

  /**
   * What the seeds of a row came to.
   *
   * @param exact how many ended in the smallest script
   * @param evaluations how many runs a failing script took on average
   */
  record Outcome(int exact, double evaluations) {}

  static List<Row> all() {
    Set<Fault> every = EnumSet.allOf(Fault.class);
    Set<Fault> first = EnumSet.of(Fault.MODIFY_ALONE);
    Set<Fault> two = EnumSet.of(Fault.MODIFY_ALONE, Fault.SUBTRACT_ALONE);
    return List.of(
        exactly("1", RegistryLesson.unjudged(), "unregister(\"a\")"),
        exactly(
            "2",
            RegistryLesson.unregisterExcused(),
            "v1 = spawn(); register(\"a\", v1); register(\"a\", v1)"),
        exactly(
            "3",
            RegistryLesson.wrongNext(),
            "v1 = spawn(); v2 = spawn(); register(\"a\", v1); register(\"a\", v2);"
                + " register(\"b\", v2)"),
        exactly(
            "4",
            RegistryLesson.wrongNextWithUnregister(),
            "v1 = spawn(); register(\"a\", v1); register(\"b\", v1); unregister(\"b\")"),
        exactly("9", new MediaModel(first, Set.of()), "v1 = add(none, 1); modify(term(v1), 1)"),
        exactly("10", new MediaModel(two, first), "v1 = add(none, 1); subtract(term(v1))"),
        new Row(
            "11",
            new MediaModel(every, two),
            Pattern.compile("v1 = add\\(none, 1\\); (v2 = )?add\\(context\\(v1\\), 2\\);"
                + " modify\\(term\\(v[12]\\), 1\\)")),
        exactly("13", new FlowModel(), "v1 = b(); d(v1)"));
  }

  private static Row exactly(String number, Model<?, ?> model, String script) {
    return new Row(number, model, Pattern.compile(Pattern.quote(script)));
  }

  Outcome run(int seeds) {
    int exact = 0;
    long evaluations = 0;
    Claim claim = Machine.sequential(model).cases(CASES);
    for (int seed = 0; seed < seeds; seed++) {
      if (claim.seed(Seed.of(seed)).check() instanceof Verdict.Falsified falsified) {
        String script = falsified.shrunk().arguments().get(0).value();
        exact += smallest.matcher(script).matches() ? 1 : 0;
        evaluations += falsified.evaluations() - falsified.certificateEvaluations();
      }
    }
    return new Outcome(exact, (double) evaluations / seeds);
  }
}
