package dev.touchstone.cli.child;

import dev.touchstone.Verdict;
import dev.touchstone.examples.ExampleFile;
import dev.touchstone.examples.Examples;
import dev.touchstone.examples.MalformedExamples;
import dev.touchstone.examples.Retest;
import dev.touchstone.examples.Retests;
import dev.touchstone.examples.Stored;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * The examples that are kept of a model, run again.
 *
 * @param model the class of the model
 * @param files where they are kept
 */
record ExampleProperty(String model, List<Path> files) implements Stated {
  static final String METHOD = "examples";

  @Override
  public String id() {
    return model + "." + METHOD + "()";
  }

  @Override
  public String name() {
    return model + "#" + METHOD;
  }

  /** Returns whether the class of the model is there. */
  boolean hasModel() {
    return ReflectionSupport.tryToLoadClass(model).toOptional().isPresent();
  }

  @Override
  public boolean holds(Map<String, String> parameters)
      throws ReflectiveOperationException, IOException {
    Retests retests = retests();
    boolean failed = retests.findings().stream()
        .anyMatch(one -> one.outcome() != Retest.Outcome.FEATURE_CHANGED);
    boolean fine = retests.findings().isEmpty();
    Map<String, Object> data = Frames.fields(
        "verdict",
        fine ? "passed" : failed ? "falsified" : "changed",
        "cases",
        retests.all().size() - retests.count(Retest.Outcome.OFF),
        "report",
        Frames.cut(retests.text() + (fine ? "" : advice())),
        "examples",
        retests.data());
    new Teller().tell("verdict", data);
    return fine;
  }

  private Retests retests() throws ReflectiveOperationException, IOException {
    List<Retest> all = new ArrayList<>();
    List<Stored> stored = new ArrayList<>();
    try {
      for (Path file : files) {
        stored.addAll(ExampleFile.read(file));
      }
    } catch (MalformedExamples malformed) {
      throw new IOException(malformed.getMessage());
    }
    Examples examples = Examples.of(ModelProperty.made(type()));
    for (Stored one : stored) {
      all.addAll(examples.retest(List.of(one)));
      Session.only().pulse().caseEnded();
    }
    return new Retests(all);
  }

  private Class<?> type() throws ClassNotFoundException {
    return ReflectionSupport.tryToLoadClass(model)
        .toOptional()
        .filter(ModelProperty::isModel)
        .orElseThrow(() -> new ClassNotFoundException("there is no model " + model
            + " any more; delete " + files + " or name the new model in the first line"));
  }

  private String advice() {
    return "\nadd \"off\" to the first line of those in " + files
        + " that no longer count, or write them anew: touchstone examples " + model + " --file "
        + files.get(0) + "\n";
  }

  @Override
  public String asTest(Verdict.Falsified falsified) {
    return falsified.report();
  }
}
