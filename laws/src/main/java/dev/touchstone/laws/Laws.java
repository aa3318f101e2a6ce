package dev.touchstone.laws;

import dev.touchstone.laws.internal.reflect.Draft;
import dev.touchstone.laws.internal.reflect.Operator;
import dev.touchstone.laws.internal.reflect.Wish;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apiguardian.api.API;

/**
 * Where the search for laws starts.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Laws {
  private Laws() {}

  /** Returns a signature without functions; add some, then discover their laws. */
  public static Signature signature() {
    return new Signature();
  }

  /**
   * Returns a signature of what some classes offer; discover its laws at once, or add to it first.
   *
   * <p>The members that say most are called some times to see what they change; the report names each
   * member that is left out, with the reason.
   */
  public static Signature of(Class<?> first, Class<?>... more) {
    List<Class<?>> classes = new ArrayList<>(List.of(first));
    classes.addAll(List.of(more));
    return classes(classes).signature();
  }

  /** Returns a search about some classes, of which more can be said before it starts. */
  public static ClassSearch classes(List<? extends Class<?>> classes) {
    return ClassSearch.of(List.copyOf(classes));
  }

  /** Returns the snapshot in a law file. */
  public static Snapshot snapshot(Path file) {
    return new Snapshot(file);
  }

  static Signature of(Wish wish) {
    Draft draft = Draft.of(wish);
    if (draft.operators().stream().allMatch(Operator::background)) {
      throw new IllegalArgumentException("no usable member in %s: %s"
          .formatted(
              wish.classes().stream().map(Class::getName).collect(Collectors.joining(", ")),
              draft.leftOut().stream()
                  .filter(left -> !left.reason().equals("every object has it"))
                  .map(left -> left.member() + ", " + left.reason())
                  .collect(Collectors.joining("; "))));
    }
    return Reflected.signature(draft, wish);
  }
}
