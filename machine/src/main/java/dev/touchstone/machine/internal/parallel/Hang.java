package dev.touchstone.machine.internal.parallel;

import java.time.Duration;
import java.util.Arrays;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Says that branches did not end in time; shows where each of them was. */
public final class Hang extends AssertionError {
  private static final long serialVersionUID = 1L;

  private static final String STAGES = "dev.touchstone.machine.Command";

  private final int abandoned;

  Hang(Duration limit, StackTraceElement[][] stacks, int abandoned) {
    super(text(limit, stacks, abandoned));
    this.abandoned = abandoned;
    for (StackTraceElement[] stack : stacks) {
      if (stack.length > 0) {
        setStackTrace(stack);
        return;
      }
    }
  }

  /** Returns how many threads did not end when they were interrupted and were left behind. */
  public int abandoned() {
    return abandoned;
  }

  private static String text(Duration limit, StackTraceElement[][] stacks, int abandoned) {
    StringJoiner text = new StringJoiner("\n");
    text.add("hang: the branches did not end within " + limit.toMillis() + " ms");
    for (int branch = 0; branch < stacks.length; branch++) {
      char name = (char) ('A' + branch);
      text.add(name + (stacks[branch].length == 0 ? ": ended" : ": did not end"));
      for (StackTraceElement frame : stacks[branch]) {
        text.add("     at " + frame);
      }
    }
    if (abandoned > 0) {
      text.add(abandoned + (abandoned == 1 ? " thread" : " threads")
          + " did not end when interrupted: left behind");
    }
    return text.toString();
  }

  /** Returns where a thread is in the system, without the frames that led there. */
  static StackTraceElement[] stack(@Nullable Thread thread) {
    if (thread == null) {
      return new StackTraceElement[0];
    }
    StackTraceElement[] all = thread.getStackTrace();
    int end = 0;
    while (end < all.length && !all[end].getClassName().startsWith(STAGES)) {
      end++;
    }
    return end == 0 ? all : Arrays.copyOf(all, end);
  }
}
