package dev.touchstone.rank;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How many processes of submissions fit into memory. */
final class Memory {
  private static final Path FREE = Path.of("/proc/meminfo");
  private static final Pattern AVAILABLE = Pattern.compile("MemAvailable: +(\\d+) kB");
  private static final int KILOBYTES = 160 << 10;
  private static final int UNKNOWN = 16;
  private static final int LEAST = 4;

  private Memory() {}

  static int workers() {
    try {
      Matcher found = AVAILABLE.matcher(Files.readString(FREE));
      return found.find()
          ? (int) Math.max(LEAST, Long.parseLong(found.group(1)) / KILOBYTES)
          : UNKNOWN;
    } catch (IOException | NumberFormatException elsewhere) {
      return UNKNOWN;
    }
  }
}
