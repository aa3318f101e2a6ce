package dev.touchstone.internal.shrink;

/** One way of making a failing case smaller; deterministic, and run until it no longer helps. */
interface Pass {
  /** Tries to improve the best case; whoever calls sees success by the best having changed. */
  void run(Shrink shrink);
}
