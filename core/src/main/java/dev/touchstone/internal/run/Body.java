package dev.touchstone.internal.run;

/** What a claim does with its arguments; it throws where the claim does not hold. */
@FunctionalInterface
public interface Body {
  /** Runs with one value per argument. */
  void run(Object[] arguments) throws Throwable;
}
