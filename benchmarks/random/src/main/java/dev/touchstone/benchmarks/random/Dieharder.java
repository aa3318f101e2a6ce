package dev.touchstone.benchmarks.random;

import dev.touchstone.benchmarks.Benchmark.Options;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import dev.touchstone.random.TfRandom;
import dev.touchstone.random.Walk;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Runs the tests of dieharder, where it is installed, over five walks through the generator's tree.
 *
 * <p>Everything is deterministic: one seed, and each test reads its walk from the start. Left out are
 * the tests that dieharder itself calls suspect, two that take longer than all others together (the
 * greatest common divisors, the generalized minimum distance), and the bit distribution, which wants
 * a tuple length of its own.
 */
final class Dieharder {
  private static final String COMMAND = "dieharder";
  private static final List<String> WALKS = List.of("linear", "s", "sl", "sr", "sa");
  private static final List<Integer> QUICK = List.of(0, 8, 15, 100, 205);
  private static final List<Integer> FULL = List.of(
      0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 15, 16, 100, 101, 102, 202, 203, 204, 205, 206, 207, 208,
      209);
  private static final long SEED = 2013;
  private static final int BUFFER_LONGS = 8_192;

  private Dieharder() {}

  /** One line of dieharder's table. */
  record Row(String test, String tuple, String samples, String repeats, String p, String verdict) {
    static final int COLUMNS = 6;

    static Row parse(String line) {
      String[] cells =
          Arrays.stream(line.split("\\|", -1)).map(String::strip).toArray(String[]::new);
      if (cells.length != COLUMNS) {
        throw new IllegalArgumentException("not a line of dieharder's table: " + line);
      }
      return new Row(cells[0], cells[1], cells[2], cells[3], cells[4], cells[5]);
    }
  }

  static void run(Options options, Report report) throws IOException, InterruptedException {
    if (!installed()) {
      report.note("Statistics skipped: dieharder is not installed"
          + " (on Debian: apt-get install dieharder).");
      return;
    }
    Table table = Table.of("walk", "test", "ntuple", "tsamples", "psamples", "p-value", "verdict");
    List<Row> all = new ArrayList<>();
    for (String walk : WALKS) {
      for (int test : options.quick() ? QUICK : FULL) {
        System.err.printf("dieharder -d %d over %s%n", test, walk);
        List<Row> rows = judge(walk, test);
        rows.forEach(r ->
            table.row(walk, r.test(), r.tuple(), r.samples(), r.repeats(), r.p(), r.verdict()));
        all.addAll(rows);
      }
    }
    report.table(table);
    summarise(all, report);
  }

  private static void summarise(List<Row> rows, Report report) {
    int weak = count(rows, "WEAK");
    int failed = count(rows, "FAILED");
    report.note(
        "%d p-values, %d weak, %d failed; a perfect source gives about %.1f weak and none failed."
            .formatted(rows.size(), weak, failed, rows.size() / 100.0));
    report.metric("dieharder_weak", weak);
    report.metric("dieharder_failed", failed);
  }

  private static int count(List<Row> rows, String verdict) {
    return Math.toIntExact(
        rows.stream().filter(row -> row.verdict().equals(verdict)).count());
  }

  static boolean installed() throws InterruptedException {
    try {
      return new ProcessBuilder(COMMAND, "-l")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          >= 0;
    } catch (IOException notFound) {
      return false;
    }
  }

  /** Runs one test by its number and gives the rows of its table. */
  static List<Row> judge(String walk, int test) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of(COMMAND, "-g", "200", "-d", Integer.toString(test), "-c", "|"));
    for (String column :
        List.of("test_name", "ntuple", "tsamples", "psamples", "pvalues", "assessment")) {
      command.addAll(List.of("-D", column));
    }
    Process process = new ProcessBuilder(command)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
    Thread feeder = new Thread(() -> feed(walk, process.getOutputStream()), "feeder");
    feeder.start();
    List<Row> rows;
    try (BufferedReader reader = process.inputReader()) {
      rows = reader.lines().filter(line -> line.contains("|")).map(Row::parse).toList();
    }
    int exit = process.waitFor();
    feeder.join();
    if (exit != 0 || rows.isEmpty()) {
      throw new IOException(
          "dieharder -d " + test + " gave " + rows.size() + " rows, exit " + exit);
    }
    return rows;
  }

  /** Writes the walk until the reader has enough and closes the pipe. */
  private static void feed(String walk, OutputStream to) {
    LongSupplier longs = Walk.parse(walk).over(TfRandom.of(SEED));
    ByteBuffer buffer =
        ByteBuffer.allocate(BUFFER_LONGS * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    try (to) {
      while (true) {
        buffer.clear();
        while (buffer.hasRemaining()) {
          buffer.putLong(longs.getAsLong());
        }
        to.write(buffer.array());
      }
    } catch (IOException readerHasEnough) {
      return;
    }
  }
}
