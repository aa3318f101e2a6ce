package dev.touchstone.junit;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import dev.touchstone.internal.run.Body;
import java.util.List;

/** Checks the claim that a property method states, or those it makes itself. */
final class PropertyRun {
  private final PropertyMethod method;
  private final Surroundings around;
  private final Configuration configuration;

  PropertyRun(PropertyMethod method, Surroundings around) {
    this.method = method;
    this.around = around;
    this.configuration = Configuration.of(around);
  }

  /** Checks the property elsewhere if its settings name a host that takes it there. */
  boolean relocates(List<Object> resolved) throws Throwable {
    Setting host = configuration.find("host", method.property().host());
    return host != null && Relocated.check(host, method, resolved, around);
  }

  /** Checks that a body holds for all values, or runs it once where there is nothing to draw. */
  void check(Body body) throws Throwable {
    if (method.drawn().isEmpty()) {
      SingleRun.of(body, method, around);
    } else {
      checkAll(body);
    }
  }

  private void checkAll(Body body) {
    Claim claim = Claim.of(method.arguments(), new OneCase(body, around));
    if (!method.isPlain()) {
      for (List<Object> row : ExampleRows.of(method, around)) {
        claim = claim.example(row.toArray());
      }
    }
    check(claim, id(), false, "");
  }

  /** Checks a claim of the user's own; the number tells the claims of one property apart. */
  void check(Claim claim, int number, String which) {
    String id = number == 1 ? id() : id() + "#" + number;
    check(claim.about(claim.arguments(), new OneCase(claim.body(), around)), id, true, which);
  }

  private String id() {
    String invocation = around.invocation();
    return invocation.isEmpty() ? method.id() : method.id() + invocation;
  }

  private void check(Claim claim, String id, boolean own, String which) {
    Setting replayed = configuration.find("replayOf", "");
    if (replayed != null && !replayed.text().equals(id)) {
      return;
    }
    PropertySettings settings = new PropertySettings(method, configuration, own);
    Verdict verdict = settings.apply(claim, id).check();
    if (!verdict.passed()) {
      throw Failure.of(verdict, method, which);
    }
    Remarks.publish((Verdict.Passed) verdict, which, settings.reports(), around);
  }
}
