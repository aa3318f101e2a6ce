package dev.touchstone.laws;

import dev.touchstone.laws.internal.trial.Rows;
import java.util.Map;
import java.util.stream.Collectors;
import org.apiguardian.api.API;

/**
 * Values for the variables of a law.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class LawCase {
  private final Rows.Row row;
  private final Map<String, String> values;

  LawCase(Rows.Row row, Map<String, String> values) {
    this.row = row;
    this.values = values;
  }

  Rows.Row row() {
    return row;
  }

  @Override
  public String toString() {
    return values.entrySet().stream()
        .map(entry -> entry.getKey() + " = " + entry.getValue())
        .collect(Collectors.joining(", "));
  }
}
