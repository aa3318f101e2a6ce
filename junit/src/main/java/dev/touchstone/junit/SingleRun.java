package dev.touchstone.junit;

import dev.touchstone.choice.Discarded;
import dev.touchstone.internal.run.Body;
import dev.touchstone.internal.run.ClaimIsFalse;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** Runs a property that draws nothing. */
final class SingleRun {
  private SingleRun() {}

  static void of(Body body, PropertyMethod method, Surroundings around) throws Throwable {
    try {
      body.run(new Object[0]);
    } catch (Discarded discarded) {
      throw new TestAbortedException(discarded.site());
    } catch (ClaimIsFalse returned) {
      throw new AssertionFailedError(method.name() + " returned false", returned);
    }
    if (method.method().getParameterCount() == 0) {
      around.publish("Ran once: there is no @ForAll parameter");
    }
  }
}
