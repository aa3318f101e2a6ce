package dev.touchstone.cli;

import java.nio.file.Files;
import java.nio.file.Path;

/** A Maven started by a test uses the settings and the local repository of the one that runs it. */
final class MavenRun {
  private MavenRun() {}

  static Script inherit(Script script) {
    StringBuilder arguments = new StringBuilder();
    append(arguments, "-Dmaven.repo.local=", "touchstone.maven.repository");
    append(arguments, "-s ", "touchstone.maven.settings");
    return script.with("TOUCHSTONE_MAVEN_ARGS", arguments.toString().strip());
  }

  private static void append(StringBuilder arguments, String option, String property) {
    String value = System.getProperty(property, "");
    if (!value.isBlank() && Files.exists(Path.of(value))) {
      arguments.append(option).append(value).append(' ');
    }
  }
}
