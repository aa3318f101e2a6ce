package dev.touchstone.examples;

import dev.touchstone.internal.show.Show;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of one case of a property.
 *
 * @param names their names
 * @param values their values
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Inputs(List<String> names, List<@Nullable Object> values) {
  /** Keeps unchangeable lists. */
  public Inputs {
    names = List.copyOf(names);
    values = Collections.unmodifiableList(new ArrayList<>(values));
  }

  @Override
  public String toString() {
    List<String> shown = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      shown.add(names.get(i) + " = " + Show.of(values.get(i)));
    }
    return String.join(", ", shown);
  }
}
