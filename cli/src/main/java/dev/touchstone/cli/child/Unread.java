package dev.touchstone.cli.child;

import java.util.Map;

/**
 * A class that was found but cannot be loaded.
 *
 * @param name what it is called by where it lies
 * @param reason what loading it threw
 * @param counts whether properties may be lost with it
 */
public record Unread(String name, String reason, boolean counts) {
  Map<String, Object> fields() {
    return Frames.fields("name", name, "reason", reason, "counts", counts);
  }

  /** Returns what a frame tells of a class. */
  public static Unread of(Frame told) {
    return new Unread(
        told.text("name"),
        told.text("reason"),
        Boolean.TRUE.equals(told.fields().get("counts")));
  }
}
