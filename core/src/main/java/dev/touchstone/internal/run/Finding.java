package dev.touchstone.internal.run;

import dev.touchstone.Identity;
import java.util.List;

/** A failure that knows what it is and tells its own story, instead of its arguments. */
public interface Finding {
  /** Returns what tells this failure from others. */
  Identity identity();

  /** Returns what failed, in a few words. */
  String headline();

  /** Returns the lines that show the failing case. */
  List<String> story();
}
