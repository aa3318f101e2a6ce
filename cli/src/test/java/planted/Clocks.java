package planted;

import java.time.Clock;
import java.time.Instant;
import java.util.Date;
import java.util.function.LongSupplier;

/** Reads the clock in every forbidden way, one for each class. */
class Clocks {
  static class Nanos {
    long now = System.nanoTime();
  }

  static class Millis {
    long now = System.currentTimeMillis();
  }

  static class Reference {
    LongSupplier now = System::nanoTime;
  }

  static class Now {
    Instant now = Instant.now();
  }

  static class System2 {
    Clock clock = Clock.systemUTC();
  }

  @SuppressWarnings("JavaUtilDate") // that is the fault
  static class Dates {
    Date now = new Date();
  }
}
