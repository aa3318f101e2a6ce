package dev.touchstone.samples.registry;

/** A process: something with an identity that may die. */
public final class Proc {
  private volatile boolean alive = true;

  /** Starts a process. */
  public Proc() {}

  /** Returns whether the process still runs. */
  public boolean alive() {
    return alive;
  }

  void die() {
    alive = false;
  }
}
