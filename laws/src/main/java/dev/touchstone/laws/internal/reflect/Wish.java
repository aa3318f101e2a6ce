package dev.touchstone.laws.internal.reflect;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a draft is made for.
 *
 * @param classes the classes to ask about
 * @param functions how many functions at most, or 0 for the usual number
 * @param only the names of the members to use; empty for those that say most
 * @param without names of members to leave out, with the reason
 * @param nulls whether null may be an argument
 * @param seed where random values come from
 */
public record Wish(
    List<Class<?>> classes,
    int functions,
    List<String> only,
    Map<String, String> without,
    boolean nulls,
    long seed) {
  private static final int FUNCTIONS = 14;
  private static final int FUNCTIONS_OF_REPLAYS = 10;

  /** Returns the wish for classes with the usual limits. */
  public static Wish of(List<Class<?>> classes) {
    return new Wish(List.copyOf(classes), 0, List.of(), Map.of(), false, 0);
  }

  /** Returns how many functions there may be: fewer if nobody says and each call is slow. */
  int most(boolean replayed) {
    return functions > 0 ? functions : replayed ? FUNCTIONS_OF_REPLAYS : FUNCTIONS;
  }

  /** Returns the wish for other classes. */
  Wish about(List<Class<?>> others) {
    return new Wish(List.copyOf(others), functions, only, without, nulls, seed);
  }

  /** Returns the wish with another limit. */
  public Wish functions(int most) {
    return new Wish(classes, most, only, without, nulls, seed);
  }

  /** Returns the wish for some members by name. */
  public Wish only(List<String> names) {
    return new Wish(classes, functions, List.copyOf(names), without, nulls, seed);
  }

  /** Returns the wish with another seed. */
  public Wish seed(long other) {
    return new Wish(classes, functions, only, without, nulls, other);
  }

  /** Returns the wish with null as an argument, too. */
  public Wish withNulls() {
    return new Wish(classes, functions, only, without, true, seed);
  }

  /** Returns the wish without a member. */
  public Wish without(String member, String reason) {
    Map<String, String> more = new LinkedHashMap<>(without);
    more.put(member, reason);
    return new Wish(classes, functions, only, more, nulls, seed);
  }
}
