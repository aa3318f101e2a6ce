package dev.touchstone.cli.check;

import dev.touchstone.internal.database.FailureDatabase;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How properties are checked.
 *
 * @param settings settings that overrule what the properties say, without their prefix
 * @param database the folder of failing cases, or nothing for the project's own
 * @param timeout a limit on the time of one case, or nothing for that of the properties
 * @param javaOptions options for the child JVM
 */
public record CheckOptions(
    Map<String, String> settings,
    Optional<Path> database,
    Optional<Duration> timeout,
    List<String> javaOptions) {
  private static final String LISTENER = "dev.touchstone.cli.child.Teller";
  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final Duration GRACE = Duration.ofMillis(9_500);

  /** Returns the settings as JUnit's configuration parameters. */
  Map<String, String> parameters() {
    Map<String, String> parameters = new LinkedHashMap<>();
    settings.forEach((name, value) -> parameters.put("touchstone." + name, value));
    database.ifPresent(folder -> parameters.put("touchstone.database", folder.toString()));
    timeout.ifPresent(limit -> parameters.put("touchstone.caseTimeout", limit.toMillis() + " ms"));
    if (!parameters.isEmpty()) {
      parameters.put("touchstone.override", "true");
    }
    parameters.put("touchstone.listener", LISTENER);
    return parameters;
  }

  /** Returns how long a child may show no sign of life. */
  Duration patience() {
    return timeout.map(limit -> limit.plus(GRACE)).orElse(PATIENCE);
  }

  /** Returns the folder of failing cases of a child that works in a folder. */
  Path databaseIn(Path folder) {
    return database.orElseGet(() -> folder.resolve(FailureDatabase.USUAL));
  }

  /** Returns these options with one more setting, if there is a value. */
  public CheckOptions with(String setting, @Nullable Object value) {
    if (value == null) {
      return this;
    }
    Map<String, String> more = new LinkedHashMap<>(settings);
    more.put(setting, value.toString());
    return new CheckOptions(more, database, timeout, javaOptions);
  }
}
