package dev.touchstone.space.internal.count;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Sorts of numbers and of mapped values that are decided in one step. */
public final class Wholes {
  private Wholes() {}

  /** Returns the sort of the numbers from zero on, where n bits have size n + 1. */
  public static Whole bits() {
    return new Whole("bits") {
      @Override
      protected void compute(int size, Sum sum) {
        sum.add(size == 0 ? BigInteger.ZERO : BigInteger.TWO.pow(Math.max(0, size - 2)));
      }

      @Override
      public Object value(int size, BigInteger index) {
        return size == 1 ? BigInteger.ZERO : BigInteger.TWO.pow(size - 2).add(index);
      }

      @Override
      public Optional<Place> locate(Object value) {
        if (!(value instanceof BigInteger number) || number.signum() < 0) {
          return Optional.empty();
        }
        int size = number.bitLength() + 1;
        return Optional.of(new Place(
            size, size == 1 ? BigInteger.ZERO : number.subtract(BigInteger.TWO.pow(size - 2))));
      }
    };
  }

  /** Returns the sort of what a function makes of another sort's values. */
  public static Whole mapped(
      Whole inner,
      Function<Object, Object> change,
      @Nullable Function<Object, @Nullable Object> undo) {
    return new Whole(inner.name()) {
      @Override
      protected void compute(int size, Sum sum) {
        sum.add(inner, size);
      }

      @Override
      public Object value(int size, BigInteger index) {
        return change.apply(inner.value(size, index));
      }

      @Override
      public Optional<Place> locate(Object value) {
        if (undo == null) {
          throw new Index.UnknownInverse();
        }
        Object before = undo.apply(value);
        return before == null ? Optional.empty() : inner.locate(before);
      }

      @Override
      public boolean mutable() {
        return inner.mutable();
      }
    };
  }
}
