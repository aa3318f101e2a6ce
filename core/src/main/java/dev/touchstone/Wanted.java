package dev.touchstone;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import org.apiguardian.api.API;

/**
 * A type for which a generator is wanted, with what a {@link GenProvider} may ask about its place.
 *
 * <p>Made by Touchstone; do not implement this interface.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public interface Wanted {
  /** Returns the type, with its type arguments and without type variables. */
  Type type();

  /** Returns the class of the type. */
  Class<?> raw();

  /** Returns the annotations that stand on the type or on its parameter or component. */
  List<Annotation> annotations();

  /** Returns the annotation of a kind. */
  <A extends Annotation> Optional<A> annotation(Class<A> kind);

  /** Returns the class whose source holds the annotations: names in them are looked up there. */
  Class<?> owner();

  /** Returns the way to the place, as errors name it: {@code Order.lines[].sku}. */
  String where();

  /** Returns the type arguments; the single argument of an array is its component. */
  List<Wanted> arguments();

  /**
   * Returns the derived generator; of the type that is asked for itself, without its annotations.
   */
  Gen<?> gen();
}
