package dev.touchstone.internal.derive;

import dev.touchstone.From;
import dev.touchstone.Size;
import dev.touchstone.Unique;
import dev.touchstone.choice.IllegalGenerator;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The annotations on one use of a type.
 *
 * @param all the annotations
 * @param owner the class whose source holds them
 */
record Marks(List<Annotation> all, Class<?> owner) {
  static final Marks NONE = new Marks(List.of(), Object.class);

  private static final String FROM = "dev.touchstone.From";
  private static final int DEEPEST = 3;

  /** Written out, as {@code hashCode} is: what the compiler leaves to run time is slow at first. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Marks marks && owner == marks.owner && all.equals(marks.all);
  }

  @Override
  public int hashCode() {
    return 31 * owner.hashCode() + all.hashCode();
  }

  static Marks of(List<Annotation> all, Class<?> owner) {
    return all.isEmpty() ? NONE : new Marks(parts(all), owner);
  }

  /** Returns annotations, those that are made of constraints replaced by what they are made of. */
  static List<Annotation> parts(List<Annotation> all) {
    List<Annotation> parts = new ArrayList<>();
    for (Annotation mark : all) {
      List<Annotation> carried = carried(mark, DEEPEST);
      if (carried.isEmpty()) {
        parts.add(mark);
      } else {
        parts.addAll(carried);
      }
    }
    return List.copyOf(parts);
  }

  private static List<Annotation> carried(Annotation mark, int depth) {
    List<Annotation> carried = new ArrayList<>();
    boolean plain = mark.annotationType().getName().startsWith("java.lang.");
    if (depth > 0 && !plain && !constrains(mark)) {
      for (Annotation part : mark.annotationType().getDeclaredAnnotations()) {
        if (constrains(part)) {
          carried.add(part);
        } else {
          carried.addAll(carried(part, depth - 1));
        }
      }
    }
    return carried;
  }

  private static boolean constrains(Annotation mark) {
    Class<? extends Annotation> kind = mark.annotationType();
    return fits(kind) != null || kind.getName().equals(FROM);
  }

  <A extends Annotation> Optional<A> find(Class<A> kind) {
    for (Annotation mark : all) {
      if (kind.isInstance(mark)) {
        return Optional.of(kind.cast(mark));
      }
    }
    return Optional.empty();
  }

  boolean has(Class<? extends Annotation> kind) {
    return find(kind).isPresent();
  }

  /** Returns whether {@code null} is asked for, by any annotation called Nullable. */
  boolean nullable() {
    for (Annotation mark : all) {
      if (isNullable(mark)) {
        return true;
      }
    }
    return false;
  }

  static boolean isNullable(Annotation mark) {
    return mark.annotationType().getSimpleName().equals("Nullable");
  }

  /** Returns what a constraint fits, by its name: a class that is named here would be loaded. */
  private static @Nullable String fits(Class<? extends Annotation> kind) {
    return switch (kind.getName()) {
      case "dev.touchstone.Range" -> "numbers, characters, dates and times";
      case "dev.touchstone.Size" -> "texts, collections, maps and arrays";
      case "dev.touchstone.Chars" -> "texts and characters";
      case "dev.touchstone.OneOf" -> "texts, characters, numbers, booleans and enums";
      case "dev.touchstone.Unique" -> "lists, queues, sets and arrays";
      default -> null;
    };
  }

  /** Returns whether values are narrowed in a way that only a built-in generator understands. */
  boolean constrained() {
    for (Annotation mark : all) {
      if (fits(mark.annotationType()) != null) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether all annotations are other people's: they say nothing about values. */
  boolean mute() {
    for (Annotation mark : all) {
      if (constrains(mark) || isNullable(mark)) {
        return false;
      }
    }
    return true;
  }

  Marks without(Predicate<Annotation> dropped) {
    return of(all.stream().filter(dropped.negate()).toList(), owner);
  }

  Marks and(List<Annotation> more, Class<?> place) {
    if (more.isEmpty()) {
      return this;
    }
    List<Annotation> joined = new ArrayList<>(all);
    joined.addAll(more);
    return of(joined, place);
  }

  /** Refuses the annotations that mean nothing on a type. */
  void accept(Class<?> type, String where, Set<Class<? extends Annotation>> fitting) {
    for (Annotation mark : all) {
      Class<? extends Annotation> kind = mark.annotationType();
      String fits = fits(kind);
      if (fits != null && !fitting.contains(kind)) {
        throw new IllegalGenerator("@%s does not fit %s at %s; it fits %s"
            .formatted(kind.getSimpleName(), Names.of(type), where, fits));
      }
    }
    if (type.isPrimitive() && nullable()) {
      throw new IllegalGenerator(
          "@Nullable does not fit %s at %s; it fits types of objects".formatted(type, where));
    }
  }

  /** Returns whether an annotation in front of an array stands for the array. */
  static boolean meansArray(Annotation mark) {
    return mark instanceof Size || mark instanceof Unique || mark instanceof From;
  }
}
