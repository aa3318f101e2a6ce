package dev.touchstone.space.internal.derive;

import dev.touchstone.Range;
import dev.touchstone.space.Bits;
import dev.touchstone.space.IllegalSpace;
import dev.touchstone.space.Peano;
import dev.touchstone.space.internal.count.Numbered;
import dev.touchstone.space.internal.count.Sort;
import dev.touchstone.space.internal.count.Wholes;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/** Whole numbers and characters, which need to be told how far they go. */
final class Numbers {
  private static final Map<Class<?>, LongFunction<Object>> BOXES = Map.ofEntries(
      Map.entry(int.class, number -> Math.toIntExact(number)),
      Map.entry(Integer.class, number -> Math.toIntExact(number)),
      Map.entry(long.class, number -> number),
      Map.entry(Long.class, number -> number),
      Map.entry(short.class, number -> (short) exact(number, Short.MIN_VALUE, Short.MAX_VALUE)),
      Map.entry(Short.class, number -> (short) exact(number, Short.MIN_VALUE, Short.MAX_VALUE)),
      Map.entry(byte.class, number -> (byte) exact(number, Byte.MIN_VALUE, Byte.MAX_VALUE)),
      Map.entry(Byte.class, number -> (byte) exact(number, Byte.MIN_VALUE, Byte.MAX_VALUE)),
      Map.entry(char.class, number -> (char) exact(number, 0, Character.MAX_VALUE)),
      Map.entry(Character.class, number -> (char) exact(number, 0, Character.MAX_VALUE)),
      Map.entry(BigInteger.class, BigInteger::valueOf));

  private Numbers() {}

  static Optional<Sort> of(Use use, String where) {
    LongFunction<Object> box = BOXES.get(use.raw());
    if (box == null) {
      return Optional.empty();
    }
    Optional<Range> range = use.mark(Range.class);
    if (range.isPresent()) {
      return Optional.of(ranged(range.get(), box, use.raw(), where));
    }
    if (use.mark(Peano.class).isPresent()) {
      return Optional.of(Numbered.naturals(box));
    }
    if (use.mark(Bits.class).isPresent()) {
      return Optional.of(Wholes.mapped(
          Wholes.bits(),
          number -> use.raw() == BigInteger.class
              ? number
              : box.apply(((BigInteger) number).longValueExact()),
          Numbers::big));
    }
    throw new IllegalSpace(
        ("%s at %s has no bounds, so there are too many to count; write @Range(min ="
                + " .., max = ..) for a flat range, or @Peano or @Bits for numbers that cost their size")
            .formatted(use.raw().getSimpleName(), where));
  }

  private static Sort ranged(Range range, LongFunction<Object> box, Class<?> type, String where) {
    long low = end(range.from(), range.min());
    long high = end(range.to(), range.max());
    if (low > high) {
      throw new IllegalSpace(
          "@Range at %s has min %d above max %d; swap them".formatted(where, low, high));
    }
    if (!fits(low, box) || !fits(high, box)) {
      throw new IllegalSpace("@Range at %s goes from %d to %d, beyond %s; give both ends within it"
          .formatted(where, low, high, type.getSimpleName()));
    }
    return Numbered.flat(low, high, box);
  }

  private static boolean fits(long number, LongFunction<Object> box) {
    try {
      return Numbered.number(box.apply(number)) != null;
    } catch (ArithmeticException beyond) {
      return false;
    }
  }

  private static long end(String text, long number) {
    return text.isEmpty() ? number : Long.parseLong(text);
  }

  private static @Nullable Object big(Object value) {
    Object number = value instanceof BigInteger ? value : Numbered.number(value);
    return number instanceof Long small ? BigInteger.valueOf(small) : number;
  }

  private static long exact(long number, long low, long high) {
    if (number < low || number > high) {
      throw new ArithmeticException(number + " is out of range");
    }
    return number;
  }
}
