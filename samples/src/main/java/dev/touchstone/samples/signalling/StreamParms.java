package dev.touchstone.samples.signalling;

import dev.touchstone.Gen;
import java.util.Optional;

/**
 * The parameters of one media stream; every part may be missing.
 *
 * <p>Source of the story: Hughes, QuickCheck Testing for Fun and Profit (2007), section 7.
 */
public record StreamParms(
    Optional<Integer> control, Optional<String> local, Optional<Remote> remote) {
  /** The other side; a port is given where it has a media line. */
  public record Remote(Optional<Integer> mediaPort) {}

  private static final int LARGEST_PORT = 65_535;

  /** Returns whether the rule holds: control is there unless the remote side has no media line. */
  public boolean controlledIfMedia() {
    boolean media = remote.flatMap(Remote::mediaPort).isPresent();
    return control.isPresent() == media;
  }

  /** Returns the generator of parameters that keep the rule: what depends is drawn later. */
  public static Gen<StreamParms> valid() {
    return Gen.draw(source -> {
      boolean media = source.bool();
      return new StreamParms(
          media ? Optional.of(source.integer(0, 3)) : Optional.empty(),
          source.bool() ? Optional.of("local") : Optional.empty(),
          remote(source.bool() || media, media ? source.integer(0, LARGEST_PORT) : -1));
    });
  }

  private static Optional<Remote> remote(boolean present, int port) {
    return present
        ? Optional.of(new Remote(port < 0 ? Optional.empty() : Optional.of(port)))
        : Optional.empty();
  }
}
