package dev.touchstone.internal.run;

import dev.touchstone.Listener;
import dev.touchstone.Statistics;
import dev.touchstone.Verdict;
import dev.touchstone.choice.Choices;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells listeners what happens. */
final class Heard {
  private final List<Argument> arguments;
  private final Body body;
  private final Settings settings;
  private @Nullable Scribe scribe;

  Heard(List<Argument> arguments, Body body, Settings settings) {
    this.arguments = arguments;
    this.body = body;
    this.settings = settings;
  }

  /** Returns who writes the values down; made only when somebody wants to see one. */
  synchronized Scribe scribe() {
    if (scribe == null) {
      scribe = new Scribe(settings.caseTimeout);
    }
    return scribe;
  }

  private void tell(Listener.Event event) {
    for (Listener listener : settings.listeners) {
      listener.on(event);
    }
  }

  void started(Node node) {
    tell(new Listener.RunStarted(settings.label, node.toReplay(), settings.cases));
  }

  void finished(Result result) {
    tell(new Listener.CaseFinished(
        result.number(),
        status(result.outcome()),
        reason(result.outcome()),
        features(result.notes()),
        result.nanos(),
        () -> rendered(result.drawn(), result.size())));
  }

  void accepted(int evaluations, Choices smaller, int size) {
    tell(new Listener.ShrinkAccepted(evaluations, () -> rendered(smaller, size)));
  }

  void decided(Statistics.Cover cover, boolean sufficient) {
    tell(new Listener.CoverageDecided(cover.label(), sufficient, cover.cases()));
  }

  void reached(Verdict verdict) {
    tell(new Listener.VerdictReached(verdict));
  }

  private static Listener.Status status(Outcome outcome) {
    if (outcome instanceof Outcome.Failure) {
      return Listener.Status.FAILED;
    }
    return outcome instanceof Outcome.Passed ? Listener.Status.PASSED : Listener.Status.DISCARDED;
  }

  private static String reason(Outcome outcome) {
    if (outcome instanceof Outcome.Failure failure) {
      return failure.identity().toString();
    }
    return outcome instanceof Outcome.Discard discard ? discard.site() : "";
  }

  private static List<Listener.Feature> features(List<Current.Note> notes) {
    List<Listener.Feature> features = new ArrayList<>();
    for (Current.Note note : notes) {
      if (note instanceof Current.Note.Entry entry) {
        features.add(new Listener.Feature(entry.table(), entry.value()));
      } else if (note instanceof Current.Note.Measure measure) {
        features.add(new Listener.Feature(measure.name(), Double.toString(measure.value())));
      } else if (note instanceof Current.Note.Cover cover) {
        features.add(new Listener.Feature(cover.label(), Boolean.toString(cover.hit())));
      } else if (note instanceof Current.Note.Target target) {
        features.add(new Listener.Feature(target.label(), Double.toString(target.score())));
      }
    }
    return features;
  }

  private List<Listener.Feature> rendered(Choices choices, int size) {
    Trial trial = new Trial(arguments, body);
    trial.recorder().startReplay(choices, size);
    List<Listener.Feature> shown = new ArrayList<>();
    if (trial.generate() == Outcome.PASSED) {
      for (int i = 0; i < arguments.size(); i++) {
        shown.add(new Listener.Feature(
            arguments.get(i).name(), scribe().of(trial.values()[i]).text()));
      }
    }
    return shown;
  }
}
