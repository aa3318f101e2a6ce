package dev.touchstone.cli;

import dev.touchstone.cli.check.TemporaryFolder;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Runs a verb that calls code under test in a JVM of its own.
 *
 * <p>The child has the streams of this JVM and leaves a note with its exit code when its work is
 * done. Where the note is missing the code under test has ended the JVM, by an exit, a halt or a crash;
 * that is a finding.
 */
final class Apart {
  private static final String NOTE = "touchstone.apart";
  private static final Set<String> VERBS = Set.of("laws", "spaces", "examples");
  private static final Set<String> HELP = Set.of("-h", "--help");

  private Apart() {}

  /** Returns whether a command is to run in a child, and this is not the child. */
  static boolean isFor(String... arguments) {
    return arguments.length > 1
        && VERBS.contains(arguments[0])
        && Stream.of(arguments).noneMatch(HELP::contains)
        && System.getProperty(NOTE) == null;
  }

  /** Runs a command in a child and returns its exit code. */
  static int run(Console console, String... arguments) throws IOException, InterruptedException {
    try (TemporaryFolder folder = TemporaryFolder.create("touchstone-apart")) {
      Path note = folder.path().resolve("exit");
      int exit =
          new ProcessBuilder(command(note, arguments)).inheritIO().start().waitFor();
      return Files.exists(note)
          ? Integer.parseInt(Files.readString(note))
          : ended(console, exit, arguments);
    }
  }

  private static List<String> command(Path note, String... arguments) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(option -> !option.startsWith("-XX:TieredStopAtLevel"))
        .forEach(words::add);
    words.add("-D" + NOTE + "=" + note);
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    words.addAll(List.of(arguments));
    return words;
  }

  private static int ended(Console console, int exit, String... arguments) {
    String text = "The code under test ended the JVM with exit code " + exit + ".\n";
    boolean json = Arrays.asList(arguments).contains("--json");
    Answer answer = new Answer(Exit.FINDING, text, Map.of("endedWith", exit));
    return new Printer(console, () -> json).print(answer);
  }

  /** Leaves a note of how the work of a child ended. */
  static void note(int exit) throws IOException {
    String note = System.getProperty(NOTE);
    if (note != null) {
      Files.writeString(Path.of(note), Integer.toString(exit));
    }
  }

  /** Ends a child whose parent is gone. */
  static void endWithParent() {
    if (System.getProperty(NOTE) != null) {
      ProcessHandle.current().parent().ifPresent(Apart::endWith);
    }
  }

  private static void endWith(ProcessHandle parent) {
    Thread watch = new Thread(
        () -> {
          parent.onExit().join();
          Runtime.getRuntime().halt(Exit.INTERNAL.code());
        },
        "touchstone-parent");
    watch.setDaemon(true);
    watch.start();
  }
}
