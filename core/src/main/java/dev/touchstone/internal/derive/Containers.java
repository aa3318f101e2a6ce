package dev.touchstone.internal.derive;

import dev.touchstone.Gen;
import dev.touchstone.Size;
import dev.touchstone.Unique;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.internal.derive.ProductPlan.Component;
import java.lang.annotation.Annotation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Plans of collections, maps and arrays.
 *
 * <p>Sets and maps keep their elements in the order they were drawn, also where a hash table is
 * asked for: no run may depend on hash codes.
 */
final class Containers {
  private static final Set<Class<?>> LISTS =
      Set.of(Iterable.class, Collection.class, List.class, ArrayList.class);
  private static final Set<Class<?>> QUEUES = Set.of(Queue.class, Deque.class, LinkedList.class);
  private static final Set<Class<?>> SETS = Set.of(Set.class, HashSet.class, LinkedHashSet.class);
  private static final Set<Class<?>> SORTED_SETS =
      Set.of(SortedSet.class, NavigableSet.class, TreeSet.class);
  private static final Set<Class<?>> MAPS = Set.of(Map.class, HashMap.class, LinkedHashMap.class);
  private static final Set<Class<?>> SORTED_MAPS =
      Set.of(SortedMap.class, NavigableMap.class, TreeMap.class);
  private static final Set<Class<? extends Annotation>> LENGTH = Set.of(Size.class);
  private static final Set<Class<? extends Annotation>> LENGTH_AND_UNIQUE =
      Set.of(Size.class, Unique.class);

  private Containers() {}

  static @Nullable Plan find(TypeUse use, String where, Rules rules) {
    if (use.raw().isArray()) {
      return array(use, where, rules);
    }
    if (MAPS.contains(use.raw()) || SORTED_MAPS.contains(use.raw()) || use.raw() == EnumMap.class) {
      return map(use, where);
    }
    Function<Collection<Object>, Object> finish = finish(use.raw());
    return finish == null ? null : collection(use, where, finish);
  }

  @SuppressWarnings("JdkObsolete") // unlike ArrayDeque it holds null and knows equality
  private static @Nullable Function<Collection<Object>, Object> finish(Class<?> raw) {
    boolean itself = LISTS.contains(raw) || SETS.contains(raw) || SORTED_SETS.contains(raw);
    if (itself || raw == EnumSet.class) {
      return gathered -> gathered;
    }
    if (QUEUES.contains(raw)) {
      return LinkedList::new;
    }
    if (raw == PriorityQueue.class) {
      return PriorityQueue::new;
    }
    return raw == ArrayDeque.class ? ArrayDeque::new : null;
  }

  private static Plan collection(
      TypeUse use, String where, Function<Collection<Object>, Object> finish) {
    use.marks().accept(use.raw(), where, LENGTH_AND_UNIQUE);
    checkElement(use, where);
    Lengths lengths = Lengths.of(use.marks(), where);
    if (SETS.contains(use.raw())) {
      return distinct(use, where, lengths, gen -> Gen.sets(gen, lengths.min(), lengths.max()));
    }
    if (use.raw() == EnumSet.class) {
      Class<?> constants = use.argument(0).raw();
      return distinct(use, where, lengths, gen -> enumSets(gen, lengths, constants));
    }
    if (SORTED_SETS.contains(use.raw())) {
      return distinct(use, where, lengths, gen -> sortedSets(gen, lengths));
    }
    return listed(use, where, lengths, finish);
  }

  private static Plan listed(
      TypeUse use, String where, Lengths lengths, Function<? super List<Object>, ?> finish) {
    return use.marks().has(Unique.class)
        ? distinct(use, where, lengths, gen -> unique(gen, lengths).map(finish))
        : of(
            use,
            where,
            lengths,
            gen -> Gen.lists(gen, lengths.min(), lengths.max()).map(finish));
  }

  private static Plan of(
      TypeUse use, String where, Lengths lengths, Function<Gen<Object>, Gen<?>> container) {
    List<Component> element = List.of(new Component(use.argument(0), "[]"));
    return new ContainerPlan(
        where, element, lengths.min() == 0, parts -> container.apply(parts.get(0)));
  }

  private static Plan distinct(
      TypeUse use, String where, Lengths lengths, Function<Gen<Object>, Gen<?>> container) {
    List<Component> element = List.of(new Component(use.argument(0), "[]"));
    return distinct(use, where, lengths, element, parts -> container.apply(parts.get(0)));
  }

