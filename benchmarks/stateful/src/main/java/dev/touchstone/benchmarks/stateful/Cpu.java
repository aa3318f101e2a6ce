package dev.touchstone.benchmarks.stateful;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** The processor time of all threads of this process. */
final class Cpu {
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private Cpu() {}

  /** Returns the seconds used so far. */
  static double seconds() {
    return SYSTEM.getProcessCpuTime() / 1e9;
  }
}
