package dev.touchstone.samples.door;

import dev.touchstone.machine.Fsm;

/** The door as a finite machine with three states. */
public final class DoorFsm extends Fsm<DoorFsm.Is, Integer, Door> {
  /** How the door is. */
  public enum Is {
    /** Nobody can go through, anybody can open. */
    CLOSED,
    /** Anybody can go through. */
    OPEN,
    /** Nobody can open. */
    LOCKED
  }

  /**
   * Declares the transitions.
   *
   * @param locks how often the door may be locked in a script
   */
  public DoorFsm(int locks) {
    transition(Is.CLOSED, "open", Is.OPEN, Door::open);
    transition(Is.OPEN, "close", Is.CLOSED, Door::close);
    transition(Is.CLOSED, "lock", Is.LOCKED, used -> used < locks, Door::lock)
        .next((at, v) -> new At<>(Is.LOCKED, at.data() + 1));
    transition(Is.LOCKED, "unlock", Is.CLOSED, Door::unlock);
  }

  @Override
  protected Is firstName() {
    return Is.CLOSED;
  }

  @Override
  protected Integer firstData() {
    return 0;
  }

  @Override
  protected Door start() {
    return new Door();
  }
}
