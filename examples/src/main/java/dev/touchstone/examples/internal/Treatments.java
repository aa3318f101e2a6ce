package dev.touchstone.examples.internal;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.examples.Inputs;
import dev.touchstone.internal.run.Argument;
import dev.touchstone.internal.run.Current;
import dev.touchstone.internal.run.Outcome;
import dev.touchstone.internal.run.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** How a property treats its cases: by the labels they give themselves, and by failing. */
public final class Treatments {
  private final List<Argument> arguments;
  private final Claim claim;

  /** Reads a claim. */
  public Treatments(Claim claim) {
    this.claim = claim;
    this.arguments = claim.arguments();
  }

  /** Returns the generator of the arguments of a case. */
  public Gen<Inputs> gen() {
    List<String> names = arguments.stream().map(Argument::name).toList();
    return source -> {
      List<Object> values = new ArrayList<>();
      for (Argument argument : arguments) {
        values.add(source.from(argument.gen()));
      }
      return new Inputs(names, values);
    };
  }

  /** Returns how a case is treated. */
  public String label(Inputs inputs) {
    List<Argument> fixed = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      Object value = inputs.values().get(i);
      fixed.add(new Argument(arguments.get(i).name(), source -> value));
    }
    Trial trial = new Trial(fixed, claim.body());
    trial.recorder().startSimplest(0);
    trial.generate();
    return told(trial.run(), trial.current());
  }

  private static String told(Outcome outcome, Current current) {
    TreeSet<String> labels = new TreeSet<>();
    for (Current.Note note : current.notes()) {
      if (note instanceof Current.Note.Entry entry) {
        labels.add(entry.table().isEmpty() ? entry.value() : entry.table() + ": " + entry.value());
      } else if (note instanceof Current.Note.Cover cover && cover.hit()) {
        labels.add(cover.label());
      }
    }
    if (outcome instanceof Outcome.Failure failure) {
      labels.add("fails with " + failure.thrown().getClass().getSimpleName());
    } else if (outcome instanceof Outcome.Discard) {
      labels.add("does not count");
    }
    return labels.isEmpty() ? "passes" : String.join(", ", labels);
  }
}
