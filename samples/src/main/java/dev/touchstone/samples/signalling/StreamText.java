package dev.touchstone.samples.signalling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Stream parameters as text.
 *
 * <p>The writer follows one description of the format, by which every part is optional; the reader
 * follows another, by which at least one part is there.
 */
public final class StreamText {
  private static final String SEPARATOR = ";";

  private StreamText() {}

  /** Writes parameters. */
  public static String write(StreamParms parms) {
    List<String> parts = new ArrayList<>();
    parms.control().ifPresent(control -> parts.add("control=" + control));
    parms.local().ifPresent(local -> parts.add("local=" + escaped(local)));
    parms
        .remote()
        .ifPresent(remote ->
            parts.add("remote=" + remote.mediaPort().map(String::valueOf).orElse("")));
    return String.join(SEPARATOR, parts);
  }

  /** Reads what was written. */
  public static StreamParms read(String text) {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("a stream needs a part");
    }
    Optional<Integer> control = Optional.empty();
    Optional<String> local = Optional.empty();
    Optional<StreamParms.Remote> remote = Optional.empty();
    for (String part : text.split(SEPARATOR, -1)) {
      int equals = part.indexOf('=');
      String value = part.substring(equals + 1);
      switch (part.substring(0, equals)) {
        case "control" -> control = Optional.of(Integer.valueOf(value));
        case "local" -> local = Optional.of(unescaped(value));
        default ->
          remote = Optional.of(new StreamParms.Remote(
              value.isEmpty() ? Optional.empty() : Optional.of(Integer.valueOf(value))));
      }
    }
    return new StreamParms(control, local, remote);
  }

  private static String escaped(String text) {
    return text.replace("%", "%0").replace(SEPARATOR, "%1");
  }

  private static String unescaped(String text) {
    return text.replace("%1", SEPARATOR).replace("%0", "%");
  }
}
