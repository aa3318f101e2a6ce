package dev.touchstone;

import dev.touchstone.choice.Discarded;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Recorder;
import dev.touchstone.random.Node;
import org.jspecify.annotations.Nullable;

/** Draws a value outside a claim; where the generator refuses its draws, tries others. */
final class Sampling {
  private static final int ATTEMPTS = 100;

  private Sampling() {}

  static <T extends @Nullable Object> T one(Gen<T> gen, Node node, int size) {
    if (size < 0) {
      throw new IllegalGenerator("sample with the size " + size + "; sizes are zero or more");
    }
    Recorder recorder = new Recorder();
    String refusal = "";
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Node place = attempt == 0 ? node : node.child(attempt);
      recorder.startRandom(place.open(), size, false);
      try {
        return gen.generate(recorder);
      } catch (Discarded refused) {
        refusal = refused.site();
      }
    }
    throw new IllegalGenerator("sample found no value in " + ATTEMPTS + " attempts, refused by "
        + refusal + "; accept more values or generate them directly");
  }
}
