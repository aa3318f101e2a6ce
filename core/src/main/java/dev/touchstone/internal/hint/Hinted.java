package dev.touchstone.internal.hint;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A generator that knows values to try in the place of one that fails.
 *
 * <p>It draws what the generator draws and leaves no trace in the choices; only while {@link Sightings}
 * are taken does it mark where its choices lie.
 *
 * @param gen draws the values
 * @param smaller gives, for a value, others to try
 * @param parts gives, for a value, what the generator draws, or null where the value tells it
 * @param place where the hint was given
 */
public record Hinted<T extends @Nullable Object>(
    Gen<T> gen,
    Function<? super T, ? extends Iterable<? extends T>> smaller,
    @Nullable Function<? super T, ?> parts,
    String place)
    implements Gen<T> {
  @Override
  public T generate(Source source) {
    Sightings watching = Sightings.ofThread();
    return watching == null ? gen.generate(source) : watching.see(this, source);
  }
}
