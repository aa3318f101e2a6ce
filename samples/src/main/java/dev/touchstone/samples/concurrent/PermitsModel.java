package dev.touchstone.samples.concurrent;

import dev.touchstone.machine.Model;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/** A semaphore is a number of permits. */
public final class PermitsModel extends Model<Integer, Semaphore> {
  private static final int FIRST = 2;
  private final Supplier<Semaphore> semaphores;

  /** Declares the commands for semaphores that start with two permits. */
  public PermitsModel(boolean fair) {
    this.semaphores = () -> new Semaphore(FIRST, fair);
    command("tryAcquire")
        .run(Semaphore::tryAcquire)
        .next((s, v) -> Math.max(0, s - 1))
        .post((s, result) -> result.returned(s > 0));
    command("release").act(Semaphore::release).next((s, v) -> s + 1);
    command("availablePermits")
        .run(Semaphore::availablePermits)
        .post((s, result) -> result.returned(s));
  }

  @Override
  protected Integer initial() {
    return FIRST;
  }

  @Override
  protected Semaphore start() {
    return semaphores.get();
  }
}
