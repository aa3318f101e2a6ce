package dev.touchstone.internal.run;

import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Advises to draw valid values of a type where most cases are discarded.
 *
 * <p>Core knows no spaces; the advice is text. It is given where an argument is a record or of a sealed
 * type, since their spaces can be derived.
 */
final class SpaceHint {
  private SpaceHint() {}

  /** Returns the advice, if there is one for the types of these arguments. */
  static Optional<String> of(@Nullable Object[] arguments) {
    return Stream.of(arguments)
        .map(SpaceHint::type)
        .flatMap(Optional::stream)
        .findFirst()
        .map(SpaceHint::advice);
  }

  private static String advice(Class<?> type) {
    return ("few values of %1$s count; touchstone-space draws none but those that do:"
            + " Space.of(%1$s.class).suchThat(value -> ...).gen(Sizes.upTo(20)),"
            + " or @Uniform(where = \"...\") on the parameter")
        .formatted(type.getSimpleName());
  }

  /** Returns the sealed type that a record belongs to, or the record. */
  private static Optional<Class<?>> type(@Nullable Object argument) {
    if (!(argument instanceof Record)) {
      return Optional.empty();
    }
    Class<?> type = argument.getClass();
    return Stream.<Class<?>>of(type.getInterfaces())
        .filter(Class::isSealed)
        .findFirst()
        .or(() -> Optional.of(type));
  }
}
