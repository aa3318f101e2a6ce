package dev.touchstone.space;

import dev.touchstone.space.internal.count.Hole;
import dev.touchstone.space.internal.search.Watcher;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Notes which lines of a condition read parts first; costs a stack walk for each when switched on. */
final class Reads implements Watcher {
  private static final StackWalker WALKER = StackWalker.getInstance();

  private final boolean on;
  private final Map<String, int[]> lines = new HashMap<>();
  private final long[] ended = new long[2];
  private final long[] read = new long[2];

  Reads(boolean on) {
    this.on = on;
  }

  @Override
  public void opened(int condition, Hole hole) {
    if (on) {
      int[] counts = lines.computeIfAbsent(caller(), line -> new int[2]);
      counts[0]++;
      counts[1] = Math.max(counts[1], hole.step());
    }
  }

  @Override
  public void ended(boolean valid, int decided, int budgetLeft) {
    ended[valid ? 1 : 0]++;
    read[valid ? 1 : 0] += decided - 1L;
  }

  private static String caller() {
    return WALKER.walk(frames -> frames
        .filter(frame -> !ours(frame))
        .findFirst()
        .map(frame -> frame.toStackTraceElement().toString().replaceFirst("^.*?//", ""))
        .orElse("unknown"));
  }

  /** Whether a frame belongs to the search, or is the accessor through which the condition reads. */
  private static boolean ours(StackWalker.StackFrame frame) {
    String name = frame.getClassName();
    return name.startsWith("dev.touchstone.space.internal.")
        || name.equals(HoleView.class.getName())
        || name.equals(View.class.getName())
        || name.equals(Reads.class.getName())
        || name.startsWith("java.")
        || frame.getMethodName().startsWith("touchstone$")
        || frame.getLineNumber() < 0;
  }

  Laziness report(long runs) {
    List<Laziness.Line> sorted = lines.entrySet().stream()
        .map(entry ->
            new Laziness.Line(entry.getKey(), entry.getValue()[0], entry.getValue()[1]))
        .sorted(Comparator.comparing(Laziness.Line::opened)
            .reversed()
            .thenComparing(Laziness.Line::where))
        .toList();
    return new Laziness(sorted, runs, mean(0), mean(1));
  }

  private double mean(int answer) {
    return ended[answer] == 0 ? 0 : (double) read[answer] / ended[answer];
  }
}
