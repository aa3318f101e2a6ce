package dev.touchstone.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A Maven started by a test uses the settings and the local repository of the one that runs it. */
final class MavenRun {
  private MavenRun() {}

  /** Starts Maven itself. */
  static Script of(String... arguments) {
    List<String> command = new ArrayList<>(List.of("mvn"));
    command.addAll(inherited());
    command.addAll(List.of(arguments));
    return Script.of(command.toArray());
  }

  /** Starts a script that starts Maven. */
  static Script inherit(Script script) {
    return script.with("TOUCHSTONE_MAVEN_ARGS", String.join(" ", inherited()));
  }

  /** Starts a program that starts Maven, which is to fetch nothing. */
  static Script inheritOffline(Script program) {
    return program.with("TOUCHSTONE_MAVEN_ARGS", "-o " + String.join(" ", inherited()));
  }

  private static List<String> inherited() {
    List<String> arguments = new ArrayList<>();
    String repository = System.getProperty("touchstone.maven.repository", "");
    if (!repository.isEmpty()) {
      arguments.add("-Dmaven.repo.local=" + repository);
    }
    String settings = System.getProperty("touchstone.maven.settings", "");
    if (!settings.isEmpty() && Files.exists(Path.of(settings))) {
      arguments.addAll(List.of("-s", settings));
    }
    return arguments;
  }
}
