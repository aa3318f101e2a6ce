package dev.touchstone.samples.procreg;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A process, as far as a registry is concerned: it lives until it is killed, and tells its monitors.
 *
 * <p>Guarded by its own lock; monitors hear outside of it.
 */
public final class Proc {
  private static final AtomicInteger NUMBERS = new AtomicInteger();

  private final int number = NUMBERS.incrementAndGet();
  private final List<Consumer<Proc>> monitors = new ArrayList<>();
  private volatile boolean alive = true;

  /** Returns whether the process lives. */
  public boolean alive() {
    return alive;
  }

  /** Ends the process. */
  public void kill() {
    List<Consumer<Proc>> hearing;
    synchronized (this) {
      alive = false;
      hearing = List.copyOf(monitors);
      monitors.clear();
    }
    hearing.forEach(monitor -> monitor.accept(this));
  }

  /** Adds a monitor, which hears of the end: at once where the process has ended. */
  void monitor(Consumer<Proc> monitor) {
    synchronized (this) {
      if (alive) {
        monitors.add(monitor);
        return;
      }
    }
    monitor.accept(this);
  }

  synchronized void demonitor(Consumer<Proc> monitor) {
    monitors.remove(monitor);
  }

  /** Runs a step during which the process cannot end; returns false where it has ended. */
  synchronized boolean whileAlive(BooleanSupplier step) {
    return alive && step.getAsBoolean();
  }

  @Override
  public String toString() {
    return "proc" + number;
  }
}
