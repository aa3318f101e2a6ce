package dev.touchstone.rank;

import dev.touchstone.internal.show.Show;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * A test: a method of the interface and what it is called with.
 *
 * @param method the name of the method
 * @param arguments plain data, records, enums, optionals, and lists, sets and maps of these
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Call(String method, List<@Nullable Object> arguments) {
  /** Copies the arguments. */
  public Call {
    arguments = Collections.unmodifiableList(new ArrayList<>(arguments));
  }

  /** Returns a call. */
  public static Call of(String method, @Nullable Object... arguments) {
    return new Call(method, Arrays.asList(arguments));
  }

  /** Returns the call as it is written in Java. */
  @Override
  public String toString() {
    return arguments.stream().map(Show::of).collect(Collectors.joining(", ", method + "(", ")"));
  }
}
