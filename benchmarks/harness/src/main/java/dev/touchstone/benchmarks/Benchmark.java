package dev.touchstone.benchmarks;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * The frame around one benchmark: reads the options, runs the body, prints the closing line.
 *
 * <pre>{@code
 * public static void main(String[] args) {
 *   Benchmark.named("random").accepting("--statistics").run(args, RandomBenchmark::measure);
 * }
 * }</pre>
 */
public final class Benchmark {
  private static final String QUICK = "--quick";

  private final String name;
  private final Set<String> flags;

  private Benchmark(String name, Set<String> flags) {
    this.name = name;
    this.flags = flags;
  }

  /** What a benchmark does: measure, and tell the report. */
  @FunctionalInterface
  public interface Body {
    /** Measures, choosing sizes by the options. */
    void measure(Options options, Report report) throws Exception;
  }

  /**
   * A part of a benchmark; its flag asks for it alone.
   *
   * @param flag the flag, with its dashes
   * @param body what the part does
   */
  public record Part(String flag, Body body) {}

  /** Names a benchmark as {@code benchmarks/run} does. */
  public static Benchmark named(String name) {
    return new Benchmark(name, Set.of(QUICK));
  }

  /** Accepts further flags, each with its dashes. */
  public Benchmark accepting(String... more) {
    Set<String> all = new java.util.TreeSet<>(flags);
    all.addAll(List.of(more));
    return new Benchmark(name, Set.copyOf(all));
  }

  /** Runs the body and ends the JVM: 0 ok, 2 on an option that is not known. */
  public void run(String[] arguments, Body body) throws Exception {
    System.exit(run(arguments, body, utf8(FileDescriptor.out), utf8(FileDescriptor.err)));
  }

  /** Runs the parts whose flags are given, or all of them where none is, and ends the JVM. */
  public void run(String[] arguments, List<Part> parts) throws Exception {
    accepting(parts.stream().map(Part::flag).toArray(String[]::new)).run(arguments, body(parts));
  }

  private static Body body(List<Part> parts) {
    return (options, report) -> {
      boolean all = parts.stream().noneMatch(part -> options.has(part.flag()));
      for (Part part : parts) {
        if (all || options.has(part.flag())) {
          part.body().measure(options, report);
        }
      }
    };
  }

  /** Runs the body with given streams and returns the exit code. */
  public int run(String[] arguments, Body body, PrintStream out, PrintStream err) throws Exception {
    List<String> unknown =
        Arrays.stream(arguments).filter(a -> !flags.contains(a)).toList();
    if (!unknown.isEmpty()) {
      err.printf("%s: unknown option %s; known: %s%n", name, unknown.get(0), sorted(flags));
      return 2;
    }
    Report report = new Report(name, out);
    body.measure(new Options(Set.of(arguments)), report);
    report.close();
    return 0;
  }

  private static List<String> sorted(Set<String> words) {
    return words.stream().sorted().toList();
  }

  private static PrintStream utf8(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
  }

  /** The flags a run was started with. */
  public record Options(Set<String> given) {
    /** Tells whether a short run was asked for. */
    public boolean quick() {
      return has(QUICK);
    }

    /** Tells whether a flag was given. */
    public boolean has(String flag) {
      return given.contains(flag);
    }

    /** Chooses between a size for short runs and one for full runs. */
    public int size(int quick, int full) {
      return quick() ? quick : full;
    }
  }
}
