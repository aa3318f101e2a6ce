package dev.touchstone.junit;

import dev.touchstone.Claim;
import java.util.concurrent.atomic.AtomicInteger;

/** Checks the claims of one property method in turn. */
final class PropertyChecks implements Checks {
  private final PropertyRun run;
  private final AtomicInteger number = new AtomicInteger();

  PropertyChecks(PropertyRun run) {
    this.run = run;
  }

  @Override
  public void that(Claim claim) {
    int reached = number.incrementAndGet();
    run.check(claim, reached, reached == 1 ? "" : "Claim " + reached + ": ");
  }
}
