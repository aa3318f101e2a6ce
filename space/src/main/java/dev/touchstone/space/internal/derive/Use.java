package dev.touchstone.space.internal.derive;

import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A type without variables, with the annotations on it.
 *
 * @param raw its class
 * @param arguments its type arguments; of an array its component
 * @param marks the annotations on it
 */
record Use(Class<?> raw, List<Use> arguments, List<Annotation> marks) {
  <A extends Annotation> Optional<A> mark(Class<A> kind) {
    return marks.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  Use marked(Annotation[] more) {
    List<Annotation> all =
        Stream.concat(marks.stream(), Stream.of(more)).distinct().toList();
    return new Use(raw, arguments, all);
  }

  int nesting() {
    return 1 + arguments.stream().mapToInt(Use::nesting).max().orElse(0);
  }

  @Override
  public String toString() {
    String name = raw.isArray() ? "array" : raw.getSimpleName();
    return arguments.isEmpty()
        ? name
        : name + arguments.toString().replace('[', '<').replace(']', '>');
  }
}
