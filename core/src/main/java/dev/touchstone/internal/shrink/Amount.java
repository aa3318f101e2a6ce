package dev.touchstone.internal.shrink;

import dev.touchstone.choice.BytesDomain;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.RealDomain;
import dev.touchstone.choice.TextDomain;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What a leaf has more of or less: a number its value, a text or byte array its characters. */
sealed interface Amount {
  /** Returns how far it lies above the simplest amount, in whole steps; below zero where below. */
  long distance();

  /** Returns the leaf with so much more, or null where there is no such. */
  Choice.@Nullable Leaf moved(long step);

  /** Returns whether what is taken from one may be given to the other. */
  default boolean adds(Amount other) {
    return getClass() == other.getClass();
  }

  /** Returns whether one may be as large as the other, as a number and a length may. */
  default boolean comparable(Amount other) {
    return adds(other) || !(this instanceof Real || other instanceof Real);
  }

  /** Returns the amount at a place, or null where there is none that may change. */
  static @Nullable Amount at(Choices row, int at) {
    if (at >= row.length() || !row.free(at)) {
      return null;
    }
    if (row.at(at) instanceof Choice.Word word) {
      return word.domain() instanceof IntegerDomain range
          ? new Whole(word, range)
          : word.domain() instanceof RealDomain range ? Real.of(word, range) : null;
    }
    Choice.Thing thing = (Choice.Thing) row.at(at);
    return thing.domain() instanceof TextDomain domain
        ? new Text(thing, domain)
        : thing.domain() instanceof BytesDomain domain ? new Bytes(thing, domain) : null;
  }

  /**
   * A whole number; beyond one end of its range it goes on from the other, as machine numbers do, unless the
   * range is too wide for its width to be a number of its own.
   */
  record Whole(Choice.Word leaf, IntegerDomain range) implements Amount {
    @Override
    public long distance() {
      long distance = leaf.value() - range.towards();
      boolean wrapped = (distance < 0) != (leaf.value() < range.towards());
      return wrapped ? 0 : distance;
    }

    @Override
    public Choice.@Nullable Leaf moved(long step) {
      long width = range.high() - range.low() + 1;
      long value = leaf.value() + step;
      if (width > 0 && !range.contains(value)) {
        value = range.low() + Math.floorMod(value - range.low(), width);
      }
      return range.contains(value) ? new Choice.Word(range, value) : null;
    }
  }

  /** A floating-point number that is not too large for steps of one. */
  record Real(Choice.Word leaf, RealDomain range, double value) implements Amount {
    private static final double MOST = 0x1p53;

    static @Nullable Real of(Choice.Word leaf, RealDomain range) {
      double value = Double.longBitsToDouble(leaf.value());
      return Math.abs(value) < MOST ? new Real(leaf, range, value) : null;
    }

    @Override
    public long distance() {
      return (long) (value - Double.longBitsToDouble(range.value(0)));
    }

    @Override
    public Choice.@Nullable Leaf moved(long step) {
      double moved = value + step;
      return range.contains(moved) ? new Choice.Word(range, Double.doubleToLongBits(moved)) : null;
    }
  }

  /** The length of a text, which grows and shrinks at its end. */
  record Text(Choice.Thing leaf, TextDomain domain) implements Amount {
    private String text() {
      return (String) leaf.value();
    }

    private int length() {
      return text().codePointCount(0, text().length());
    }

    @Override
    public long distance() {
      return (long) length() - domain.min();
    }

    @Override
    public Choice.@Nullable Leaf moved(long step) {
      long length = length() + step;
      if (length < domain.min() || length > domain.max()) {
        return null;
      }
      String text = text();
      String moved = step > 0
          ? text + Character.toString(domain.alphabet().at(0)).repeat((int) step)
          : text.substring(0, text.offsetByCodePoints(0, (int) length));
      return new Choice.Thing(domain, domain.clip(moved));
    }
  }

  /** The length of a byte array, which grows and shrinks at its end. */
  record Bytes(Choice.Thing leaf, BytesDomain domain) implements Amount {
    private byte[] bytes() {
      return (byte[]) leaf.value();
    }

    @Override
    public long distance() {
      return (long) bytes().length - domain.min();
    }

    @Override
    public Choice.@Nullable Leaf moved(long step) {
      long length = bytes().length + step;
      return length < domain.min() || length > domain.max()
          ? null
          : new Choice.Thing(domain, Arrays.copyOf(bytes(), (int) length));
    }
  }
}
