package dev.touchstone.examples.coverage;

import java.util.BitSet;
import org.apiguardian.api.API;

/**
 * Notes which branches ran; instrumented classes call it.
 *
 * <p>One collection at a time in a JVM: it is guarded by the lock of the class.
 *
 * @since 0.1
 */
@API(status = API.Status.INTERNAL, since = "0.1")
public final class Probes {
  private static BitSet seen = new BitSet();

  private Probes() {}

  /** Notes that a branch ran. */
  public static synchronized void hit(int branch) {
    seen.set(branch);
  }

  /** Starts anew and returns what was noted so far. */
  static synchronized BitSet take() {
    BitSet taken = seen;
    seen = new BitSet();
    return taken;
  }
}
