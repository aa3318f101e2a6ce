package dev.touchstone.laws.internal.trial;

/** Which problems of code under test are outcomes, and which end the run. */
public final class Calls {
  private Calls() {}

  /** Throws what a run must not outlive; everything else, stack overflow too, is an outcome. */
  @SuppressWarnings("removal") // a thread that is being stopped must stop
  public static void rethrowIfFatal(Throwable problem) {
    if (problem instanceof ThreadDeath death) {
      throw death;
    }
  }
}
