package dev.touchstone.cli;

import dev.touchstone.cli.check.CheckOptions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What every verb that starts a child JVM may be told. */
final class ChildSettings {
  @Option(
      names = {"--class-path", "-cp"},
      paramLabel = "PATH",
      description = "Jars, folders of classes and Maven projects that the classes need.")
  private List<String> classPath = List.of();

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = TimeConverter.class,
      description = "Limit on the time of one case, such as 500ms, 10s or 2min.")
  private @Nullable Duration timeout;

  @Option(
      names = "--database",
      paramLabel = "FOLDER",
      defaultValue = "",
      description = "Keep failing cases in this folder; 'off' keeps and recalls none.")
  private String database;

  @Option(
      names = "--java-option",
      paramLabel = "OPTION",
      description = "Option for the JVM, such as -Xmx1g; may be repeated.")
  private List<String> javaOptions = List.of();

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  ChildSettings() {}

  List<String> classPath() {
    return classPath;
  }

  ScratchDatabase database() {
    return ScratchDatabase.of(database);
  }

  CheckOptions options(ScratchDatabase scratch) {
    return new CheckOptions(
        Map.of(), scratch.folder(), Optional.ofNullable(timeout), List.copyOf(javaOptions));
  }
}
