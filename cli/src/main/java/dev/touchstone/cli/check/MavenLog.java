package dev.touchstone.cli.check;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What Maven printed; of a failure, what is wrong is said once, without colours and without advice on
 * how to run Maven.
 *
 * @param text all of it
 */
record MavenLog(String text) {
  private static final int LINES_SHOWN = 12;
  private static final Pattern COLOUR = Pattern.compile("\u001B\\[[0-9;]*m");
  private static final Pattern MARK = Pattern.compile("^(\\[(ERROR|FATAL)\\] ?)+");
  private static final Pattern HELP = Pattern.compile(" *-> \\[Help \\d+\\]$");
  private static final Pattern ADVICE = Pattern.compile("(\\[Help \\d+\\] |To see the full stack"
      + " trace|Re-run Maven using the -X|For more information about the errors|After correcting the"
      + " problems| *mvn <).*");

  /** Reads what was printed, in whatever encoding. */
  static MavenLog read(Path file) throws IOException {
    return new MavenLog(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
  }

  /** Returns what went wrong, or the beginning of what was printed if nothing says so. */
  String errors() {
    List<String> plain =
        text.lines().map(line -> COLOUR.matcher(line).replaceAll("")).toList();
    List<String> errors = plain.stream()
        .filter(line -> MARK.matcher(line).lookingAt())
        .map(line -> HELP.matcher(MARK.matcher(line).replaceFirst("")).replaceFirst(""))
        .filter(line -> !line.isBlank() && !ADVICE.matcher(line).matches())
        .distinct()
        .toList();
    return (errors.isEmpty() ? plain : errors)
        .stream().limit(LINES_SHOWN).map(line -> "  " + line).collect(Collectors.joining("\n"));
  }
}
