package dev.touchstone.internal.database;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the folder of the failure database. */
final class Project {
  static final Path DATABASE = Path.of(".touchstone", "failures");

  private static final List<String> MARKS =
      List.of("pom.xml", "build.gradle", "build.gradle.kts", ".git");

  private Project() {}

  static Path database(@Nullable String named, Path workingDirectory) {
    return named == null || named.isBlank()
        ? root(workingDirectory.toAbsolutePath()).resolve(DATABASE)
        : Path.of(named);
  }

  private static Path root(Path workingDirectory) {
    for (Path folder = workingDirectory; folder != null; folder = folder.getParent()) {
      if (MARKS.stream().map(folder::resolve).anyMatch(Files::exists)) {
        return folder;
      }
    }
    return workingDirectory;
  }
}
