package dev.touchstone;

import dev.touchstone.choice.IllegalGenerator;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * A structure with generators inside, read as a generator of such structures.
 *
 * <p>Draws must come in the same order on every run. Sets and maps that have no order of their own are
 * read in the order of their printed keys, and a generator among those keys is refused.
 */
final class Shape {
  private Shape() {}

  static Gen<Object> of(@Nullable Object structure) {
    if (structure instanceof Gen<?> gen) {
      return gen::generate;
    }
    if (structure instanceof Set<?> set) {
      return each(ordered(set, set instanceof LinkedHashSet || set instanceof SortedSet))
          .map(LinkedHashSet::new);
    }
    if (structure instanceof Collection<?> collection) {
      return each(collection).map(values -> values);
    }
    if (structure instanceof Map<?, ?> map) {
      return entries(map);
    }
    if (structure instanceof Optional<?> optional) {
      return optional.isEmpty() ? Gen.constant(structure) : of(optional.get()).map(Optional::of);
    }
    return structure != null && structure.getClass().isArray()
        ? array(structure)
        : constant(structure);
  }

  @SuppressWarnings("NullAway") // a null stands for itself inside a structure
  private static Gen<Object> constant(@Nullable Object value) {
    return source -> value;
  }

  private static Gen<List<Object>> each(Collection<?> parts) {
    List<Gen<Object>> gens = parts.stream().map(Shape::of).toList();
    return source -> {
      List<Object> values = new ArrayList<>(gens.size());
      for (Gen<Object> gen : gens) {
        values.add(gen.generate(source));
      }
      return values;
    };
  }

  private static Gen<Object> entries(Map<?, ?> map) {
    boolean hasOrder = map instanceof LinkedHashMap || map instanceof SortedMap;
    List<Object> keys = ordered(map.keySet(), hasOrder);
    Gen<List<Object>> keyGens = each(keys);
    Gen<List<Object>> valueGens = each(keys.stream().<Object>map(map::get).toList());
    return source -> {
      List<Object> drawn = keyGens.generate(source);
      List<Object> values = valueGens.generate(source);
      Map<Object, Object> result = new LinkedHashMap<>();
      for (int i = 0; i < drawn.size(); i++) {
        result.put(drawn.get(i), values.get(i));
      }
      return result;
    };
  }

  private static List<Object> ordered(Set<?> parts, boolean hasOrder) {
    List<Object> list = new ArrayList<>(parts);
    if (!hasOrder && list.size() > 1) {
      if (list.stream().anyMatch(Shape::generated)) {
        throw new IllegalGenerator("shape(...) with a generator among the elements or keys of a "
            + "set or map without order; give a LinkedHashSet or LinkedHashMap");
      }
      list.sort(Comparator.comparing(String::valueOf));
    }
    return list;
  }

  private static boolean generated(@Nullable Object part) {
    if (part instanceof Collection<?> collection) {
      return collection.stream().anyMatch(Shape::generated);
    }
    if (part instanceof Map<?, ?> map) {
      return generated(map.keySet()) || generated(map.values());
    }
    return part instanceof Gen
        || (part instanceof Object[] array && generated(Arrays.asList(array)))
        || (part instanceof Optional<?> optional && generated(optional.orElse(null)));
  }

  private static Gen<Object> array(Object structure) {
    Class<?> component = structure.getClass().getComponentType();
    if (component.isPrimitive()) {
      return Gen.constant(structure).map(Shape::copy);
    }
    Class<?> result = generated(component);
    return each(Arrays.asList((Object[]) structure)).map(values -> {
      Object array = Array.newInstance(result, values.size());
      for (int i = 0; i < values.size(); i++) {
        Array.set(array, i, values.get(i));
      }
      return array;
    });
  }

  /** Returns the type of what comes for parts of a type: for generators, at any depth of arrays, objects. */
  private static Class<?> generated(Class<?> type) {
    Class<?> component = type.getComponentType();
    if (component != null) {
      return generated(component).arrayType();
    }
    return Gen.class.isAssignableFrom(type) ? Object.class : type;
  }

  private static Object copy(Object array) {
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    System.arraycopy(array, 0, copy, 0, length);
    return copy;
  }
}
