package dev.touchstone.samples.door;

/** A door that opens, closes and locks. */
public final class Door {
  private boolean open;
  private boolean locked;

  /** Opens the door. */
  public void open() {
    require(!open && !locked);
    open = true;
  }

  /** Closes the door. */
  public void close() {
    require(open);
    open = false;
  }

  /** Locks the closed door. */
  public void lock() {
    require(!open && !locked);
    locked = true;
  }

  /** Unlocks the door. */
  public void unlock() {
    require(locked);
    locked = false;
  }

  private static void require(boolean possible) {
    if (!possible) {
      throw new IllegalStateException("not now");
    }
  }
}
