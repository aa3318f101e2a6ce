package dev.touchstone.choice;

import org.apiguardian.api.API;

/**
 * Domains of choices read from text, of which only the kind is known.
 *
 * <p>Such choices serve to be replayed: the draw that takes one brings the real domain, which moves
 * the position or the object into its own range.
 *
 * @since 0.1
 */
@API(status = API.Status.INTERNAL, since = "0.1")
public final class Loose {
  private Loose() {}

  /** Returns a choice of a kind by its position; of a reference by its producer's ordinal. */
  public static Choice.Word word(Domain.Kind kind, long position) {
    return new Choice.Word(new Positions(kind), position);
  }

  /** Returns a choice of a text, byte array or big number. */
  public static Choice.Thing thing(Domain.Kind kind, Object value) {
    return new Choice.Thing(new Things(kind), value);
  }

  record Positions(Domain.Kind kind) implements Domain.Scalar {
    @Override
    public boolean forced() {
      return false;
    }

    @Override
    public long index(long value) {
      return value;
    }

    @Override
    public long value(long index) {
      return index;
    }

    @Override
    public long last() {
      return -1;
    }

    @Override
    public long sample(Dice dice) {
      throw new UnsupportedOperationException("a choice read from text is only replayed");
    }
  }

  record Things(Domain.Kind kind) implements Domain.Compound {
    @Override
    public boolean forced() {
      return false;
    }

    @Override
    public Object simplest() {
      return at(0);
    }

    @Override
    public int compare(Object a, Object b) {
      return 0;
    }

    @Override
    public int weight(Object value) {
      return 1;
    }

    @Override
    public Object clip(Object value) {
      return value;
    }

    @Override
    public Object sample(Dice dice) {
      return at(0);
    }

    @Override
    public long count() {
      return Long.MAX_VALUE;
    }

    @Override
    public Object at(long index) {
      throw new UnsupportedOperationException("a choice read from text is only replayed");
    }

    @Override
    public long position(Object value) {
      return 0;
    }
  }
}
