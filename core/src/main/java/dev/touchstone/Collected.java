package dev.touchstone;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.internal.hint.Hinted;
import dev.touchstone.internal.hint.Sightings;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Collections whose elements are drawn one by one, each in a span that can be deleted.
 *
 * <p>Where values must differ, a repeated one is drawn but does not count: the rounds that found it can
 * be deleted like any other.
 */
final class Collected {
  private Collected() {}

  static <T> Gen<List<T>> lists(Gen<? extends T> element, int min, int max) {
    checkLengths("lists", min, max);
    if (element instanceof Leaf<? extends T> leaf) {
      return source -> source.list(min, max, leaf.domain(), leaf.shape());
    }
    Gen<List<T>> oneByOne = source -> {
      List<T> list = new ArrayList<>();
      source.repeat(min, max, round -> list.add(element.generate(source)));
      return list;
    };
    return element instanceof Hinted<? extends T> hinted
        ? hinted(lists(hinted.gen(), min, max), oneByOne)
        : oneByOne;
  }

  /** Draws what is drawn without the hint, save where somebody asks which element it is about. */
  private static <T> Gen<List<T>> hinted(Gen<List<T>> plain, Gen<List<T>> oneByOne) {
    return source -> (Sightings.taken() ? oneByOne : plain).generate(source);
  }

  /** Draws into a collection that says whether it took the element. */
  static <T, C extends Collection<T>> Gen<C> into(
      String where, Supplier<C> empty, Gen<? extends T> element, int min, int max) {
    checkLengths(where, min, max);
    return source -> {
      C collection = empty.get();
      source.repeat(min, max, round -> collection.add(element.generate(source)));
      return collection;
    };
  }

  static <T> Gen<List<T>> uniqueBy(
      Function<? super T, ?> key, Gen<? extends T> element, int min, int max) {
    checkLengths("uniqueBy", min, max);
    return source -> {
      List<T> list = new ArrayList<>();
      Set<Object> keys = new HashSet<>();
      source.repeat(min, max, round -> {
        T value = element.generate(source);
        return keys.add(key.apply(value)) && list.add(value);
      });
      return list;
    };
  }

  static <K, V, M extends Map<K, V>> Gen<M> mapped(
      String where,
      Supplier<M> empty,
      Gen<? extends K> keys,
      Gen<? extends V> values,
      int min,
      int max) {
    checkLengths(where, min, max);
    return source -> {
      M map = empty.get();
      source.repeat(min, max, round -> {
        K key = keys.generate(source);
        if (map.containsKey(key)) {
          return false;
        }
        map.put(key, values.generate(source));
        return true;
      });
      return map;
    };
  }

  /** Draws arrays of a primitive or an object type. */
  static <A> Gen<A> arrays(Class<A> type, Gen<?> element, int min, int max) {
    Class<?> component = type.getComponentType();
    if (component == null) {
      throw new IllegalGenerator(
          "arrays of " + type.getName() + ", which is no array type; give one such as int[].class");
    }
    return lists(element, min, max).map(list -> {
      A array = type.cast(Array.newInstance(component, list.size()));
      for (int i = 0; i < list.size(); i++) {
        Array.set(array, i, list.get(i));
      }
      return array;
    });
  }

  static void checkLengths(String where, int min, int max) {
    if (min < 0 || min > max) {
      throw new IllegalGenerator(
          where + " with lengths " + min + ".." + max + "; give 0 <= least <= greatest");
    }
  }
}