  private static Plan distinct(
      TypeUse use,
      String where,
      Lengths lengths,
      List<Component> parts,
      Function<List<Gen<Object>>, Gen<?>> container) {
    return lengths.min() > 1
        ? DistinctPlan.of(use, where, parts, lengths.min(), container)
        : new ContainerPlan(where, parts, lengths.min() == 0, container);
  }

  private static Gen<List<Object>> unique(Gen<Object> element, Lengths lengths) {
    return Gen.uniqueBy(Function.identity(), element, lengths.min(), lengths.max());
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // the elements were checked to be comparable
  private static Gen<?> sortedSets(Gen<Object> element, Lengths lengths) {
    return Gen.sortedSets((Gen) element, lengths.min(), lengths.max());
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // the elements are constants of the class
  private static Gen<?> enumSets(Gen<Object> element, Lengths lengths, Class<?> constants) {
    return Gen.sets(element, lengths.min(), lengths.max()).map(drawn -> {
      Set<Object> set = EnumSet.noneOf((Class) constants);
      set.addAll(drawn);
      return set;
    });
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // the keys are constants of the class
  private static Gen<?> enumMaps(
      Gen<Object> keys, Gen<Object> values, Lengths lengths, Class<?> constants) {
    return Gen.maps(keys, values, lengths.min(), lengths.max()).map(drawn -> {
      Map<Object, Object> map = new EnumMap<>((Class) constants);
      map.putAll(drawn);
      return map;
    });
  }

  private static Plan map(TypeUse use, String where) {
    use.marks().accept(use.raw(), where, LENGTH);
    checkElement(use, where);
    Lengths lengths = Lengths.of(use.marks(), where);
    boolean sorted = SORTED_MAPS.contains(use.raw());
    Class<?> constants = use.raw() == EnumMap.class ? use.argument(0).raw() : null;
    return distinct(
        use,
        where,
        lengths,
        List.of(new Component(use.argument(0), "{key}"), new Component(use.argument(1), "{value}")),
        parts -> constants == null
            ? maps(parts.get(0), parts.get(1), lengths, sorted)
            : enumMaps(parts.get(0), parts.get(1), lengths, constants));
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // the keys were checked to be comparable
  private static Gen<?> maps(
      Gen<Object> keys, Gen<Object> values, Lengths lengths, boolean sorted) {
    return sorted
        ? Gen.sortedMaps((Gen) keys, values, lengths.min(), lengths.max())
        : Gen.maps(keys, values, lengths.min(), lengths.max());
  }

  private static void checkElement(TypeUse use, String where) {
    TypeUse element = use.argument(0);
    boolean sorted = SORTED_SETS.contains(use.raw())
        || SORTED_MAPS.contains(use.raw())
        || use.raw() == PriorityQueue.class;
    boolean constants = use.raw() == EnumSet.class || use.raw() == EnumMap.class;
    if (constants && !element.raw().isEnum()) {
      throw new IllegalGenerator("%s at %s needs an enum type; it has %s"
          .formatted(Names.of(use.raw()), where, Names.of(element.raw())));
    }
    if (sorted && !Comparable.class.isAssignableFrom(element.boxed())) {
      throw new IllegalGenerator(
          "%s at %s cannot sort %s; it is not Comparable, so let it be, or annotate with @From"
              .formatted(Names.of(use.raw()), where, Names.of(element.raw())));
    }
    if ((sorted || constants || use.raw() == ArrayDeque.class)
        && element.marks().nullable()) {
      throw new IllegalGenerator(
          "%s at %s cannot hold null; remove @Nullable".formatted(Names.of(use.raw()), where));
    }
  }

  private static Plan array(TypeUse use, String where, Rules rules) {
    use.marks().accept(use.raw(), where, LENGTH_AND_UNIQUE);
    TypeUse element = use.argument(0);
    Lengths lengths = Lengths.of(use.marks(), where);
    boolean unique = use.marks().has(Unique.class);
    boolean plain = element.marks().all().isEmpty() && rules.registered(element) == null;
    if (element.raw() == byte.class && plain && !unique) {
      return new LeafPlan(where, Gen.byteArrays(lengths.min(), lengths.max()));
    }
    Function<List<Object>, Object> finish = Arrayed.of(element.raw());
    return listed(use, where, lengths, finish);
  }
}
