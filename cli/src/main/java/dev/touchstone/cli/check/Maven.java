package dev.touchstone.cli.check;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The user's Maven.
 *
 * @param command where it is, or nothing where there is none
 * @param arguments given to every run, such as a settings file
 */
public record Maven(Optional<Path> command, List<String> arguments) {
  /** Finds Maven as the shell would, then in the folder that {@code MAVEN_HOME} names. */
  public static Maven of(Map<String, String> environment) {
    boolean windows = File.separatorChar == '\\';
    String name = windows ? "mvn.cmd" : "mvn";
    Stream<String> path =
        Stream.of(environment.getOrDefault("PATH", "").split(File.pathSeparator, -1));
    Stream<String> home = Stream.ofNullable(environment.get("MAVEN_HOME")).map(at -> at + "/bin");
    Optional<Path> command = Stream.concat(path, home)
        .filter(folder -> !folder.isBlank())
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable)
        .findFirst();
    String extra = environment.getOrDefault("TOUCHSTONE_MAVEN_ARGS", "").strip();
    return new Maven(command, extra.isEmpty() ? List.of() : List.of(extra.split("\\s+", -1)));
  }

  /** Runs goals in a project; a failure of the build is the caller's to mend. */
  void run(Path project, String... goals) {
    List<String> words = new ArrayList<>();
    words.add(command.orElseThrow().toString());
    words.addAll(List.of("-q", "-B", "-Dstyle.color=never"));
    words.addAll(arguments);
    words.addAll(List.of(goals));
    try {
      Path log = Files.createTempFile("touchstone-maven", ".log");
      Process process = new ProcessBuilder(words)
          .directory(project.toFile())
          .redirectErrorStream(true)
          .redirectOutput(log.toFile())
          .start();
      process.getOutputStream().close();
      int exit = process.waitFor();
      MavenLog said = MavenLog.read(log);
      Files.delete(log);
      if (exit != 0) {
        throw new BadTarget("Maven could not build " + project + ":\n" + said.errors());
      }
    } catch (IOException failed) {
      throw new BadTarget("cannot run Maven in " + project + ": " + failed);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new BadTarget("interrupted while Maven built " + project);
    }
  }
}
