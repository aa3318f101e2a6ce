package dev.touchstone.cli.child;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import dev.touchstone.internal.run.Checker;
import dev.touchstone.internal.run.ClaimIsFalse;
import dev.touchstone.random.Node;
import java.time.Duration;

/** Draws the arguments of one case and tells them, without running it: it ended a JVM before. */
public final class CaseShower implements Checker {
  /** Called by name. */
  public CaseShower() {}

  @Override
  public Verdict check(Claim claim, Node node) {
    return claim
        .about(claim.arguments(), values -> {
          throw ClaimIsFalse.signal();
        })
        .shrinking(0, Duration.ZERO)
        .explaining(false)
        .run(node);
  }
}
