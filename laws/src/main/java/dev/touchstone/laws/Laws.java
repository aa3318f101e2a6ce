package dev.touchstone.laws;

import dev.touchstone.laws.internal.reflect.Draft;
import dev.touchstone.laws.internal.reflect.Wish;
import java.util.ArrayList;
import java.util.List;
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
    return of(Wish.of(classes));
  }

  static Signature of(Wish wish) {
    return Reflected.signature(Draft.of(wish), wish);
  }
}
