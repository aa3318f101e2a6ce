package dev.touchstone.rank.internal.jury;

import dev.touchstone.data.PlainData;
import dev.touchstone.rank.BadTask;
import dev.touchstone.rank.FailureSet;
import dev.touchstone.rank.internal.search.Jury;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Keeps every verdict in a file as soon as it is known.
 *
 * <p>Which tests a search draws and how it shrinks them follows from the verdicts alone. So a search
 * that was cut off, be it by the loss of power, is gone through again without running a program until
 * the verdicts of the file end. The first line tells which ranking the file is of; every other line
 * is the verdict on one test, and counts once it is complete.
 */
public final class Journal implements AutoCloseable {
  private final @Nullable FileChannel file;
  private final int[] numbers;
  private final Map<String, List<Jury.Judged>> known;

  private Journal(@Nullable FileChannel file, int[] numbers, Map<String, List<Jury.Judged>> known) {
    this.file = file;
    this.numbers = numbers;
    this.known = known;
  }

  /** Returns the journal that keeps nothing. */
  public static Journal none() {
    return new Journal(null, new int[0], Map.of());
  }

  /**
   * Opens a file, new or not.
   *
   * @param path the file
   * @param ranking what tells this ranking from others
   * @param numbers the number that each program of the search has in the file
   */
  public static Journal open(Path path, String ranking, int[] numbers) {
    try {
      List<String> lines = lines(path);
      String first = PlainData.write(Map.of("ranking", ranking));
      if (!lines.isEmpty() && !lines.get(0).equals(first)) {
        throw new BadTask(
            "the file " + path + " is of another ranking: the programs, the tests, the"
                + " model or the seed were others; name another file or remove this one");
      }
      Map<String, List<Jury.Judged>> known = new HashMap<>();
      long length = lines.isEmpty() ? 0 : size(lines.get(0));
      for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
        read(line, numbers, known);
        length += size(line);
      }
      FileChannel file =
          FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      file.truncate(length).position(length);
      Journal journal = new Journal(file, numbers.clone(), known);
      if (lines.isEmpty()) {
        journal.write(first + "\n");
      }
      return journal;
    } catch (IOException
        | ClassCastException
        | IllegalArgumentException
        | IndexOutOfBoundsException wrong) {
      throw new BadTask(
          "cannot go on from " + path + ": " + wrong + "; name another file or remove this one");
    }
  }

  private static long size(String line) {
    return line.getBytes(StandardCharsets.UTF_8).length + 1L;
  }

  /** Reads the complete lines. */
  private static List<String> lines(Path path) throws IOException {
    if (!Files.exists(path)) {
      return List.of();
    }
    byte[] bytes = Files.readAllBytes(path);
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    return new String(bytes, 0, end, StandardCharsets.UTF_8).lines().toList();
  }

  private static void read(String line, int[] numbers, Map<String, List<Jury.Judged>> known) {
    if (!(PlainData.read(line) instanceof List<?> parts)) {
      throw new IllegalArgumentException("a line that is no verdict");
    }
    List<Jury.Judged> judged = new ArrayList<>();
    for (Object verdict : parts.subList(1, parts.size())) {
      List<?> sets = (List<?>) verdict;
      judged.add(new Jury.Judged(
          set((List<?>) sets.get(0), numbers), set((List<?>) sets.get(1), numbers)));
    }
    known.put((String) parts.get(0), judged);
  }

  private static FailureSet set(List<?> written, int[] numbers) {
    FailureSet.Builder set = new FailureSet.Builder();
    for (int program = 0; program < numbers.length; program++) {
      if (written.contains((long) numbers[program])) {
        set.add(program);
      }
    }
    return set.build();
  }

  /** Returns the verdicts that were known when it was opened. */
  Map<String, List<Jury.Judged>> known() {
    return known;
  }

  /** Adds verdicts; they are on the disk when this returns. */
  void add(Map<String, List<Jury.Judged>> more) {
    if (file == null) {
      return;
    }
    StringBuilder lines = new StringBuilder();
    more.forEach((key, judged) -> {
      List<Object> parts = new ArrayList<>(List.of(key));
      judged.forEach(j -> parts.add(List.of(written(j.failing()), written(j.missing()))));
      lines.append(PlainData.write(parts)).append('\n');
    });
    try {
      write(lines.toString());
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private List<Integer> written(FailureSet set) {
    return set.programs().stream().map(program -> numbers[program]).toList();
  }

  private void write(String text) throws IOException {
    FileChannel to = Objects.requireNonNull(file);
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      to.write(bytes);
    }
    to.force(false);
  }

  @Override
  public void close() {
    try {
      if (file != null) {
        file.close();
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
