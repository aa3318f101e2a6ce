package dev.touchstone.samples.workloads;

import dev.touchstone.Gen;
import java.util.List;

/**
 * What a property of maps is tried on.
 *
 * @param <T> how a map is represented
 * @param maps as many maps as the property needs
 * @param keys as many keys
 * @param values as many values
 */
public record MapInput<T>(List<T> maps, List<Integer> keys, List<Integer> values) {
  T map(int at) {
    return maps.get(at);
  }

  int key(int at) {
    return keys.get(at);
  }

  int value(int at) {
    return values.get(at);
  }

  /** Returns the generator of the inputs of a property. */
  public static <T> Gen<MapInput<T>> gen(
      MapProperty property, Gen<T> maps, Gen<Integer> keys, Gen<Integer> values) {
    Gen<List<T>> allMaps = Gen.lists(maps, property.maps(), property.maps());
    Gen<List<Integer>> allKeys = Gen.lists(keys, property.keys(), property.keys());
    Gen<List<Integer>> allValues = Gen.lists(values, property.payloads(), property.payloads());
    return Gen.draw(source ->
        new MapInput<>(source.from(allMaps), source.from(allKeys), source.from(allValues)));
  }
}
