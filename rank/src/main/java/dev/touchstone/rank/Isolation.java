package dev.touchstone.rank;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.apiguardian.api.API;

/**
 * How well submissions are shut in.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public enum Isolation {
  /** A container made by bubblewrap: nothing to write but a small folder, no network, own processes. */
  BUBBLEWRAP,
  /** Namespaces made by unshare: files cannot be written, no network, own processes. */
  NAMESPACES,
  /** A plain process: killed when its time is up, but free to use files, network and processes. */
  PLAIN;

  private static final long SCRATCH_BYTES = 1 << 24;
  private static final List<String> SYSTEM =
      List.of("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc");
  private static final String SHUT = """
      mount --make-rprivate / || exit 97
      while read -r what where rest; do
        mount -o remount,bind,ro "$where" 2>/dev/null
      done < /proc/self/mounts
      touch "$1/probe" 2>/dev/null && exit 98
      cd /
      shift
      exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
      """;

  /** Returns the strongest kind that works here. */
  public static Isolation strongest() {
    return Strongest.FOUND;
  }

  /** Tries the kinds once. */
  private static final class Strongest {
    static final Isolation FOUND =
        Arrays.stream(values()).filter(Isolation::works).findFirst().orElse(PLAIN);
  }

  /** Returns whether this kind can be had on this machine. */
  public boolean works() {
    if (this == PLAIN) {
      return true;
    }
    try {
      Path folder = Files.createTempDirectory("touchstone-walls");
      try {
        List<String> words = around(folder, List.of(), List.of("true"));
        Process process = new ProcessBuilder(words)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
        boolean ended = process.waitFor(10, TimeUnit.SECONDS);
        process.destroyForcibly();
        return ended && process.exitValue() == 0;
      } finally {
        Files.delete(folder);
      }
    } catch (java.io.IOException missing) {
      return false;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Returns what to tell readers of a report, or "" where submissions were shut in. */
  public String warning() {
    return this == PLAIN
        ? "submissions ran without walls: nothing kept them from files, network and processes"
            + " (install bubblewrap to shut them in)"
        : "";
  }

  /**
   * Returns a command with walls around it.
   *
   * @param shared the folder through which it talks to us
   * @param readable files and folders it may read beside the system's own
   * @param command the command
   */
  public List<String> around(Path shared, List<Path> readable, List<String> command) {
    return switch (this) {
      case BUBBLEWRAP -> bubblewrap(shared, readable, command);
      case NAMESPACES -> namespaces(shared, command);
      case PLAIN -> command;
    };
  }

  private static List<String> bubblewrap(Path shared, List<Path> readable, List<String> command) {
    List<String> words = new ArrayList<>(
        List.of("bwrap", "--unshare-all", "--die-with-parent", "--new-session", "--clearenv"));
    words.addAll(List.of("--setenv", "PATH", "/usr/bin:/bin", "--setenv", "MALLOC_ARENA_MAX", "2"));
    for (String folder : SYSTEM) {
      if (Files.exists(Path.of(folder))) {
        words.addAll(List.of("--ro-bind", folder, folder));
      }
    }
    words.addAll(List.of("--proc", "/proc", "--dev", "/dev"));
    words.addAll(List.of("--size", Long.toString(SCRATCH_BYTES), "--tmpfs", "/tmp"));
    Set<Path> rest = new LinkedHashSet<>(readable);
    rest.add(Path.of(System.getProperty("java.home")));
    for (Path path : rest) {
      words.addAll(List.of("--ro-bind", path.toString(), path.toString()));
    }
    words.addAll(List.of("--ro-bind", shared.toString(), shared.toString(), "--chdir", "/tmp"));
    words.add("--");
    words.addAll(command);
    return words;
  }

  private static List<String> namespaces(Path shared, List<String> command) {
    List<String> words = new ArrayList<>(List.of(
        "unshare",
        "--user",
        "--map-root-user",
        "--mount",
        "--net",
        "--pid",
        "--ipc",
        "--fork",
        "--kill-child",
        "--mount-proc",
        "sh",
        "-c",
        SHUT,
        "sh",
        shared.toString()));
    words.addAll(command);
    return words;
  }
}
