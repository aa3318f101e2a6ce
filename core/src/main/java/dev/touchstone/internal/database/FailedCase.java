package dev.touchstone.internal.database;

import dev.touchstone.Identity;
import dev.touchstone.internal.token.Token;
import java.util.List;

/**
 * A failure worth running again.
 *
 * @param property the id of the property that failed
 * @param identity what was thrown and where; its line is dropped, because lines move
 * @param order the version of the order the case is smallest in
 * @param generator the {@link Fingerprint} of the recorded case
 * @param token what replays it
 * @param keep whether it stays when it passes
 * @param shown the arguments for a reader, one or more lines each; not read back as data
 */
public record FailedCase(
    String property,
    Identity identity,
    int order,
    String generator,
    Token token,
    boolean keep,
    List<String> shown) {
  /** Drops the line of the identity, and checks that the fields a file needs are there. */
  public FailedCase {
    if (property.isEmpty() || generator.isEmpty()) {
      throw new IllegalArgumentException(
          "a failed case without the id of its property or without a fingerprint");
    }
    identity = identity.withoutLine();
    shown = List.copyOf(shown);
  }

  /** Returns whether two cases are the same failure of the same property, however they are shown. */
  boolean sameAs(FailedCase other) {
    return property.equals(other.property)
        && identity.equals(other.identity)
        && token.equals(other.token);
  }

  /** Returns the same case, which stays when it passes. */
  public FailedCase kept() {
    return new FailedCase(property, identity, order, generator, token, true, shown);
  }
}
