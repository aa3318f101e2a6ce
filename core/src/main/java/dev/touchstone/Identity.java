package dev.touchstone;

import java.util.Collection;
import org.apiguardian.api.API;

/**
 * Tells one failure from another: what was thrown, and where in user code.
 *
 * <p>Some exceptions carry no stack: those made without one, and those the just-in-time compiler
 * throws from code that has thrown often. Their place is {@link #UNKNOWN_PLACE}, which {@linkplain
 * #matches matches} every place.
 *
 * @param exception the class of the root cause, or {@code false} where a claim just did not hold
 * @param place class and method of the first frame in user code, or "" where there is none
 * @param line the line of that frame, or -1
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public record Identity(String exception, String place, int line) {
  /** The identity of a claim that returned false. */
  public static final Identity FALSE = new Identity("false", "", -1);

  /** The identity of a case that did not end in time. */
  public static final Identity TIMEOUT = new Identity("timeout", "", -1);

  /** The identity of a case that ended its JVM, or that the JVM ended in. */
  public static final Identity JVM_ENDED = new Identity("jvm ended", "", -1);

  /** Stands for the place of an exception that came without a stack. */
  public static final String UNKNOWN_PLACE = "an unknown place";

  /** Returns whether both may be one failure: equal, or alike as far as the place is known. */
  public boolean matches(Identity other) {
    boolean somewhere = unplaced() || other.unplaced();
    return somewhere ? exception.equals(other.exception) : equals(other);
  }

  /** Returns the first of {@code known} that this one matches, or this one where none does. */
  public Identity among(Collection<Identity> known) {
    return known.stream().filter(this::matches).findFirst().orElse(this);
  }

  private boolean unplaced() {
    return place.equals(UNKNOWN_PLACE);
  }

  /** Returns the identity without its line, which moves when a file is edited. */
  public Identity withoutLine() {
    return new Identity(exception, place, -1);
  }

  @Override
  public String toString() {
    if (place.isEmpty()) {
      return exception;
    }
    return exception + " at " + place + (line < 0 ? "" : ":" + line);
  }
}
