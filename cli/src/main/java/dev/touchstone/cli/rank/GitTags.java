package dev.touchstone.cli.rank;

import dev.touchstone.rank.BadTask;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** The sources of tags of a Git repository, each as an archive. */
public final class GitTags {
  private static final int SECONDS = 60;

  private GitTags() {}

  /** Packs the sources of a tag into a file of a folder. */
  public static Path export(Path repository, String tag, String sources, Path folder) {
    Path archive = folder.resolve(Integer.toHexString(tag.hashCode()) + ".zip");
    if (tag.startsWith("-")) {
      throw new BadTask("there is no tag " + tag + " in " + repository);
    }
    try {
      Process git = new ProcessBuilder(
              "git",
              "-C",
              repository.toString(),
              "archive",
              "--format=zip",
              "-o",
              archive.toString(),
              tag + ":" + (sources.equals(".") ? "" : sources))
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
      if (!git.waitFor(SECONDS, TimeUnit.SECONDS) || git.exitValue() != 0) {
        git.destroyForcibly();
        throw new BadTask("git cannot pack " + sources + " of the tag " + tag + " in " + repository
            + "; check that the tag and the path are there");
      }
      return archive;
    } catch (IOException missing) {
      throw new BadTask("git cannot be started: " + missing + "; install it or name jars");
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new BadTask("interrupted while git packed the tag " + tag);
    }
  }
}
