package dev.touchstone.internal.derive;

import dev.touchstone.Chars;
import dev.touchstone.Gen;
import dev.touchstone.OneOf;
import dev.touchstone.Range;
import dev.touchstone.Size;
import dev.touchstone.choice.Alphabet;
import dev.touchstone.choice.IllegalGenerator;
import java.lang.annotation.Annotation;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The types whose values are drawn at once, with the annotations that narrow them.
 *
 * <p>They are looked up by name in switches: a table would load and make, in the first test of every
 * run, what that test never draws.
 */
final class Basics {
  private Basics() {}

  static @Nullable Gen<?> find(TypeUse use, String where) {
    String kind = kind(use);
    Gen<?> plain = kind == null ? PlainTypes.find(use.raw().getName()) : null;
    if (kind == null && plain == null) {
      return null;
    }
    boolean constrained = use.marks().constrained();
    use.marks().accept(use.raw(), where, kind == null || !constrained ? Set.of() : fitting(kind));
    if (plain != null) {
      return plain;
    }
    OneOf listed = constrained ? use.marks().find(OneOf.class).orElse(null) : null;
    return listed == null ? placed(use, where) : listed(listed, use, where);
  }

  /** Returns what kind of values a type has that can be narrowed; null for all other types. */
  private static @Nullable String kind(TypeUse use) {
    return switch (name(use)) {
      case "enum", "java.lang.Boolean" -> "constant";
      case "java.lang.Byte",
          "java.lang.Short",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Float",
          "java.lang.Double",
          "java.math.BigInteger",
          "java.math.BigDecimal" -> "number";
      case "java.lang.Character" -> "character";
      case "java.lang.String", "java.lang.CharSequence" -> "text";
      default -> ranged(use) ? "time" : null;
    };
  }

  private static boolean ranged(TypeUse use) {
    return use.marks().constrained()
        && use.marks().has(Range.class)
        && TimeRanges.find(use.raw().getName()) != null;
  }

  /** Returns what may stand on values of a kind. */
  private static Set<Class<? extends Annotation>> fitting(String kind) {
    return switch (kind) {
      case "number" -> Set.of(OneOf.class, Range.class);
      case "character" -> Set.of(OneOf.class, Range.class, Chars.class);
      case "text" -> Set.of(OneOf.class, Size.class, Chars.class);
      case "time" -> Set.of(Range.class);
      default -> Set.of(OneOf.class);
    };
  }

  private static String name(TypeUse use) {
    return use.raw().isEnum() ? "enum" : use.boxed().getName();
  }

  private static Gen<?> placed(TypeUse use, String where) {
    try {
      return drawn(use, where);
    } catch (IllegalGenerator illegal) {
      String message = String.valueOf(illegal.getMessage());
      throw message.contains(" at " + where)
          ? illegal
          : new IllegalGenerator(message + ", at " + where);
    }
  }

  private static Gen<?> drawn(TypeUse use, String where) {
    return switch (name(use)) {
      case "enum" -> Gen.elements(constants(use, where));
      case "java.lang.Boolean" -> Gen.booleans();
      case "java.lang.Character" -> characters(use.marks(), where);
      case "java.lang.String", "java.lang.CharSequence" -> strings(use.marks(), where);
      default ->
        ranged(use) ? timed(use, where) : Numbers.of(use.boxed(), Ends.of(use.marks(), where));
    };
  }

  private static Gen<?> timed(TypeUse use, String where) {
    TimeRanges<?> ranges = Objects.requireNonNull(TimeRanges.find(use.raw().getName()));
    return ranges.of(use.marks().find(Range.class).orElseThrow(), where);
  }

  private static Gen<?> listed(OneOf listed, TypeUse use, String where) {
    List<Object> values = new ArrayList<>();
    for (String text : listed.value()) {
      try {
        values.add(parsed(text, use, where));
      } catch (IllegalArgumentException malformed) {
        throw new IllegalGenerator("@OneOf with \"%s\" at %s; that is no %s%s"
            .formatted(text, where, Names.of(use.raw()), names(use)));
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

  private static Object parsed(String text, TypeUse use, String where) {
    return switch (name(use)) {
      case "enum" -> constant(text, use, where);
      case "java.lang.Boolean" -> bool(text);
      case "java.lang.Byte" -> Byte.valueOf(text);
      case "java.lang.Short" -> Short.valueOf(text);
      case "java.lang.Integer" -> Integer.valueOf(text);
      case "java.lang.Long" -> Long.valueOf(text);
      case "java.lang.Float" -> Float.valueOf(text);
      case "java.lang.Double" -> Double.valueOf(text);
      case "java.math.BigInteger" -> new BigInteger(text);
      case "java.math.BigDecimal" -> new BigDecimal(text);
      case "java.lang.Character" -> character(text);
      default -> text;
    };
  }

  /** Returns the constants there are to choose from, for an enum. */
  private static String names(TypeUse use) {
    Object[] constants = use.raw().getEnumConstants();
    return constants == null
        ? ""
        : Arrays.stream(constants)
            .map(constant -> ((Enum<?>) constant).name())
            .collect(Collectors.joining(", ", "; there are ", ""));
  }

  private static Object[] constants(TypeUse use, String where) {
    Object[] constants = use.raw().getEnumConstants();
    if (constants.length == 0) {
      throw new IllegalGenerator("%s at %s has no constant; give it one, or annotate with @From"
          .formatted(Names.of(use.raw()), where));
    }
    return constants;
  }

  private static Object constant(String name, TypeUse use, String where) {
    for (Object constant : constants(use, where)) {
      if (((Enum<?>) constant).name().equals(name)) {
        return constant;
      }
    }
    throw new IllegalArgumentException(name);
  }

  private static Object bool(String text) {
    if (!text.equals("true") && !text.equals("false")) {
      throw new IllegalArgumentException(text);
    }
    return text.equals("true");
  }

  private static Object character(String text) {
    if (text.length() != 1) {
      throw new IllegalArgumentException(text);
    }
    return text.charAt(0);
  }

  private static Gen<?> characters(Marks marks, String where) {
    Chars chars = marks.find(Chars.class).orElse(null);
    if (chars != null && marks.has(Range.class)) {
      throw new IllegalGenerator("@Chars and @Range at %s; give one".formatted(where));
    }
    return chars == null
        ? Numbers.chars(Ends.of(marks, where))
        : Gen.chars(Characters.of(chars, where));
  }

  private static Gen<?> strings(Marks marks, String where) {
    Lengths lengths = Lengths.of(marks, where);
    Chars chars = marks.find(Chars.class).orElse(null);
    Alphabet alphabet = chars == null ? Alphabet.unicode() : Characters.of(chars, where);
    return Gen.strings(alphabet, lengths.min(), lengths.max());
  }
}
