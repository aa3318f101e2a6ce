package dev.touchstone.random;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * How a node was reached: an origin, and one link per step taken from it.
 *
 * <p>Invariant: a trail has at most {@link #MAX_STEPS} steps. A longer walk starts a new trail whose
 * origin is the state of the node reached, so what a trail prints can always be read back.
 */
sealed interface Trail {
  int MAX_STEPS = 10_000;

  /** The trail without its last step, or null at an origin. */
  @Nullable
  Trail before();

  int steps();

  void write(ReplayWriter out);

  record Seeded(Seed seed) implements Trail {
    @Override
    public @Nullable Trail before() {
      return null;
    }

    @Override
    public int steps() {
      return 0;
    }

    @Override
    public void write(ReplayWriter out) {
      out.seed(seed);
    }
  }

  record State(Key key, long path, int length) implements Trail {
    @Override
    public @Nullable Trail before() {
      return null;
    }

    @Override
    public int steps() {
      return length;
    }

    @Override
    public void write(ReplayWriter out) {
      out.key(key);
      for (int at = 0; at < length; at++) {
        out.turn((path >>> at & 1) != 0);
      }
    }
  }

  record Turned(Trail before, int steps, boolean right) implements Trail {
    @Override
    public void write(ReplayWriter out) {
      out.turn(right);
    }
  }

  record Indexed(Trail before, int steps, long index) implements Trail {
    @Override
    public void write(ReplayWriter out) {
      out.index(index);
    }
  }

  record Labelled(Trail before, int steps, String label) implements Trail {
    @Override
    public void write(ReplayWriter out) {
      out.label(label);
    }
  }

  default Trail origin() {
    Trail origin = this;
    for (Trail before = before(); before != null; before = before.before()) {
      origin = before;
    }
    return origin;
  }

  default String print() {
    Deque<Trail> links = new ArrayDeque<>();
    for (Trail link = this; link != null; link = link.before()) {
      links.push(link);
    }
    ReplayWriter out = new ReplayWriter();
    for (Trail link : links) {
      link.write(out);
    }
    return out.text();
  }
}
