package dev.touchstone.laws;

import dev.touchstone.laws.internal.reflect.Wish;
import java.util.List;
import org.apiguardian.api.API;

/**
 * Which members of classes a search is about.
 *
 * <p>A value; each method returns another one.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class ClassSearch {
  private final Wish wish;

  private ClassSearch(Wish wish) {
    this.wish = wish;
  }

  static ClassSearch of(List<Class<?>> classes) {
    if (classes.isEmpty()) {
      throw new IllegalArgumentException("no class; give at least one");
    }
    return new ClassSearch(Wish.of(classes));
  }

  /** Returns the search about at most a number of functions; members that do the same are free. */
  public ClassSearch functions(int most) {
    if (most < 1) {
      throw new IllegalArgumentException("%d functions; give at least 1".formatted(most));
    }
    return new ClassSearch(wish.functions(most));
  }

  /** Returns the search about members of these names only; constructors are called new. */
  public ClassSearch only(List<String> names) {
    return new ClassSearch(wish.only(names));
  }

  /**
   * Returns the search with null as an argument, where some member gives null; without this, null is
   * only what members give.
   */
  public ClassSearch nulls() {
    return new ClassSearch(wish.withNulls());
  }

  /** Returns the search with values from another seed. */
  public ClassSearch seed(long seed) {
    return new ClassSearch(wish.seed(seed));
  }

  /**
   * Calls the members some times and returns the signature of those that say most.
   *
   * @throws IllegalArgumentException if no member can be used; the message says why
   */
  public Signature signature() {
    return Laws.of(wish).seed(wish.seed());
  }
}
