package dev.touchstone.space.internal.count;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One way to make a value of a structured sort: a cost and parts to be filled.
 *
 * <p>{@link #suffix} gives the bags of the parts from each position on; index arithmetic divides by
 * their counts. {@link #opening} skips parts that leave no choice.
 */
public final class Alternative {
  private final int cost;
  private final List<Sort> parts;
  private final Form form;
  private final Function<Object[], Object> build;
  private final @Nullable Function<Object, Object @Nullable []> unbuild;
  private Bag @Nullable [] suffixes;
  private @Nullable Opening opening;

  /**
   * Describes an alternative.
   *
   * @param unbuild takes a value apart, or returns null if it is not of this alternative; null where
   *     nobody knows how
   */
  public Alternative(
      int cost,
      List<? extends Sort> parts,
      Form form,
      Function<Object[], Object> build,
      @Nullable Function<Object, Object @Nullable []> unbuild) {
    this.cost = cost;
    this.parts = List.copyOf(parts);
    this.form = form;
    this.build = build;
    this.unbuild = unbuild;
  }

  /** Returns what remains of an alternative once parts without a choice are filled. */
  public record Opening(int cost, List<Sort> places) {}

  /** Returns the same alternative at a higher cost. */
  public Alternative paying(int more) {
    return new Alternative(cost + more, parts, form, build, unbuild);
  }

  /** Returns what the alternative costs besides its parts. */
  public int cost() {
    return cost;
  }

  /** Returns the sorts of the parts. */
  public List<Sort> parts() {
    return parts;
  }

  /** Returns what can be seen of the alternative. */
  public Form form() {
    return form;
  }

  /** Makes the value. */
  public Object build(Object[] values) {
    return build.apply(values);
  }

  Function<Object[], Object> builder() {
    return build;
  }

  /** Returns how to take a value apart, or null. */
  public @Nullable Function<Object, Object @Nullable []> unbuild() {
    return unbuild;
  }

  /** Returns the bag of the parts from a position on. */
  public Bag suffix(int from) {
    synchronized (Series.LOCK) {
      Bag[] known = suffixes;
      if (known == null) {
        known = new Bag[parts.size() + 1];
        known[parts.size()] = Bag.EMPTY;
        for (int at = parts.size() - 1; at >= 0; at--) {
          known[at] = known[at + 1].plus(parts.get(at));
        }
        suffixes = known;
      }
      return known[from];
    }
  }

  /** Returns the places that are open after this alternative was chosen. */
  public Opening opening() {
    synchronized (Series.LOCK) {
      Opening known = opening;
      if (known == null) {
        List<Sort> places = new ArrayList<>();
        int total = open(this, places, new LinkedHashSet<>());
        known = new Opening(total, List.copyOf(places));
        opening = known;
      }
      return known;
    }
  }

  /** An endless chain of single alternatives has no finite value: its first link is left as is. */
  private static int open(Alternative chosen, List<Sort> places, Set<Sort> within) {
    int total = chosen.cost;
    for (Sort part : chosen.parts) {
      Alternative only = part instanceof Structured structured ? structured.only() : null;
      if (only == null || !within.add(part)) {
        places.add(part);
      } else {
        total += open(only, places, within);
        within.remove(part);
      }
    }
    return total;
  }
}
