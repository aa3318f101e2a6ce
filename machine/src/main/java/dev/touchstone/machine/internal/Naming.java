package dev.touchstone.machine.internal;

import java.util.BitSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What variables are called while a script or a state of its run is shown.
 *
 * <p>Only calls that are referred to have a name, so names are known once the script is complete.
 * Confined to the thread that shows.
 */
public final class Naming {
  private static final ThreadLocal<int @Nullable []> NAMES = new ThreadLocal<>();
  private static final ThreadLocal<@Nullable BitSet> ASKED = new ThreadLocal<>();

  private Naming() {}

  /** Returns the name of a variable. */
  public static String of(int variable) {
    BitSet asked = ASKED.get();
    if (asked != null) {
      asked.set(variable);
    }
    int[] names = NAMES.get();
    boolean named = names != null && variable < names.length && names[variable] > 0;
    return "v" + (named && names != null ? names[variable] : variable + 1);
  }

  /** Shows something and returns the variables it mentions. */
  public static BitSet mentioned(Runnable shown) {
    BitSet asked = new BitSet();
    ASKED.set(asked);
    try {
      shown.run();
      return asked;
    } finally {
      ASKED.remove();
    }
  }

  /** Shows something with the variables named by numbers; zero names no variable. */
  public static <T> T with(int[] names, Supplier<T> shown) {
    int[] before = NAMES.get();
    NAMES.set(names);
    try {
      return shown.get();
    } finally {
      NAMES.set(before);
    }
  }
}
