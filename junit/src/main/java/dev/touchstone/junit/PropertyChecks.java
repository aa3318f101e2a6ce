package dev.touchstone.junit;

import dev.touchstone.Claim;
import java.util.concurrent.atomic.AtomicInteger;

/** Checks the claims of one property method in turn. */
final class PropertyChecks implements Checks {
  private final Surroundings around;
  private final PropertyRun run;
  private final AtomicInteger number = new AtomicInteger();

  PropertyChecks(PropertyMethod method, Surroundings around) {
    this.around = around;
    this.run = new PropertyRun(method, around);
  }

  @Override
  public void that(Claim claim) {
    int reached = number.incrementAndGet();
    run.check(
        CaseHooks.of(around).on(claim), reached, reached == 1 ? "" : "Claim " + reached + ": ");
  }
}
