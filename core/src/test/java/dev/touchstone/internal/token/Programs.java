package dev.touchstone.internal.token;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.choice.Alphabet;
import dev.touchstone.choice.BytesDomain;
import dev.touchstone.choice.RealDomain;
import dev.touchstone.choice.ReferenceDomain;
import dev.touchstone.choice.UniformDomain;
import dev.touchstone.random.TfRandom;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Random generators: drawing from one gives a choice tree of any shape. */
final class Programs {
  private final TfRandom shape;
  private int forks;

  Programs(TfRandom shape) {
    this.shape = shape;
  }

  Gen<List<Object>> next(int depth) {
    List<Gen<?>> steps = new ArrayList<>();
    int count = 1 + shape.nextInt(5);
    for (int i = 0; i < count; i++) {
      steps.add(depth == 0 ? leaf() : shape.nextInt(3) == 0 ? inner(depth - 1) : leaf());
    }
    return source -> {
      List<Object> drawn = new ArrayList<>();
      steps.forEach(step -> drawn.add(source.from(step)));
      return drawn;
    };
  }

  private Gen<?> inner(int depth) {
    Gen<List<Object>> body = next(depth);
    int key = forks++;
    int max = shape.nextInt(4);
    return switch (shape.nextInt(6)) {
      case 0 -> source -> source.span("part" + key % 3, body);
      case 1 -> source -> body.generate(source.fork((key - 1L) << (key % 64)));
      case 2 -> source -> body.generate(source.fork("k\ud83d\ude00" + key));
      case 3 ->
        source -> {
          Source child = source.fork();
          Object own = source.bool();
          return List.of(own, body.generate(child));
        };
      case 4 -> Gen.lists(body, Math.min(1, max), max);
      default -> source -> source.bool(0.7) ? body.generate(source) : List.of();
    };
  }

  private static BigInteger even(BigInteger number) {
    return number.clearBit(0);
  }

  private Gen<?> leaf() {
    long a = shape.nextLong();
    long low = shape.nextInt(4) == 0 ? Long.MIN_VALUE : -Math.abs(a % 1000);
    long high = shape.nextInt(4) == 0 ? Long.MAX_VALUE : Math.abs(a % 77);
    return switch (shape.nextInt(10)) {
      case 0 -> source -> source.bool(0.3);
      case 1 -> source -> source.integer(low, high, high);
      case 2 -> source -> source.branch(1 + (int) (high & 7));
      case 3 -> source -> source.weighted(1, 5, 2);
      case 4 ->
        source ->
            source.draw(new RealDomain(-Double.MAX_VALUE, Double.MAX_VALUE, true, true, false));
      case 5 -> source -> source.text(Alphabet.any(), 0, 20);
      case 6 -> source -> source.draw(new BytesDomain(0, 30));
      case 7 ->
        source -> source.draw(new UniformDomain(
            BigInteger.ONE.shiftLeft((int) (high & 255)).add(BigInteger.ONE), Programs::even));
      case 8 -> source -> source.draw(ReferenceDomain.of(3, 17, 400_000));
      default -> source -> source.integer(5, 5);
    };
  }
}
