package dev.touchstone.space.internal.count;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Builds sorts from sorts. */
public final class Sorts {
  private static final Object[] NO_PARTS = {};

  private Sorts() {}

  /** Returns the sort of one value of size zero. */
  public static Sort just(Object value) {
    Alternative only = constant(value, 0);
    return new Structured(String.valueOf(value), () -> List.of(only));
  }

  /** Returns the alternative that is always the same value. */
  public static Alternative constant(Object value, int cost) {
    return new Alternative(
        cost,
        List.of(),
        new Form.Constant(value),
        parts -> value,
        other -> value.equals(other) ? NO_PARTS : null);
  }

  /** Returns the sort of the values of several sorts, in order. */
  public static Sort union(String name, List<Sort> sorts) {
    return new Structured(
        name, () -> sorts.stream().flatMap(sort -> alternatives(sort).stream()).toList());
  }

  /** Returns a sort that costs more. */
  public static Sort paying(Sort sort, int cost) {
    return new Structured(
        sort.name(),
        () -> alternatives(sort).stream().map(each -> each.paying(cost)).toList());
  }

  /** Returns a sort that is looked up on first use. */
  public static Sort lazy(String name, Supplier<Sort> sort) {
    return new Structured(name, () -> alternatives(sort.get()));
  }

  /** Returns the sort of what a function makes of the values of several sorts. */
  public static Sort product(
      String name,
      List<Sort> parts,
      Function<Object[], Object> build,
      @Nullable Function<Object, Object @Nullable []> unbuild) {
    Alternative only = new Alternative(0, parts, new Form.Opaque(false), build, unbuild);
    return new Structured(name, () -> List.of(only));
  }

  /** Returns the sort of what a function makes of a sort's values. */
  public static Sort mapped(
      Sort sort,
      Function<Object, Object> change,
      @Nullable Function<Object, @Nullable Object> undo) {
    if (sort instanceof Whole whole) {
      return Wholes.mapped(whole, change, undo);
    }
    return new Structured(
        sort.name(),
        () ->
            alternatives(sort).stream().map(each -> mapped(each, change, undo)).toList());
  }

  private static Alternative mapped(
      Alternative before,
      Function<Object, Object> change,
      @Nullable Function<Object, @Nullable Object> undo) {
    Function<Object, Object @Nullable []> unbuild = before.unbuild();
    Function<Object, Object @Nullable []> both = undo == null || unbuild == null
        ? null
        : value -> {
          Object inner = undo.apply(value);
          return inner == null ? null : unbuild.apply(inner);
        };
    return new Alternative(
        before.cost(),
        before.parts(),
        new Form.Opaque(false),
        before.builder().andThen(change),
        both);
  }

  /** Returns the alternatives of a sort; a whole sort is its own single one. */
  public static List<Alternative> alternatives(Sort sort) {
    if (sort instanceof Structured structured) {
      return structured.unchecked();
    }
    Whole whole = (Whole) sort;
    return List.of(new Alternative(
        0,
        List.of(sort),
        new Form.Same(),
        parts -> parts[0],
        value -> whole.locate(value).isPresent() ? new Object[] {value} : null));
  }

  /** Returns the sort of lists, where the end and each element cost one. */
  public static Sort lists(Sort element) {
    String name = "lists of " + element.name();
    List<Alternative> inner = new ArrayList<>();
    Sort chain = new Structured(name, () -> inner);
    inner.add(nil(parts -> Chain.END));
    inner.add(cons(element, chain, parts -> new Chain(parts[0], (Chain) parts[1])));
    List<Alternative> outer = List.of(
        nil(parts -> List.of()),
        cons(element, chain, parts -> new Chain(parts[0], (Chain) parts[1]).toList()));
    return new Structured(name, () -> outer);
  }

  private static Alternative nil(Function<Object[], Object> build) {
    return new Alternative(
        1, List.of(), new Form.Nil(), build, value -> Rest.of(value).isEmpty() ? NO_PARTS : null);
  }

  private static Alternative cons(Sort element, Sort chain, Function<Object[], Object> build) {
    return new Alternative(1, List.of(element, chain), new Form.Cons(), build, value -> {
      Rest rest = Rest.of(value);
      return rest.isEmpty() ? null : new Object[] {rest.head(), rest.tail()};
    });
  }

  /** What is left of a list that is taken apart. */
  private record Rest(List<?> list, int from) {
    static Rest of(Object value) {
      return value instanceof Rest rest ? rest : new Rest((List<?>) value, 0);
    }

    boolean isEmpty() {
      return from == list.size();
    }

    Object head() {
      return list.get(from);
    }

    Rest tail() {
      return new Rest(list, from + 1);
    }
  }

  /** Returns a value as its user sees it: what is built of a list from within becomes a list. */
  public static Object visible(Object value) {
    return value instanceof Chain chain ? chain.toList() : value;
  }

  /** Returns the sort of arrays, which cost as much as lists. */
  public static Sort arrays(
      Sort element, Function<List<?>, Object> toArray, Function<Object, List<?>> toList) {
    List<Alternative> both = alternatives(lists(element)).stream()
        .map(each -> {
          Alternative changed =
              mapped(each, list -> toArray.apply((List<?>) list), array -> toList.apply(array));
          return new Alternative(
              changed.cost(),
              changed.parts(),
              new Form.Opaque(true),
              changed.builder(),
              changed.unbuild());
        })
        .toList();
    return new Structured("arrays of " + element.name(), () -> both);
  }

  /** A list under construction, from its end. */
  private record Chain(@Nullable Object head, @Nullable Chain tail) {
    static final Chain END = new Chain(null, null);

    List<Object> toList() {
      List<Object> list = new ArrayList<>();
      for (Chain at = this; at != null && at.head != null; at = at.tail) {
        list.add(at.head);
      }
      return List.copyOf(list);
    }
  }

  /** Returns the sort of optionals, where absent and present cost one. */
  public static Sort optionals(Sort element) {
    List<Alternative> both = List.of(
        new Alternative(
            1,
            List.of(),
            new Form.Absent(),
            parts -> Optional.empty(),
            value -> ((Optional<?>) value).isEmpty() ? NO_PARTS : null),
        new Alternative(
            1,
            List.of(element),
            new Form.Present(),
            parts -> Optional.of(parts[0]),
            value -> ((Optional<?>) value).map(inner -> new Object[] {inner}).orElse(null)));
    return new Structured("optional " + element.name(), () -> both);
  }
}
