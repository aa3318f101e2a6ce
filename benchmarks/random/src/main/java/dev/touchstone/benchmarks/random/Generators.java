package dev.touchstone.benchmarks.random;

import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator.SplittableGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What a generator is asked to do; the same code for every contender. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Generators {
  static final int BULK_BYTES = 65_536;

  @Param
  public Contender contender = Contender.TOUCHSTONE;

  private SplittableGenerator generator = Contender.TOUCHSTONE.create();
  private SplittableGenerator child = generator;
  private final byte[] bytes = new byte[BULK_BYTES];

  /** Starts the contender of this JVM. */
  @Setup
  public void start() {
    generator = contender.create();
  }

  /** Draws one long after the other. */
  @Benchmark
  public long next() {
    return generator.nextLong();
  }

  /** Splits, and stores the child on the heap. */
  @Benchmark
  public SplittableGenerator split() {
    child = generator.split();
    return child;
  }

  /** Splits, stores the child and draws one long of it. */
  @Benchmark
  public long splitDraw() {
    child = generator.split();
    return child.nextLong();
  }

  /** Fills an array. */
  @Benchmark
  public byte[] bulk() {
    generator.nextBytes(bytes);
    return bytes;
  }
}
