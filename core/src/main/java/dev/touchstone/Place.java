package dev.touchstone;

import java.util.Set;

/** Where in the user's code something was described. */
final class Place {
  private static final StackWalker WALKER =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
  private static final Set<Class<?>> OURS = Set.of(Place.class, Lazy.class, Gen.class);

  private Place() {}

  /** Returns the file and line that called a generator's method. */
  static String ofCaller() {
    return WALKER.walk(frames -> frames
        .filter(frame -> !OURS.contains(frame.getDeclaringClass()))
        .findFirst()
        .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
        .orElse("an unknown place"));
  }
}
