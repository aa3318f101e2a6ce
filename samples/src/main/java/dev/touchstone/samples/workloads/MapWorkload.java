package dev.touchstone.samples.workloads;

import static dev.touchstone.Case.assume;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.space.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Faulty maps, the properties that tell the faults, and three ways to make maps.
 *
 * @param <T> how a map is represented
 * @param name the name of the workload
 * @param mutants the faulty operations by the name of the fault
 * @param told the properties that can fail, by the name of the fault
 * @param derived makes maps from their type
 * @param guided makes valid maps from their type and the condition that they meet
 * @param handwritten makes valid maps
 */
public record MapWorkload<T>(
    String name,
    Map<String, MapOps<T>> mutants,
    Map<String, List<MapProperty>> told,
    Gen<T> derived,
    Gen<T> guided,
    Gen<T> handwritten) {
  private static final int DISCARDS = 1_000_000;
  private static final int LARGEST_KEY = 12;
  private static final int LARGEST_GUIDED_KEY = 9;
  private static final int LARGEST_VALUE = 5;
  private static final int MOST_INSERTIONS = 20;

  /** Returns the tasks. */
  public List<Task> tasks() {
    List<Task> tasks = new ArrayList<>();
    mutants.forEach((mutant, ops) -> {
      for (MapProperty property : told.getOrDefault(mutant, List.of())) {
        tasks.add(new Task(
            name,
            mutant,
            property.name().toLowerCase(Locale.ROOT),
            strategy -> claim(ops, property, strategy)));
      }
    });
    return tasks;
  }

  /** Claims a property of operations, with maps made in one of the three ways. */
  public Claim claim(MapOps<T> ops, MapProperty property, Strategy strategy) {
    return switch (strategy) {
      case DERIVED -> claim(ops, property, derived, Gen.ints(), Gen.ints());
      case GUIDED -> claim(ops, property, guided, Gen.ints(0, LARGEST_GUIDED_KEY));
      case HANDWRITTEN -> claim(ops, property, handwritten, keys());
    };
  }

  private static <T> Claim claim(
      MapOps<T> ops, MapProperty property, Gen<T> valid, Gen<Integer> keys) {
    return claim(ops, property, valid, keys, Gen.ints(0, LARGEST_VALUE));
  }

  /** Claims a property of operations, with given maps, keys and values. */
  public static <T> Claim claim(
      MapOps<T> ops, MapProperty property, Gen<T> maps, Gen<Integer> keys, Gen<Integer> values) {
    return Claim.forAll(MapInput.gen(property, maps, keys, values), input -> {
          assume(property.applies(ops, input), "the maps are valid");
          return property.holds(ops, input);
        })
        .maxDiscards(DISCARDS);
  }

  /** Returns the generator of keys that meet each other. */
  static Gen<Integer> keys() {
    return Gen.ints(0, LARGEST_KEY);
  }

  /** Returns the space of keys that meet each other. */
  static Space<Integer> keySpace() {
    return Space.ints(0, LARGEST_GUIDED_KEY);
  }

  /** Returns the space of values. */
  static Space<Integer> valueSpace() {
    return Space.ints(0, LARGEST_VALUE);
  }

  /** Returns the generator of maps that correct insertions make of an empty one. */
  static <T> Gen<T> inserted(MapOps<T> ops, T empty) {
    Gen<MapOps.Entry> entry =
        Gen.draw(source -> new MapOps.Entry(source.from(keys()), source.integer(0, LARGEST_VALUE)));
    return Gen.lists(entry, 0, MOST_INSERTIONS).map(list -> {
      T map = empty;
      for (MapOps.Entry each : list) {
        map = ops.insert(each.key(), each.value(), map);
      }
      return map;
    });
  }
}
