package dev.touchstone.internal.derive;

import dev.touchstone.Size;
import dev.touchstone.Unique;
import dev.touchstone.choice.BytesDomain;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.internal.derive.ProductPlan.Component;
import java.lang.annotation.Annotation;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Plans of types that hold other values.
 *
 * <p>Sets and maps keep their elements in the order they were drawn, also where a hash table is
 * asked for: no run may depend on hash codes.
 */
final class Containers {
  private static final Set<Class<? extends Annotation>> LENGTH = Set.of(Size.class);
  private static final Set<Class<? extends Annotation>> LENGTH_AND_UNIQUE =
      Set.of(Size.class, Unique.class);

  private static final Map<Class<?>, Supplier<Collection<Object>>> COLLECTIONS = new HashMap<>();
  private static final Map<Class<?>, Supplier<Map<Object, Object>>> MAPS = new HashMap<>();

  static {
    collections(ArrayList::new, Iterable.class, Collection.class, List.class, ArrayList.class);
    collections(Containers::linked, Queue.class, Deque.class, LinkedList.class);
    collections(ArrayDeque::new, ArrayDeque.class);
    collections(LinkedHashSet::new, Set.class, HashSet.class, LinkedHashSet.class);
    collections(TreeSet::new, SortedSet.class, NavigableSet.class, TreeSet.class);
    maps(LinkedHashMap::new, Map.class, HashMap.class, LinkedHashMap.class);
    maps(TreeMap::new, SortedMap.class, NavigableMap.class, TreeMap.class);
  }

  private Containers() {}

  @SuppressWarnings("JdkObsolete") // unlike ArrayDeque it holds null and knows equality
  private static Collection<Object> linked() {
    return new LinkedList<>();
  }

  private static void collections(Supplier<Collection<Object>> start, Class<?>... types) {
    for (Class<?> type : types) {
      COLLECTIONS.put(type, start);
    }
  }

  private static void maps(Supplier<Map<Object, Object>> start, Class<?>... types) {
    for (Class<?> type : types) {
      MAPS.put(type, start);
    }
  }

  static @Nullable Plan find(TypeUse use, String where, Rules rules) {
    if (use.raw().isArray()) {
      return array(use, where, rules);
    }
    Supplier<Collection<Object>> collection = COLLECTIONS.get(use.raw());
    if (collection != null) {
      return collection(use, where, collection);
    }
    Supplier<Map<Object, Object>> map = MAPS.get(use.raw());
    if (map != null) {
      return map(use, where, map);
    }
    Plan streamed = Streamed.find(use, where);
    return streamed == null ? other(use, where) : streamed;
  }

  private static Plan collection(TypeUse use, String where, Supplier<Collection<Object>> start) {
    use.marks().accept(use.raw(), where, LENGTH_AND_UNIQUE);
    TypeUse element = use.argument(0);
    checkElement(use, element, where);
    Lengths lengths = Lengths.of(use.marks(), where);
    boolean gatherUnique = use.marks().has(Unique.class) && !Set.class.isAssignableFrom(use.raw());
    if (!gatherUnique) {
      return new CollectionPlan(where, element, lengths, start, gathered -> gathered);
    }
    return new CollectionPlan(where, element, lengths, LinkedHashSet::new, gathered -> {
      Collection<Object> collection = start.get();
      collection.addAll(gathered);
      return collection;
    });
  }

  private static Plan map(TypeUse use, String where, Supplier<Map<Object, Object>> start) {
    use.marks().accept(use.raw(), where, LENGTH);
    checkElement(use, use.argument(0), where);
    return new MapPlan(where, use, Lengths.of(use.marks(), where), start);
  }

  private static void checkElement(TypeUse use, TypeUse element, String where) {
    boolean sorted =
        SortedSet.class.isAssignableFrom(use.raw()) || SortedMap.class.isAssignableFrom(use.raw());
    if (sorted && !Comparable.class.isAssignableFrom(element.boxed())) {
      throw new IllegalGenerator("%s at %s cannot sort %s; it is not Comparable"
          .formatted(Names.of(use.raw()), where, Names.of(element.raw())));
    }
    if ((sorted || use.raw() == ArrayDeque.class) && element.marks().nullable()) {
      throw new IllegalGenerator("%s at %s cannot hold null".formatted(Names.of(use.raw()), where));
    }
  }

  private static Plan array(TypeUse use, String where, Rules rules) {
    use.marks().accept(use.raw(), where, LENGTH_AND_UNIQUE);
    TypeUse element = use.argument(0);
    Lengths lengths = Lengths.of(use.marks(), where);
    boolean unique = use.marks().has(Unique.class);
    boolean plain = element.marks().all().isEmpty() && rules.registered(element) == null;
    if (element.raw() == byte.class && plain && !unique) {
      BytesDomain domain = new BytesDomain(lengths.min(), lengths.max());
      return new LeafPlan(where, source -> ((byte[]) source.draw(domain)).clone());
    }
    Supplier<Collection<Object>> start = unique ? LinkedHashSet::new : ArrayList::new;
    return new CollectionPlan(where, element, lengths, start, Arrayed.of(element.raw()));
  }

  private static @Nullable Plan other(TypeUse use, String where) {
    Plan plan = maybe(use, where);
    if (plan == null && use.raw() == Map.Entry.class) {
      plan = new ProductPlan(
          where,
          Names.of(Map.Entry.class),
          List.of(new Component(use.argument(0), ".key"), new Component(use.argument(1), ".value")),
          parts -> new AbstractMap.SimpleImmutableEntry<>(parts[0], parts[1]));
    }
    if (plan != null) {
      use.marks().accept(use.raw(), where, Set.of());
    }
    return plan;
  }

  private static @Nullable Plan maybe(TypeUse use, String where) {
    if (use.raw() == Optional.class) {
      return new MaybePlan(where, use.argument(0), "?", Optional.empty(), Optional::ofNullable);
    }
    if (use.raw() == OptionalInt.class) {
      return new MaybePlan(
          where,
          TypeUse.of(int.class),
          "?",
          OptionalInt.empty(),
          value -> OptionalInt.of((Integer) value));
    }
    if (use.raw() == OptionalLong.class) {
      return new MaybePlan(
          where,
          TypeUse.of(long.class),
          "?",
          OptionalLong.empty(),
          value -> OptionalLong.of((Long) value));
    }
    if (use.raw() == OptionalDouble.class) {
      return new MaybePlan(
          where,
          TypeUse.of(double.class),
          "?",
          OptionalDouble.empty(),
          value -> OptionalDouble.of((Double) value));
    }
    return null;
  }
}
