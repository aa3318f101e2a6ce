package dev.touchstone.benchmarks.random;

import dev.touchstone.random.Cipher;
import java.util.concurrent.TimeUnit;
import org.bouncycastle.crypto.engines.ThreefishEngine;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** One block of Threefish-256 in counter mode, on words and under a fixed key, by either cipher. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Blocks {
  private final Cipher cipher = new Cipher(1, 2, 3, 4);
  private final ThreefishEngine engine = new ThreefishEngine(ThreefishEngine.BLOCKSIZE_256);
  private final long[] in = new long[4];
  private final long[] out = new long[4];
  private long counter;

  /** Sets the peer's key once, as ours is. */
  public Blocks() {
    engine.init(true, new long[] {1, 2, 3, 4}, new long[] {0, 0});
  }

  /** Encrypts with our cipher. */
  @Benchmark
  public long touchstone() {
    return cipher.encrypt(0, counter++, 0, 0);
  }

  /** Encrypts with Bouncy Castle's. */
  @Benchmark
  public long bouncyCastle() {
    in[1] = counter++;
    engine.processBlock(in, out);
    return out[0];
  }
}
