package dev.touchstone.cli.child;

import dev.touchstone.Listener;
import dev.touchstone.Verdict;
import java.util.Map;
import java.util.Optional;

/** Hears Touchstone and passes on what the parent shows; made anew for every claim. */
public final class Teller implements Listener {
  private final Session session = Session.only();
  private final Optional<Session.Property> property = Session.running();

  /** Called by name, on the thread of the property. */
  public Teller() {}

  @Override
  public void on(Event event) {
    if (event instanceof CaseFinished) {
      session.pulse().caseEnded();
    } else if (event instanceof RunStarted started) {
      tell("run", Frames.fields("node", started.node(), "cases", started.cases()));
    } else if (event instanceof VerdictReached reached) {
      reached(reached.verdict());
    } else {
      session.pulse().beat();
    }
  }

  private void reached(Verdict verdict) {
    Map<String, Object> data = verdict(verdict);
    if (!verdict.passed()) {
      property.ifPresent(known -> session.failed().add(known.key(), Map.copyOf(data)));
    }
    tell("verdict", data);
  }

  /** Tells what runs came to in the end; their cases were told with each of them. */
  void concluded(Verdict verdict) {
    Map<String, Object> data = verdict(verdict);
    data.put("cases", 0);
    tell("verdict", data);
  }

  private Map<String, Object> verdict(Verdict verdict) {
    Map<String, Object> data = VerdictData.of(verdict);
    if (session.asTest() && verdict instanceof Verdict.Falsified falsified) {
      property.ifPresent(known -> data.put("test", known.asTest().apply(falsified)));
    }
    return data;
  }

  /** Tells something of the property. */
  void tell(String kind, Map<String, Object> fields) {
    fields.put("key", property.map(Session.Property::key).orElse(""));
    session.frames().put(kind, fields);
  }
}
