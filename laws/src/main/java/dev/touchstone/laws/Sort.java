package dev.touchstone.laws;

import java.util.List;
import java.util.Objects;
import org.apiguardian.api.API;

/**
 * A type of a signature: terms of one sort can be equal, terms of different sorts never are.
 *
 * <p>Two sorts may have the same Java class, such as the elements and the indexes of an array.
 *
 * @param <T> the Java type of the values
 * @param name how the sort is shown and told from others
 * @param type the class of the values
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@SuppressWarnings("UnusedTypeParameter") // ties functions to the types of their arguments
public record Sort<T>(String name, Class<?> type) {
  /** The truth values. */
  public static final Sort<Boolean> BOOL = of(Boolean.class);

  /** The ints. */
  public static final Sort<Integer> INT = of(Integer.class);

  /** The texts. */
  public static final Sort<String> TEXT = of(String.class);

  /** Checks the parts. */
  public Sort {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(type, "type");
  }

  /** Returns the sort of the instances of a class. */
  public static <T> Sort<T> of(Class<T> type) {
    return new Sort<>(type.getSimpleName(), type);
  }

  /** Returns a sort with a name of its own. */
  public static <T> Sort<T> named(String name, Class<? super T> type) {
    return new Sort<>(name, type);
  }

  /** Returns the sort of lists of a sort. */
  public static <T> Sort<List<T>> list(Sort<T> element) {
    return named("List<" + element.name() + ">", List.class);
  }

  @Override
  public String toString() {
    return name;
  }
}
