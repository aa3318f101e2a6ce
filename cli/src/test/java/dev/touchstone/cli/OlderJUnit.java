package dev.touchstone.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/** Jars of an older JUnit, where the local repository of the build has them. */
final class OlderJUnit {
  private OlderJUnit() {}

  static Path jar(String group, String artifact, String version) {
    Path jar = Path.of(
        System.getProperty("touchstone.maven.repository", ""),
        "org/junit",
        group,
        artifact,
        version,
        artifact + "-" + version + ".jar");
    assumeTrue(Files.exists(jar), "the local repository has no " + artifact + " " + version);
    return jar;
  }
}
