package dev.touchstone.machine.internal;

import dev.touchstone.machine.Call;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of a call: an unchangeable list, which may hold null, over an array that nobody
 * writes to again.
 */
public final class Arguments extends AbstractList<@Nullable Object> implements RandomAccess {
  private static final Arguments NONE = new Arguments(new @Nullable Object[0]);

  private final @Nullable Object[] given;

  private Arguments(@Nullable Object[] given) {
    this.given = given;
  }

  static List<@Nullable Object> of(@Nullable Object[] given) {
    return given.length == 0 ? NONE : new Arguments(given);
  }

  /** Returns the arguments of a call as an array to read from. */
  public static @Nullable Object[] array(Call call) {
    return call.arguments() instanceof Arguments arguments
        ? arguments.given
        : call.arguments().toArray();
  }

  @Override
  public @Nullable Object get(int index) {
    return given[index];
  }

  @Override
  public int size() {
    return given.length;
  }

  @Override
  public @Nullable Object[] toArray() {
    return given.clone();
  }
}
