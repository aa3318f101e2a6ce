package dev.touchstone;

import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Recorder;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.List;

/** Values drawn and replayed with fixed seeds. */
final class Draws {
  static final int SIZE = 50;

  private Draws() {}

  static <T> T simplest(Gen<T> gen) {
    Recorder recorder = new Recorder();
    recorder.startSimplest(SIZE);
    return recorder.from(gen);
  }

  static <T> T random(Gen<T> gen, long k, int size) {
    return recorder(k, size).from(gen);
  }

  static <T> List<T> many(Gen<T> gen, int count) {
    List<T> values = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      values.add(random(gen, k, k % 100));
    }
    return values;
  }

  static Recorder recorder(long k, int size) {
    Recorder recorder = new Recorder();
    recorder.startRandom(Seed.of(7).root().child(k).open(), size, false);
    return recorder;
  }

  static Recorder replaying(Choices choices) {
    Recorder recorder = new Recorder();
    recorder.startReplay(choices, SIZE);
    return recorder;
  }
}
