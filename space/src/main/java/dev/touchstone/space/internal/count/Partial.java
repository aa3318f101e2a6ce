package dev.touchstone.space.internal.count;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value of which some places are decided and others open.
 *
 * <p>A place that leaves no choice is never open. Everything here walks the list of places instead of
 * recursing, so a value may be as deep as it is large.
 */
public final class Partial {
  private static final Reader NOBODY = new Reader() {
    @Override
    public void read(Hole hole) {
      throw new IllegalStateException("read an open place");
    }

    @Override
    public boolean below(Hole hole, long bound) {
      throw new IllegalStateException("read an open place");
    }
  };

  private final List<Hole> holes = new ArrayList<>();
  private final Reader reader;
  private @Nullable Object lens;

  /** Decides places when they are read. */
  public interface Reader {
    /** Is told of a place that is read, until it settles the place. */
    void read(Hole hole);

    /** Decides whether the number at a place is below a bound. */
    boolean below(Hole hole, long bound);
  }

  /**
   * Starts with one place.
   *
   * @param reader decides places when they are read
   */
  public Partial(Sort root, Reader reader) {
    this.reader = reader;
    add(root);
    settle(0);
  }

  /** Starts with one place that must not be read before it is decided. */
  public static Partial unread(Sort root) {
    return new Partial(root, NOBODY);
  }

  private Hole add(Sort sort) {
    Hole hole = new Hole(this, sort, holes.size());
    holes.add(hole);
    return hole;
  }

  private void settle(int from) {
    for (int at = from; at < holes.size(); at++) {
      Hole hole = holes.get(at);
      Alternative only = hole.sort instanceof Structured structured ? structured.only() : null;
      if (only != null) {
        expand(hole, only);
        hole.settle();
      }
    }
  }

  private void expand(Hole hole, Alternative chosen) {
    hole.chosen = chosen;
    List<Sort> sorts = chosen.parts();
    if (!sorts.isEmpty()) {
      Hole[] parts = new Hole[sorts.size()];
      for (int i = 0; i < parts.length; i++) {
        parts[i] = add(sorts.get(i));
      }
      hole.parts = parts;
    }
  }

  void read(Hole hole) {
    reader.read(hole);
  }

  boolean below(Hole hole, long bound) {
    return reader.below(hole, bound);
  }

  /** Returns through what the value is shown to a predicate; whoever shows it sets this first. */
  public @Nullable Object lens() {
    return lens;
  }

  /** Sets through what the value is shown to a predicate. */
  public void lens(Object shown) {
    lens = shown;
  }

  /** Returns the place of the value itself. */
  public Hole root() {
    return holes.get(0);
  }

  /** Returns a place by its number. */
  public Hole hole(int id) {
    return holes.get(id);
  }

  /** Returns how many places there are by now. */
  public int size() {
    return holes.size();
  }

  /** Chooses an alternative for an open place. */
  public void choose(Hole hole, Alternative alternative) {
    int from = holes.size();
    expand(hole, alternative);
    settle(from);
  }

  /** Chooses a whole value for an open place. */
  public void choose(Hole hole, int size, BigInteger index) {
    hole.size = size;
    hole.index = index;
    hole.value = ((Whole) hole.sort).value(size, index);
    if (hole.sort != hole.declared) {
      hole.index = ((Whole) hole.declared).locate(hole.value).orElseThrow().index();
    }
  }

  /** Returns the open places in order. */
  public List<Hole> open() {
    List<Hole> open = new ArrayList<>();
    for (Hole hole : holes) {
      if (!hole.decided()) {
        open.add(hole);
      }
    }
    return open;
  }

  /** Makes the value of a place below which nothing is open. */
  public Object build(Hole top) {
    List<Hole> inside = new ArrayList<>(List.of(top));
    for (int at = 0; at < inside.size(); at++) {
      if (inside.get(at).value == null) {
        inside.addAll(List.of(inside.get(at).parts));
      }
    }
    for (int at = inside.size() - 1; at >= 0; at--) {
      Hole hole = inside.get(at);
      if (hole.value == null && hole.chosen != null) {
        hole.value = hole.chosen.build(values(hole));
      }
    }
    return top.value();
  }

  /** Reads everything at and below a place, the first parts first. */
  public static void readAll(Hole top) {
    Deque<Hole> open = new ArrayDeque<>(List.of(top));
    while (!open.isEmpty()) {
      Hole hole = open.pop();
      hole.read();
      if (hole.value == null) {
        for (int at = hole.parts.length - 1; at >= 0; at--) {
          open.push(hole.parts[at]);
        }
      }
    }
  }

  private static Object[] values(Hole hole) {
    Object[] values = new Object[hole.parts.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = hole.parts[i].value();
    }
    return values;
  }

  /** Returns the size of the value and its index among the values of that size. */
  public Whole.Place position() {
    for (int at = holes.size() - 1; at >= 0; at--) {
      Hole hole = holes.get(at);
      if (hole.chosen != null) {
        locate(hole, hole.chosen);
      }
    }
    Hole root = root();
    return new Whole.Place(root.size, index(root));
  }

  private static void locate(Hole hole, Alternative chosen) {
    int total = 0;
    for (Hole part : hole.parts) {
      total += part.size;
    }
    Sum sum = new Sum();
    hole.size = total + chosen.cost();
    for (Alternative before : ((Structured) hole.declared).alternatives()) {
      if (before == chosen) {
        break;
      }
      sum.add(before.suffix(0), hole.size - before.cost());
    }
    for (int at = 0; at < hole.parts.length; at++) {
      Hole part = hole.parts[at];
      Bag rest = chosen.suffix(at + 1);
      for (int smaller = 0; smaller < part.size; smaller++) {
        sum.addProduct(part.declared, smaller, rest, total - smaller);
      }
      total -= part.size;
      sum.add(index(part).multiply(rest.exactly(total)));
    }
    hole.index = sum.total();
  }

  private static BigInteger index(Hole hole) {
    BigInteger known = hole.index;
    if (known == null) {
      throw new IllegalStateException("place " + hole.id + " is open");
    }
    return known;
  }

  /** Prints the value with a question mark for each open place. */
  @Override
  public String toString() {
    String[] shown = new String[holes.size()];
    for (int at = holes.size() - 1; at >= 0; at--) {
      shown[at] = Shown.of(holes.get(at), shown);
    }
    return shown[0];
  }

  /** Names a place by the components that lead to it. */
  public String name(Hole hole) {
    Deque<String> names = new ArrayDeque<>();
    Hole inner = hole;
    for (int at = hole.id - 1; at >= 0; at--) {
      Hole outer = holes.get(at);
      int part = List.of(outer.parts).indexOf(inner);
      if (part >= 0 && outer.chosen != null) {
        names.push(Shown.part(outer.chosen.form(), part));
        inner = outer;
      }
    }
    return names.isEmpty() ? "the value itself" : String.join(".", names);
  }
}
