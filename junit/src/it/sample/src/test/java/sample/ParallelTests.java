package sample;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Property;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Two properties that wait for each other: they hold only where both run at the same time. */
@Execution(ExecutionMode.CONCURRENT)
class ParallelTests {
  private static final CountDownLatch BOTH = new CountDownLatch(2);
  private boolean met;

  private void meet() throws InterruptedException {
    if (!met) {
      BOTH.countDown();
      met = true;
    }
    assertTrue(BOTH.await(30, TimeUnit.SECONDS));
  }

  @Property
  void one(@ForAll int number) throws InterruptedException {
    meet();
  }

  @Property
  void other(@ForAll int number) throws InterruptedException {
    meet();
  }
}
