package dev.touchstone.space;

import java.util.NoSuchElementException;
import org.apiguardian.api.API;

/**
 * Reports that there is no value of the sizes asked for; this is exact, not a matter of luck.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class NoValues extends NoSuchElementException {
  private static final long serialVersionUID = 1L;

  /** Makes the exception. */
  public NoValues(String message) {
    super(message);
  }
}
