package dev.touchstone.internal.database;

import dev.touchstone.internal.token.Token;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A case that was running when its JVM ended.
 *
 * @param property the id of its property
 * @param token what replays it, or null where it was too long to be noted
 * @param file the note
 */
public record Leftover(String property, @Nullable Token token, Path file) {
  /** Deletes the note, once it has been reported. */
  public void forget() throws IOException {
    Files.deleteIfExists(file);
  }
}
