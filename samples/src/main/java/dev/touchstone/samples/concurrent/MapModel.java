package dev.touchstone.samples.concurrent;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/** A map, used one key at a time. */
public final class MapModel extends Model<Map<Integer, Integer>, Map<Integer, Integer>> {
  private final Supplier<? extends Map<Integer, Integer>> maps;

  /** Declares the commands. */
  public MapModel(Supplier<? extends Map<Integer, Integer>> maps) {
    this.maps = maps;
    Arg<Map<Integer, Integer>, Integer, Integer> key = Arg.any(Gen.ints(0, 1));
    Arg<Map<Integer, Integer>, Integer, Integer> value = Arg.any(Gen.ints(0, 3));
    command("get").args(key).run(Map::get).post((s, k, result) -> result.returned(s.get(k)));
    command("put")
        .args(key, value)
        .run(Map::put)
        .next((s, unused, k, v) -> with(s, k, v))
        .post((s, k, v, result) -> result.returned(s.get(k)));
    command("putIfAbsent")
        .args(key, value)
        .run(Map::putIfAbsent)
        .next((s, unused, k, v) -> s.containsKey(k) ? s : with(s, k, v))
        .post((s, k, v, result) -> result.returned(s.get(k)));
    command("remove")
        .args(key)
        .run((map, k) -> map.remove(k))
        .next((s, unused, k) -> without(s, k))
        .post((s, k, result) -> result.returned(s.get(k)));
    command("containsKey")
        .args(key)
        .run(Map::containsKey)
        .post((s, k, result) -> result.returned(s.containsKey(k)));
  }

  private static Map<Integer, Integer> with(Map<Integer, Integer> s, int key, int value) {
    Map<Integer, Integer> next = new HashMap<>(s);
    next.put(key, value);
    return Map.copyOf(next);
  }

  private static Map<Integer, Integer> without(Map<Integer, Integer> s, Integer key) {
    Map<Integer, Integer> next = new HashMap<>(s);
    next.remove(key);
    return Map.copyOf(next);
  }

  @Override
  protected Map<Integer, Integer> initial() {
    return Map.of();
  }

  @Override
  protected Map<Integer, Integer> start() {
    return maps.get();
  }
}
