package dev.touchstone.space.internal.shadow;

import dev.touchstone.space.internal.count.Alternative;
import dev.touchstone.space.internal.count.Form;
import dev.touchstone.space.internal.count.Hole;
import dev.touchstone.space.internal.count.Numbered;
import dev.touchstone.space.internal.count.Partial;
import org.jspecify.annotations.Nullable;

/**
 * Numbers that stand for numbers not decided yet.
 *
 * <p>A whole number that a record of a search holds is handed to the condition as a stand-in: the number
 * {@code FIRST} plus that of its place. Code that is loaded anew may pass stand-ins on; where it compares
 * one, only the answer is decided, and where it does anything else with one, the number is. {@code
 * LazyNumbers} rewrites code so that no stand-in is computed with, stored in a field or array, or given to
 * code that is not rewritten.
 *
 * <p>A number of the condition's own that happens to be the stand-in of a place which was read would be
 * taken for it: one number in four billion for each place of the value.
 */
public final class StandIn {
  private static final int FIRST = 0x9e5a_0000;
  private static final int MOST = 1 << 16;
  private static final ThreadLocal<@Nullable Partial[]> CURRENT =
      ThreadLocal.withInitial(() -> new Partial[1]);

  private StandIn() {}

  /** Makes the places of a value known to this thread; returns what was known before. */
  static @Nullable Partial begin(@Nullable Partial partial) {
    @Nullable Partial[] current = CURRENT.get();
    Partial before = current[0];
    current[0] = partial;
    return before;
  }

  /** Reads a component of a shadow record that holds a whole number; called by rewritten classes. */
  public static long read(Hole hole, int component) {
    Hole part = innermost(hole.part(component));
    if (part.sort() instanceof Numbered && !part.settled() && part.id() < MOST) {
      part.lend();
      return (long) FIRST + part.id();
    }
    return ((Number) Shadows.read(hole, component)).longValue();
  }

  private static Hole innermost(Hole hole) {
    Hole at = hole;
    for (Alternative chosen = at.chosen(); chosen != null; chosen = at.chosen()) {
      if (!(chosen.form() instanceof Form.Same)) {
        break;
      }
      at = at.part(0);
    }
    return at;
  }

  private static boolean possible(long number) {
    return number >= FIRST && number < FIRST + (long) MOST;
  }

  private static @Nullable Hole hole(long number) {
    if (!possible(number)) {
      return null;
    }
    Partial partial = CURRENT.get()[0];
    int id = (int) (number - FIRST);
    return partial != null && id < partial.size() && partial.hole(id).lent()
        ? partial.hole(id)
        : null;
  }

  private static long decided(Hole hole) {
    hole.read();
    return hole.number();
  }

  /** Decides the number that may have a stand-in; called by rewritten classes. */
  public static int number(int number) {
    return possible(number) ? (int) slowly(number) : number;
  }

  /** Decides the number that may have a stand-in; called by rewritten classes. */
  public static long number(long number) {
    return possible(number) ? slowly(number) : number;
  }

  private static long slowly(long number) {
    Hole hole = hole(number);
    return hole == null ? number : decided(hole);
  }

  /** Returns whether a number is less than another; called by rewritten classes. */
  public static boolean less(int one, int other) {
    return (possible(one) || possible(other)) ? lessSlowly(one, other) : one < other;
  }

  /** Returns whether two numbers are the same; called by rewritten classes. */
  public static boolean same(int one, int other) {
    return (possible(one) || possible(other)) ? sameSlowly(one, other) : one == other;
  }

  /** Compares two numbers; called by rewritten classes. */
  public static int compare(int one, int other) {
    return compare((long) one, (long) other);
  }

  /** Compares two numbers; called by rewritten classes. */
  public static int compare(long one, long other) {
    if (possible(one) || possible(other)) {
      return lessSlowly(one, other) ? -1 : sameSlowly(one, other) ? 0 : 1;
    }
    return Long.compare(one, other);
  }

  private static boolean lessSlowly(long one, long other) {
    Hole left = hole(one);
    Hole right = hole(other);
    if (left != null && (right == null || right.id() < left.id())) {
      return left.below(right == null ? other : decided(right));
    }
    if (right == null) {
      return one < other;
    }
    if (left == right) {
      return false;
    }
    long low = left == null ? one : decided(left);
    return low < Long.MAX_VALUE && !right.below(low + 1);
  }

  private static boolean sameSlowly(long one, long other) {
    Hole left = hole(one);
    Hole right = hole(other);
    if (left == null && right == null) {
      return one == other;
    }
    if (left == right) {
      return true;
    }
    Hole later = left == null || (right != null && right.id() > left.id()) ? right : left;
    long known = later == left ? slowly(other) : slowly(one);
    return later != null
        && !later.below(known)
        && (known == Long.MAX_VALUE || later.below(known + 1));
  }
}
