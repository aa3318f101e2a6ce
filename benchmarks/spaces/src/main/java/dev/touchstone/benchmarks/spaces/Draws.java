package dev.touchstone.benchmarks.spaces;

import dev.touchstone.benchmarks.Fork;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import dev.touchstone.space.Certificate;
import dev.touchstone.space.Sampler;
import dev.touchstone.space.Sized;
import java.io.IOException;
import java.util.Map;

/** Draws values and tells what that took; a JVM of its own for each is started on {@link #main}. */
final class Draws {
  static final int VALUES = 2_000;

  private Draws() {}

  /** Draws under a skew; a negative one stands for backtracking without a bound. */
  static Certificate of(Subject subject, int size, long skew, long seed) {
    Sized<?> sized = subject.guided().sized(size);
    Node node = Seed.of(seed).root();
    Sampler<?> sampler = skew < 0 ? sized.backtracking(node) : sized.skew(skew, node);
    for (int drawn = 0; drawn < VALUES; drawn++) {
      sampler.next();
    }
    return sampler.certificate();
  }

  public static void main(String[] args) throws IOException {
    long before = System.nanoTime();
    Certificate certificate =
        of(Subject.valueOf(args[0]), Integer.parseInt(args[1]), Long.parseLong(args[2]), 1);
    Fork.Figures.write(Map.of(
        "calls", (double) certificate.calls(),
        "frozen", (double) certificate.frozenCalls(),
        "nodes", (double) certificate.nodes(),
        "distinct", (double) certificate.distinct(),
        "seconds", (System.nanoTime() - before) / 1e9));
  }
}
