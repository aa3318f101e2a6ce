package dev.touchstone.choice;

import org.apiguardian.api.API;

/**
 * Ends a case that does not count; carries no stack.
 *
 * @since 0.1
 */
@API(status = API.Status.INTERNAL, since = "0.1")
public final class Discarded extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Object site;

  private Discarded(Object site) {
    super(null, null, false, false);
    this.site = site;
  }

  /** Returns the signal that names who refused the case. */
  public static Discarded at(Object site) {
    return new Discarded(site);
  }

  /** Says what happened, for whoever meets the signal outside of a claim. */
  @Override
  public String getMessage() {
    return "discarded by " + site + "; this ends a case of a claim and is of no use elsewhere";
  }

  /** Returns who refused the case. */
  public String site() {
    return String.valueOf(site);
  }
}
