package dev.touchstone.internal.function;

import dev.touchstone.GenerationFailed;
import dev.touchstone.choice.Discarded;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Overrun;
import dev.touchstone.internal.derive.Names;
import dev.touchstone.internal.run.Misuse;
import java.util.function.Supplier;

/**
 * Keeps the faults of what makes a function up apart from those of the code that calls it.
 *
 * <p>Generators of results and encoders of arguments run inside the body of a claim, where whatever
 * is thrown would count against the claim. Signals pass; so does what the machine throws when it
 * runs out of stack or memory, for a body may have used that up.
 */
final class Apart {
  private Apart() {}

  static <T> T from(Sam sam, String who, Supplier<T> part) {
    try {
      return part.get();
    } catch (Discarded | Overrun | VirtualMachineError signal) {
      throw signal;
    } catch (IllegalGenerator illegal) {
      throw new GenerationFailed(String.valueOf(illegal.getMessage()), illegal);
    } catch (Throwable thrown) {
      if (thrown instanceof Misuse && thrown instanceof RuntimeException mistake) {
        throw mistake;
      }
      throw new GenerationFailed(
          "the %s of a generated %s threw %s".formatted(who, Names.of(sam.type()), thrown), thrown);
    }
  }
}
