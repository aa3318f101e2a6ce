package dev.touchstone.cli;

import dev.touchstone.random.Node;
import dev.touchstone.random.TfRandom;
import dev.touchstone.samples.generators.TwoComponentGenerator;
import java.lang.management.ManagementFactory;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.LongStream;

/** Shows what a sound split is worth: a false claim that the generator of 1988 never disproves. */
record GeneratorStage() implements Stage {
  private static final int CASES = 10_000;
  private static final int BOUND = 14;
  private static final int TIMED = 200_000;

  @Override
  public String name() {
    return "generator";
  }

  @Override
  public String title() {
    return "Generator: every random value has an address";
  }

  @Override
  public long steps() {
    return 2 * CASES;
  }

  @Override
  public Outcome run(Node node, Progress progress) {
    List<Node> old = disproofs(node, GeneratorStage::isOldPairEqual, progress);
    List<Node> ours = disproofs(node, GeneratorStage::isPairEqual, progress);
    Node first = ours.isEmpty() ? node.child(0) : ours.get(0);
    double nanos = nanosPerSplit(node.child("timing").open());
    return new Outcome(lines(old.size(), ours.size(), first, nanos), data(old, ours, first, nanos));
  }

  private static List<String> lines(int old, int ours, Node first, double nanos) {
    return List.of(
        "A false claim: the draws from 0 to 13 at left.right and at right.left always differ.",
        format("  two-component generator of 1988   %,6d of %,d cases disprove it", old, CASES),
        format("  Touchstone                        %,6d of %,d cases disprove it", ours, CASES),
        "The first disproof runs again alone, from its address:",
        format("  %s:lr draws %d", first.toReplay(), value(first.left().right())),
        format("  %s:rl draws %d", first.toReplay(), value(first.right().left())),
        format("  see: touchstone seed show \"%s:lr\"", first.toReplay()),
        format("A split and a draw took %.0f ns of processor time.", nanos));
  }

  private static Map<String, ?> data(List<Node> old, List<Node> ours, Node first, double nanos) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("cases", CASES);
    data.put("bound", BOUND);
    data.put("disproofs1988", old.size());
    data.put("disproofs", ours.size());
    data.put("firstDisproof", first.toReplay());
    data.put("nanosPerSplitAndDraw", Math.round(nanos));
    return data;
  }

  private static List<Node> disproofs(Node node, Predicate<Node> disproves, Progress progress) {
    return LongStream.range(0, CASES)
        .peek(k -> progress.step())
        .mapToObj(node::child)
        .filter(disproves)
        .toList();
  }

  private static boolean isPairEqual(Node at) {
    return value(at.left().right()) == value(at.right().left());
  }

  private static boolean isOldPairEqual(Node at) {
    TfRandom seeds = at.open();
    TwoComponentGenerator old =
        new TwoComponentGenerator(seeds.nextInt(1, 2_147_483_563), seeds.nextInt(1, 2_147_483_399));
    return old.left().right().value(BOUND) == old.right().left().value(BOUND);
  }

  private static int value(Node at) {
    return Node.parse(at.toReplay()).open().nextInt(BOUND);
  }

  private static double nanosPerSplit(TfRandom random) {
    splitAndDraw(random);
    long before = cpuTime();
    splitAndDraw(random);
    return (cpuTime() - before) / (double) TIMED;
  }

  private static void splitAndDraw(TfRandom random) {
    long sum = 0;
    for (int i = 0; i < TIMED; i++) {
      sum += random.split().nextLong();
    }
    if (sum == 0) {
      throw new IllegalStateException("the drawn numbers cancel out; the generator is broken");
    }
  }

  private static long cpuTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static String format(String template, Object... arguments) {
    return String.format(Locale.ROOT, template, arguments);
  }
}
