package dev.touchstone.internal.derive;

import dev.touchstone.Chars;
import dev.touchstone.Gen;
import dev.touchstone.OneOf;
import dev.touchstone.Range;
import dev.touchstone.Size;
import dev.touchstone.choice.Alphabet;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.RealDomain;
import dev.touchstone.choice.TextDomain;
import java.lang.annotation.Annotation;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/** The types whose values are drawn at once, with the annotations that narrow them. */
final class Basics {
  private static final Map<Class<?>, Basic> TABLE = new HashMap<>();

  static {
    add(Boolean.class, Set.of(OneOf.class), use -> Gen.booleans(), Basics::bool);
    whole(Byte.class, Byte.MIN_VALUE, Byte.MAX_VALUE, drawn -> (byte) drawn, Byte::valueOf);
    whole(Short.class, Short.MIN_VALUE, Short.MAX_VALUE, drawn -> (short) drawn, Short::valueOf);
    whole(
        Integer.class,
        Integer.MIN_VALUE,
        Integer.MAX_VALUE,
        drawn -> (int) drawn,
        Integer::valueOf);
    whole(Long.class, Long.MIN_VALUE, Long.MAX_VALUE, drawn -> drawn, Long::valueOf);
    add(Double.class, Set.of(OneOf.class, Range.class), Basics::doubles, Double::valueOf);
    add(Float.class, Set.of(OneOf.class, Range.class), Basics::floats, Float::valueOf);
    add(String.class, Set.of(OneOf.class, Size.class, Chars.class), Basics::strings, text -> text);
    add(
        CharSequence.class,
        Set.of(OneOf.class, Size.class, Chars.class),
        Basics::strings,
        text -> text);
  }

  private Basics() {}

  /** A basic type: what may stand on it, how it is drawn, how its values are written. */
  private record Basic(
      Set<Class<? extends Annotation>> fitting,
      Function<Place, Gen<?>> gen,
      Function<String, Object> parse) {}

  /** Where a basic type stands. */
  private record Place(Marks marks, String where) {}

  static @Nullable Gen<?> find(TypeUse use, String where) {
    Basic basic = use.raw().isEnum() ? constants(use.raw(), where) : TABLE.get(use.boxed());
    if (basic == null) {
      return null;
    }
    use.marks().accept(use.raw(), where, basic.fitting);
    return use.marks()
        .find(OneOf.class)
        .<Gen<?>>map(listed -> listed(listed, basic, use, where))
        .orElseGet(() -> basic.gen.apply(new Place(use.marks(), where)));
  }

  private static Gen<?> listed(OneOf listed, Basic basic, TypeUse use, String where) {
    List<Object> values = new ArrayList<>();
    for (String text : listed.value()) {
      try {
        values.add(basic.parse.apply(text));
      } catch (IllegalArgumentException malformed) {
        throw new IllegalGenerator(
            "@OneOf with \"%s\" at %s; that is no %s".formatted(text, where, Names.of(use.raw())));
      }
    }
    boolean alone = use.marks().all().stream()
        .noneMatch(mark -> mark instanceof Range || mark instanceof Size || mark instanceof Chars);
    if (values.isEmpty() || !alone) {
      throw new IllegalGenerator(
          "@OneOf at %s; give at least one value and no other constraint".formatted(where));
    }
    return Gen.elements(values);
  }

  private static Basic constants(Class<?> type, String where) {
    Object[] constants = type.getEnumConstants();
    if (constants.length == 0) {
      throw new IllegalGenerator("%s at %s has no constant".formatted(Names.of(type), where));
    }
    Map<String, Object> byName = new HashMap<>();
    for (Object constant : constants) {
      byName.put(((Enum<?>) constant).name(), constant);
    }
    return new Basic(Set.of(OneOf.class), place -> Gen.elements(constants), name -> {
      Object constant = byName.get(name);
      if (constant == null) {
        throw new IllegalArgumentException(name);
      }
      return constant;
    });
  }

  private static void add(
      Class<?> type,
      Set<Class<? extends Annotation>> fitting,
      Function<Place, Gen<?>> gen,
      Function<String, Object> parse) {
    TABLE.put(type, new Basic(fitting, gen, parse));
  }

  private static void whole(
      Class<?> type,
      long least,
      long greatest,
      LongFunction<Object> box,
      Function<String, Object> parse) {
    add(
        type,
        Set.of(OneOf.class, Range.class),
        place -> {
          Ends ends = Ends.of(place.marks, place.where);
          IntegerDomain domain =
              IntegerDomain.of(ends.lowest(least, greatest), ends.highest(least, greatest));
          return source -> box.apply(source.draw(domain));
        },
        parse);
  }

  private static Object bool(String text) {
    if (!text.equals("true") && !text.equals("false")) {
      throw new IllegalArgumentException(text);
    }
    return text.equals("true");
  }

  private static Gen<?> doubles(Place place) {
    RealDomain domain = reals(place, Double.MAX_VALUE, false);
    return source -> Double.longBitsToDouble(source.draw(domain));
  }

  private static Gen<?> floats(Place place) {
    RealDomain domain = reals(place, Float.MAX_VALUE, true);
    return source -> (float) Double.longBitsToDouble(source.draw(domain));
  }

  private static RealDomain reals(Place place, double greatest, boolean single) {
    Ends ends = Ends.of(place.marks, place.where);
    BigDecimal most = new BigDecimal(greatest);
    double low = ends.low(most.negate(), most).doubleValue();
    double high = ends.high(most.negate(), most).doubleValue();
    return new RealDomain(low, high, !ends.given(), !ends.given(), single);
  }

  private static Gen<?> strings(Place place) {
    Lengths lengths = Lengths.of(place.marks, place.where);
    Alphabet alphabet = place
        .marks
        .find(Chars.class)
        .map(chars -> Characters.of(chars, place.where))
        .orElseGet(Alphabet::unicode);
    TextDomain domain = new TextDomain(alphabet, lengths.min(), lengths.max());
    return source -> source.draw(domain);
  }
}
