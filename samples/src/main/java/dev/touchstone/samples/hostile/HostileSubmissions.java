package dev.touchstone.samples.hostile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * Twenty-six answers to the task of the anonymiser, each of which attacks in its own way.
 *
 * <p>They are kept as text and compiled by whoever ranks them. The list of threats follows Strickroth,
 * Security Considerations for Java Graders (2019).
 */
public final class HostileSubmissions {
  private static final String OUTSIDE = "OUTSIDE";

  private HostileSubmissions() {}

  /** Returns the names of the attacks. */
  public static List<String> names() {
    return read("list").lines().toList();
  }

  /** Returns the names of further attacks, thought of later. */
  public static List<String> further() {
    return read("further").lines().toList();
  }

  /**
   * Writes a submission into a folder of its own.
   *
   * @param outside a folder that the submission has no business in
   */
  public static Path write(String name, Path folder, Path outside) throws IOException {
    Path own = Files.createDirectories(folder.resolve(name));
    Files.writeString(own.resolve("Answer.java"), read(name).replace(OUTSIDE, outside.toString()));
    return own;
  }

  private static String read(String name) {
    try (InputStream in = HostileSubmissions.class.getResourceAsStream(name + ".txt")) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new java.io.UncheckedIOException(unreadable);
    }
  }
}
