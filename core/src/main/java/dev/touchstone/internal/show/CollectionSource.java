package dev.touchstone.internal.show;

import java.lang.reflect.Modifier;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Collections and maps of the JDK as expressions.
 *
 * <p>Maps whose order counts, that hold null or have many entries are filled by an initialiser: there
 * is no other expression for the first two, and {@code Map.ofEntries} takes compilers seconds.
 */
final class CollectionSource {
  private static final int MOST_PAIRS = 10;
  private static final String IMMUTABLE = "java.util.ImmutableCollections$";
  private static final Pattern FIXED = Pattern.compile(
      "java\\.util\\.(ImmutableCollections|Collections\\$(Unmodifiable|Empty|Singleton|Copies)).*");

  private final SourceNames names;
  private final Expression expression;

  CollectionSource(SourceNames names, Expression expression) {
    this.names = names;
    this.expression = expression;
  }

  String collection(Collection<?> collection) {
    Class<?> type = collection.getClass();
    if (collection instanceof EnumSet<?> constants) {
      return constants(constants);
    }
    List<@Nullable Object> elements = settled(collection, collection);
    if (constructible(type, Collection.class) && natural(collection)) {
      return "new " + names.of(type) + "<>(" + (elements.isEmpty() ? "" : list(elements)) + ")";
    }
    String name = type.getName();
    if (name.equals("java.util.Arrays$ArrayList")) {
      return expression.call(Arrays.class, "asList", joined(elements));
    }
    if (name.startsWith("java.util.ArrayList$")) {
      return "new " + names.of(ArrayList.class) + "<>(" + list(elements) + ")";
    }
    if (collection instanceof List && fixed(name)) {
      return elements.contains(null)
          ? expression.call(Collections.class, "unmodifiableList", list(elements))
          : list(elements);
    }
    if (collection instanceof Set && fixed(name) && natural(collection)) {
      return set(name, elements);
    }
    throw new Inexpressible("a " + name);
  }

  private String set(String name, List<@Nullable Object> elements) {
    if (name.startsWith(IMMUTABLE) && !awkward(elements)) {
      return expression.call(Set.class, "of", joined(elements));
    }
    String linked = "new " + names.of(LinkedHashSet.class) + "<>(" + list(elements) + ")";
    return expression.call(Collections.class, "unmodifiableSet", linked);
  }

  private String constants(EnumSet<?> constants) {
    if (!constants.isEmpty()) {
      return expression.call(EnumSet.class, "of", joined(new ArrayList<>(constants)));
    }
    Object other = EnumSet.complementOf(constants).stream()
        .findFirst()
        .orElseThrow(() -> new Inexpressible("an empty set of an empty enum"));
    String type = names.of(((Enum<?>) other).getDeclaringClass());
    return expression.call(EnumSet.class, "noneOf", type + ".class");
  }

  String map(Map<?, ?> map) {
    Class<?> type = map.getClass();
    List<@Nullable Object> entries = settled(map, map.entrySet());
    if (constructible(type, Map.class) && natural(map)) {
      return constructed(type, map, entries);
    }
    if (type.getName().startsWith(IMMUTABLE)) {
      return entries.size() <= MOST_PAIRS
          ? pairs(entries)
          : expression.call(Map.class, "copyOf", filled(LinkedHashMap.class, entries));
    }
    if (fixed(type.getName()) && natural(map)) {
      return expression.call(
          Collections.class, "unmodifiableMap", filled(LinkedHashMap.class, entries));
    }
    throw new Inexpressible("a " + type.getName());
  }

  private String constructed(Class<?> type, Map<?, ?> map, List<@Nullable Object> entries) {
    if (map.isEmpty() && map instanceof EnumMap) {
      throw new Inexpressible("an empty EnumMap");
    }
    boolean ordered = map.size() > 1 && map instanceof LinkedHashMap;
    if (ordered
        || entries.size() > MOST_PAIRS
        || entries.stream().anyMatch(CollectionSource::nulls)) {
      return filled(type, entries);
    }
    return "new " + names.of(type) + "<>(" + (map.isEmpty() ? "" : pairs(entries)) + ")";
  }

  private static boolean nulls(@Nullable Object entry) {
    return entry instanceof Map.Entry<?, ?> pair
        && (pair.getKey() == null || pair.getValue() == null);
  }

  private String filled(Class<?> type, List<@Nullable Object> entries) {
    return entries.stream()
        .map(entry -> "put(" + pair(entry) + ");")
        .collect(Collectors.joining(" ", "new " + names.of(type) + "<>() {{ ", " }}"));
  }

  private String pairs(List<@Nullable Object> entries) {
    return expression.call(
        Map.class, "of", entries.stream().map(this::pair).collect(Collectors.joining(", ")));
  }

  private String pair(@Nullable Object entry) {
    if (entry instanceof Map.Entry<?, ?> pair) {
      return expression.text(pair.getKey()) + ", " + expression.text(pair.getValue());
    }
    throw new Inexpressible("a map with something else than entries");
  }

  String entry(Map.Entry<?, ?> entry) {
    if (entry.getClass().getName().equals("java.util.KeyValueHolder")) {
      return expression.call(Map.class, "entry", pair(entry));
    }
    return "new " + names.of(AbstractMap.class) + ".SimpleEntry<>(" + pair(entry) + ")";
  }

  private String list(List<@Nullable Object> elements) {
    if (elements.size() == 1 && awkward(elements)) {
      return expression.call(Collections.class, "singletonList", joined(elements));
    }
    return elements.contains(null)
        ? expression.call(Arrays.class, "asList", joined(elements))
        : expression.call(List.class, "of", joined(elements));
  }

  private static boolean awkward(List<@Nullable Object> elements) {
    return elements.stream()
        .anyMatch(element -> element == null || element.getClass().isArray());
  }

  private String joined(List<@Nullable Object> elements) {
    return elements.stream().map(expression::text).collect(Collectors.joining(", "));
  }

  private static boolean fixed(String className) {
    return FIXED.matcher(className).matches();
  }

  static boolean constructible(Class<?> type, Class<?> from) {
    return Modifier.isPublic(type.getModifiers())
        && type.getName().startsWith("java.util.")
        && Arrays.stream(type.getConstructors())
            .anyMatch(constructor ->
                Arrays.equals(constructor.getParameterTypes(), new Class<?>[] {from}));
  }

  private static boolean natural(Object container) {
    if (container instanceof SortedSet<?> set) {
      return set.comparator() == null;
    }
    if (container instanceof SortedMap<?, ?> map) {
      return map.comparator() == null;
    }
    return !(container instanceof PriorityQueue<?> queue) || queue.comparator() == null;
  }

  private List<@Nullable Object> settled(Object container, Collection<?> elements) {
    List<@Nullable Object> settled = new ArrayList<>(elements);
    if (Settled.unordered(container) && !Settled.sort(settled)) {
      settled.sort(Comparator.comparing(Show::of));
    }
    return settled;
  }
}
