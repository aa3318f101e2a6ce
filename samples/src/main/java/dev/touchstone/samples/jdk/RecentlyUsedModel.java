package dev.touchstone.samples.jdk;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A {@link java.util.LinkedHashMap} in access order: reading a key makes it the latest. */
public final class RecentlyUsedModel
    extends Model<List<RecentlyUsedModel.Entry>, Map<Integer, Integer>> {
  /** An entry; the state lists them, the latest last. */
  public record Entry(int key, int value) {}

  private final Supplier<? extends Map<Integer, Integer>> maps;

  /** Declares the commands. */
  public RecentlyUsedModel(Supplier<? extends Map<Integer, Integer>> maps) {
    this.maps = maps;
    Arg<List<Entry>, Integer, Integer> key = Arg.any(Gen.ints(0, 2));
    Arg<List<Entry>, Integer, Integer> value = Arg.any(Gen.ints(0, 1));
    command("keys")
        .run(RecentlyUsedModel::keys)
        .post((s, result) -> result.returned(s.stream().map(Entry::key).toList()));
    command("get")
        .args(key)
        .run(Map::get)
        .next((s, v, k) -> value(s, k) == null ? s : latest(s, k, value(s, k)))
        .post((s, k, result) -> result.returned(value(s, k)));
    command("put")
        .args(key, value)
        .run(Map::put)
        .next((s, v, k, x) -> latest(s, k, x))
        .post((s, k, x, result) -> result.returned(value(s, k)));
    command("remove")
        .args(key)
        .run((map, k) -> map.remove(k))
        .next((s, v, k) -> s.stream().filter(entry -> entry.key() != k).toList())
        .post((s, k, result) -> result.returned(value(s, k)));
  }

  private static List<Integer> keys(Map<Integer, Integer> map) {
    synchronized (map) {
      return List.copyOf(map.keySet());
    }
  }

  private static @Nullable Integer value(List<Entry> s, int key) {
    return s.stream()
        .filter(entry -> entry.key() == key)
        .map(Entry::value)
        .findFirst()
        .orElse(null);
  }

  private static List<Entry> latest(List<Entry> s, int key, @Nullable Integer value) {
    List<Entry> next = new ArrayList<>(s);
    next.removeIf(entry -> entry.key() == key);
    if (value != null) {
      next.add(new Entry(key, value));
    }
    return List.copyOf(next);
  }

  @Override
  protected List<Entry> initial() {
    return List.of();
  }

  @Override
  protected Map<Integer, Integer> start() {
    return maps.get();
  }
}
