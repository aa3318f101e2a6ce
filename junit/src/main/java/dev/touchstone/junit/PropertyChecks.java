package dev.touchstone.junit;

import dev.touchstone.Claim;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Checks the claims of one property method in turn. */
final class PropertyChecks implements Checks {
  private final PropertyRun run;
  private final AtomicInteger number = new AtomicInteger();

  PropertyChecks(ExtensionContext context) {
    this.run = new PropertyRun(PropertyMethod.of(context), context);
  }

  @Override
  public void that(Claim claim) {
    run.check(claim, number.incrementAndGet());
  }
}
