package dev.touchstone.space.internal.derive;

import dev.touchstone.Derivation;
import dev.touchstone.TypeRef;
import dev.touchstone.space.Cost;
import dev.touchstone.space.IllegalSpace;
import dev.touchstone.space.internal.count.Alternative;
import dev.touchstone.space.internal.count.Sort;
import dev.touchstone.space.internal.count.Sorts;
import dev.touchstone.space.internal.count.Structured;
import dev.touchstone.space.internal.count.Subsets;
import java.lang.reflect.Array;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Derives sorts from types.
 *
 * <p>A sealed type is the union of its alternatives in core's order, a record the product of its
 * components at a cost of one, an enum its constants at one each. Each type becomes one sort, however
 * often it occurs; that ties recursive types.
 */
public final class Deriver {
  private static final int DEEPEST = 24;

  private final Map<Use, Sort> sorts = new HashMap<>();

  private Deriver() {}

  /** Returns the sort of a type; all of it is derived and checked at once. */
  public static Sort of(TypeRef<?> type) {
    Deriver deriver = new Deriver();
    String where = type.toString();
    Reader reader = new Reader(Map.of(), where);
    Use use = type.annotatedType().map(reader::read).orElseGet(() -> reader.read(type.type()));
    Sort sort = deriver.sort(use, use.toString());
    deriver.close();
    return sort;
  }

  private void close() {
    for (int before = -1; before != sorts.size(); ) {
      before = sorts.size();
      for (Sort sort : new ArrayList<>(sorts.values())) {
        if (sort instanceof Structured structured) {
          structured.alternatives();
        }
      }
    }
  }

  private Sort sort(Use use, String where) {
    Sort known = sorts.get(use);
    if (known == null) {
      if (use.nesting() > DEEPEST) {
        throw new IllegalSpace("the type arguments at %s grow without end (%s); use a type whose"
                .formatted(shortened(where), shortened(use.toString()))
            + " recursion keeps its arguments");
      }
      known = derive(use, where);
      sorts.put(use, known);
    }
    return known;
  }

  private static String shortened(String text) {
    return text.length() > 120 ? text.substring(0, 120) + "..." : text;
  }

  private Sort derive(Use use, String where) {
    Class<?> raw = use.raw();
    Optional<Sort> number = Numbers.of(use, where);
    if (number.isPresent()) {
      return number.get();
    }
    if (raw == boolean.class || raw == Boolean.class) {
      return constants("boolean", List.of(false, true), 1);
    }
    if (raw.isEnum()) {
      return new Structured(raw.getSimpleName(), () -> constants(raw));
    }
    if (raw.isSealed()) {
      return new Structured(
          use.toString(),
          () -> Derivation.alternatives(raw).stream()
              .map(child ->
                  sort(Reader.alternative(child, use, where), where + "." + child.getSimpleName()))
              .flatMap(sort -> Sorts.alternatives(sort).stream())
              .toList());
    }
    if (raw.isRecord()) {
      return new Structured(use.toString(), () -> List.of(made(use, where)));
    }
    return raw.isArray() ? array(use, where) : container(use, where);
  }

  private Sort container(Use use, String where) {
    Class<?> raw = use.raw();
    if (!use.arguments().isEmpty()) {
      Use element = use.arguments().get(0);
      if (raw == List.class || raw == Collection.class || raw == Iterable.class) {
        return Sorts.lazy("List", () -> Sorts.lists(sort(element, where + "[]")));
      }
      if (raw == Set.class) {
        return new Subsets(sort(element, where + "[]"));
      }
      if (raw == Optional.class) {
        return Sorts.lazy("Optional", () -> Sorts.optionals(sort(element, where + "[]")));
      }
    }
    throw new IllegalSpace(
        ("no space for %s at %s: spaces are derived for records, sealed types, enums,"
                + " booleans, numbers with a range, List, Set, Optional and arrays; put the value together"
                + " with Space.record or Space.map")
            .formatted(raw.getTypeName(), where));
  }

  private Sort array(Use use, String where) {
    Class<?> element = use.raw().getComponentType();
    Use part =
        use.arguments().get(0).marked(use.marks().toArray(java.lang.annotation.Annotation[]::new));
    return Sorts.lazy(
        "array",
        () -> Sorts.arrays(
            sort(part, where + "[]"),
            list -> {
              Object array = Array.newInstance(element, list.size());
              for (int i = 0; i < list.size(); i++) {
                Array.set(array, i, list.get(i));
              }
              return array;
            },
            array -> {
              Object[] list = new Object[Array.getLength(array)];
              Arrays.setAll(list, i -> Array.get(array, i));
              return Arrays.asList(list);
            }));
  }

  private Alternative made(Use use, String where) {
    Class<?> raw = use.raw();
    Reader reader = Reader.inside(use, where);
    List<Sort> parts = new ArrayList<>();
    for (RecordComponent component : raw.getRecordComponents()) {
      Use part = reader.read(component.getAnnotatedType()).marked(component.getAnnotations());
      parts.add(sort(part, where + "." + component.getName()));
    }
    return Records.making(raw, parts, cost(raw.getAnnotation(Cost.class), raw.getSimpleName()));
  }

  private static Sort constants(String name, List<Object> values, int cost) {
    List<Alternative> all =
        values.stream().map(value -> Sorts.constant(value, cost)).toList();
    return new Structured(name, () -> all);
  }

  private static List<Alternative> constants(Class<?> type) {
    int usual = cost(type.getAnnotation(Cost.class), type.getSimpleName());
    List<Alternative> all = new ArrayList<>();
    for (Object constant : type.getEnumConstants()) {
      try {
        Cost own = type.getField(((Enum<?>) constant).name()).getAnnotation(Cost.class);
        all.add(Sorts.constant(
            constant, own == null ? usual : cost(own, type.getSimpleName() + "." + constant)));
      } catch (NoSuchFieldException gone) {
        throw new IllegalStateException(gone);
      }
    }
    return all;
  }

  private static int cost(@org.jspecify.annotations.Nullable Cost cost, String where) {
    if (cost != null && cost.value() < 0) {
      throw new IllegalSpace(
          "@Cost(%d) on %s; costs are zero or more".formatted(cost.value(), where));
    }
    return cost == null ? 1 : cost.value();
  }
}
