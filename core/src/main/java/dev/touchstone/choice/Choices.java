package dev.touchstone.choice;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.UnaryOperator;
import org.apiguardian.api.API;

/**
 * The recorded choices of one case: a tree, kept as a row of leaves and brackets.
 *
 * <p>As a row, every edit of the shrinker is a splice. {@link #compareTo} is the published order,
 * version {@link Domain#ORDER}: fewer choices first (a text or byte array counts one and its
 * length), then the leaves' positions from left to right. Forced leaves do not count.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Choices implements Comparable<Choices> {
  private final Choice[] row;
  private final int[] end;
  private final int[] parent;
  private final int weight;

  private Choices(Choice[] row) {
    this.row = row;
    this.end = new int[row.length];
    this.parent = new int[row.length];
    int open = -1;
    int sum = 0;
    for (int at = 0; at < row.length; at++) {
      parent[at] = open;
      end[at] = at + 1;
      if (row[at] instanceof Choice.Open) {
        open = at;
      } else if (row[at] instanceof Choice.Close) {
        parent[at] = parent[open];
        end[open] = at + 1;
        open = parent[open];
      } else if (row[at] instanceof Choice.Leaf leaf) {
        sum += leaf.weight();
      }
    }
    this.weight = sum;
  }

  /** Returns the choices of a well-bracketed row. */
  public static Choices of(List<Choice> row) {
    return new Choices(row.toArray(new Choice[0]));
  }

  /** Returns how many events the row has. */
  public int length() {
    return row.length;
  }

  /** Returns the event at a place. */
  public Choice at(int place) {
    return row[place];
  }

  /** Returns whether a leaf that may be edited stands at a place. */
  public boolean free(int place) {
    return row[place] instanceof Choice.Leaf leaf && !leaf.forced();
  }

  /** Returns the place after the span, fork or leaf that starts at a place. */
  public int end(int place) {
    return end[place];
  }

  /** Returns the place where the enclosing span or fork starts, or -1. */
  public int parent(int place) {
    return parent[place];
  }

  /** Returns the label of the span or the key of the fork that starts at a place, or "". */
  public Object label(int place) {
    return place >= 0 && row[place] instanceof Choice.Open open ? open.label() : "";
  }

  /** Returns the weight: the first thing the order compares. */
  public int weight() {
    return weight;
  }

  /** Returns the weight of the part between two places. */
  public int weight(int from, int to) {
    int sum = 0;
    for (int at = from; at < to; at++) {
      if (row[at] instanceof Choice.Leaf leaf) {
        sum += leaf.weight();
      }
    }
    return sum;
  }

  /** Returns how many leaves there are, forced ones too. */
  public int leaves() {
    int count = 0;
    for (Choice choice : row) {
      if (choice instanceof Choice.Leaf) {
        count++;
      }
    }
    return count;
  }

  /** Returns the places of the leaves that may be edited. */
  public int[] freeLeaves() {
    int[] places = new int[row.length];
    int count = 0;
    for (int at = 0; at < row.length; at++) {
      if (free(at)) {
        places[count++] = at;
      }
    }
    return Arrays.copyOf(places, count);
  }

  /** Returns the row with another leaf at a place. */
  public Choices with(int place, Choice.Leaf leaf) {
    Choice[] edited = row.clone();
    edited[place] = leaf;
    return new Choices(edited);
  }

  /** Returns the row with every editable leaf between two places changed. */
  public Choices map(int from, int to, UnaryOperator<Choice.Leaf> change) {
    Choice[] edited = row.clone();
    for (int at = from; at < to; at++) {
      if (row[at] instanceof Choice.Leaf leaf && !leaf.forced()) {
        edited[at] = change.apply(leaf);
      }
    }
    return new Choices(edited);
  }

  /** Returns the row with the leaves at some places changed. */
  public Choices map(List<Integer> places, UnaryOperator<Choice.Leaf> change) {
    Choice[] edited = row.clone();
    for (int place : places) {
      edited[place] = change.apply((Choice.Leaf) row[place]);
    }
    return new Choices(edited);
  }

  /** Returns the row without the well-bracketed part between two places. */
  public Choices without(int from, int to) {
    return splice(from, to, List.of());
  }

  /** Returns the row without the spans that start at some places, which ascend. */
  public Choices without(int[] places) {
    Choice[] kept = new Choice[row.length];
    int count = 0;
    int from = 0;
    for (int place : places) {
      if (place >= from) {
        System.arraycopy(row, from, kept, count, place - from);
        count += place - from;
        from = end[place];
      }
    }
    System.arraycopy(row, from, kept, count, row.length - from);
    return new Choices(Arrays.copyOf(kept, count + row.length - from));
  }

  /** Returns the row with the part between two places replaced. */
  public Choices splice(int from, int to, List<Choice> part) {
    Choice[] edited = new Choice[row.length - (to - from) + part.size()];
    System.arraycopy(row, 0, edited, 0, from);
    for (int i = 0; i < part.size(); i++) {
      edited[from + i] = part.get(i);
    }
    System.arraycopy(row, to, edited, from + part.size(), row.length - to);
    return new Choices(edited);
  }

  /** Returns the events between two places. */
  public List<Choice> part(int from, int to) {
    return Arrays.asList(row).subList(from, to);
  }

  /** Returns the free leaves and the forks, without spans. */
  public Choices flat() {
    return flat(row.length, 0);
  }

  /** Returns the free leaves and the forks, without spans and without some leaves from a place on. */
  public Choices flat(int from, int leavesToDrop) {
    List<Choice> kept = new ArrayList<>();
    Deque<Boolean> open = new ArrayDeque<>();
    int dropped = 0;
    for (int at = 0; at < row.length; at++) {
      if (row[at] instanceof Choice.Open opening) {
        open.push(opening.fork());
      }
      boolean bracket = !(row[at] instanceof Choice.Leaf) && !open.isEmpty() && open.peek();
      if (row[at] instanceof Choice.Close) {
        open.pop();
      }
      if (free(at) && at >= from && dropped < leavesToDrop) {
        dropped++;
      } else if (free(at) || bracket) {
        kept.add(row[at]);
      }
    }
    return of(kept);
  }

  @Override
  public int compareTo(Choices other) {
    if (weight != other.weight) {
      return Integer.compare(weight, other.weight);
    }
    int mine = 0;
    int theirs = 0;
    while (true) {
      mine = nextFree(mine);
      theirs = other.nextFree(theirs);
      if (mine == row.length || theirs == other.row.length) {
        return Boolean.compare(mine != row.length, theirs != other.row.length);
      }
      int order = compare((Choice.Leaf) row[mine++], (Choice.Leaf) other.row[theirs++]);
      if (order != 0) {
        return order;
      }
    }
  }

  private int nextFree(int from) {
    int at = from;
    while (at < row.length && !free(at)) {
      at++;
    }
    return at;
  }

  private static int compare(Choice.Leaf a, Choice.Leaf b) {
    if (a instanceof Choice.Word left && b instanceof Choice.Word right) {
      return Long.compareUnsigned(left.index(), right.index());
    }
    if (a instanceof Choice.Thing left
        && b instanceof Choice.Thing right
        && left.domain().kind() == right.domain().kind()) {
      return left.domain().compare(left.value(), right.value());
    }
    return a.domain().kind().compareTo(b.domain().kind());
  }

  /** Returns 128 bits that tell different rows apart. */
  public Digest digest() {
    return Digest.of(row);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Choices that && digest().equals(that.digest());
  }

  @Override
  public int hashCode() {
    return digest().hashCode();
  }

  @Override
  public String toString() {
    return Arrays.toString(row);
  }
}
