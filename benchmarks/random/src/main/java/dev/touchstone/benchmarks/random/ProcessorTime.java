package dev.touchstone.benchmarks.random;

import com.sun.management.OperatingSystemMXBean;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Processor time of all threads of this JVM, those of its compilers included.
 *
 * <p>Linux tells it for each thread in nanoseconds; elsewhere the JVM's own counter has to do, which
 * may advance in steps of ten milliseconds.
 */
final class ProcessorTime {
  private static final File TASKS = new File("/proc/self/task");

  private ProcessorTime() {}

  static double millis() throws IOException {
    String[] tasks = TASKS.list();
    return tasks == null ? ofTheJvm() : ofTasks(tasks);
  }

  private static double ofTasks(String[] tasks) throws IOException {
    long nanos = 0;
    for (String task : tasks) {
      String times = Files.readString(Path.of(TASKS.getPath(), task, "schedstat"));
      nanos += Long.parseLong(times, 0, times.indexOf(' '), 10);
    }
    return nanos / 1e6;
  }

  private static double ofTheJvm() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
            .getProcessCpuTime()
        / 1e6;
  }
}
