package dev.touchstone.benchmarks.random;

import com.sun.management.OperatingSystemMXBean;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;

/**
 * Processor time of all threads of this JVM, those of its compilers included.
 *
 * <p>Linux tells it for each thread in nanoseconds; elsewhere the JVM's own counter has to do, which
 * may advance in steps of ten milliseconds. Reading is kept plain, since it is part of what it
 * measures.
 */
final class ProcessorTime {
  private static final File TASKS = new File("/proc/self/task");
  private static final int MOST_BYTES = 64;

  private ProcessorTime() {}

  static double millis() throws IOException {
    String[] tasks = TASKS.list();
    return tasks == null ? ofTheJvm() : ofTasks(tasks);
  }

  private static double ofTasks(String[] tasks) throws IOException {
    long nanos = 0;
    for (String task : tasks) {
      nanos += firstNumber(new File(new File(TASKS, task), "schedstat"));
    }
    return nanos / 1e6;
  }

  private static long firstNumber(File file) throws IOException {
    long number = 0;
    try (InputStream in = new FileInputStream(file)) {
      byte[] bytes = new byte[MOST_BYTES];
      int length = in.read(bytes);
      for (int at = 0; at < length && bytes[at] != ' '; at++) {
        number = 10 * number + bytes[at] - '0';
      }
    }
    return number;
  }

  private static double ofTheJvm() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
            .getProcessCpuTime()
        / 1e6;
  }
}
