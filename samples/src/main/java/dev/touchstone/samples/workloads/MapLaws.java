package dev.touchstone.samples.workloads;

import dev.touchstone.samples.workloads.MapOps.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The properties of maps, written out.
 *
 * <p>Maps are equal if their entries are, however they are represented; only for unions grouped
 * either way the representations are the same, too.
 */
final class MapLaws<T> {
  private final MapOps<T> ops;

  MapLaws(MapOps<T> ops) {
    this.ops = ops;
  }

  T inserted(MapInput<T> in, int number) {
    return ops.insert(in.key(number), in.value(number), in.map(0));
  }

  private boolean same(T one, T other) {
    return ops.entries(one).equals(ops.entries(other));
  }

  boolean insertPost(MapInput<T> in) {
    var expected =
        in.key(0) == in.key(1) ? Optional.of(in.value(0)) : ops.find(in.key(1), in.map(0));
    return ops.find(in.key(1), inserted(in, 0)).equals(expected);
  }

  boolean deletePost(MapInput<T> in) {
    var expected =
        in.key(0) == in.key(1) ? Optional.<Integer>empty() : ops.find(in.key(1), in.map(0));
    return ops.find(in.key(1), ops.delete(in.key(0), in.map(0))).equals(expected);
  }

  boolean unionPost(MapInput<T> in) {
    var expected = ops.find(in.key(0), in.map(0)).or(() -> ops.find(in.key(0), in.map(1)));
    return ops.find(in.key(0), ops.union(in.map(0), in.map(1))).equals(expected);
  }

  private Map<Integer, Integer> model(T map) {
    Map<Integer, Integer> model = new TreeMap<>();
    ops.entries(map).forEach(entry -> model.putIfAbsent(entry.key(), entry.value()));
    return model;
  }

  private boolean models(Map<Integer, Integer> model, T map) {
    List<Entry> entries = new ArrayList<>();
    model.forEach((key, value) -> entries.add(new Entry(key, value)));
    return ops.entries(map).equals(entries);
  }

  boolean insertModel(MapInput<T> in) {
    Map<Integer, Integer> model = model(in.map(0));
    model.put(in.key(0), in.value(0));
    return models(model, inserted(in, 0));
  }

  boolean deleteModel(MapInput<T> in) {
    Map<Integer, Integer> model = model(in.map(0));
    model.remove(in.key(0));
    return models(model, ops.delete(in.key(0), in.map(0)));
  }

  boolean unionModel(MapInput<T> in) {
    Map<Integer, Integer> model = model(in.map(1));
    model.putAll(model(in.map(0)));
    return models(model, ops.union(in.map(0), in.map(1)));
  }

  boolean insertInsert(MapInput<T> in) {
    T direct = ops.insert(in.key(0), in.value(0), inserted(in, 1));
    T turned = in.key(0) == in.key(1)
        ? inserted(in, 0)
        : ops.insert(in.key(1), in.value(1), inserted(in, 0));
    return same(direct, turned);
  }

  boolean insertDelete(MapInput<T> in) {
    T direct = ops.insert(in.key(0), in.value(0), ops.delete(in.key(1), in.map(0)));
    T turned = in.key(0) == in.key(1) ? inserted(in, 0) : ops.delete(in.key(1), inserted(in, 0));
    return same(direct, turned);
  }

  boolean insertUnion(MapInput<T> in) {
    T direct = ops.insert(in.key(0), in.value(0), ops.union(in.map(0), in.map(1)));
    return same(direct, ops.union(inserted(in, 0), in.map(1)));
  }

  boolean deleteInsert(MapInput<T> in) {
    T direct = ops.delete(in.key(1), inserted(in, 0));
    T deleted = ops.delete(in.key(1), in.map(0));
    T turned = in.key(0) == in.key(1) ? deleted : ops.insert(in.key(0), in.value(0), deleted);
    return same(direct, turned);
  }

  boolean deleteDelete(MapInput<T> in) {
    return same(
        ops.delete(in.key(0), ops.delete(in.key(1), in.map(0))),
        ops.delete(in.key(1), ops.delete(in.key(0), in.map(0))));
  }

  boolean deleteUnion(MapInput<T> in) {
    int key = in.key(0);
    return same(
        ops.delete(key, ops.union(in.map(0), in.map(1))),
        ops.union(ops.delete(key, in.map(0)), ops.delete(key, in.map(1))));
  }

  boolean unionDeleteInsert(MapInput<T> in) {
    int key = in.key(0);
    T direct = ops.union(ops.delete(key, in.map(0)), ops.insert(key, in.value(0), in.map(1)));
    return same(direct, ops.insert(key, in.value(0), ops.union(in.map(0), in.map(1))));
  }

  boolean unionIdempotent(MapInput<T> in) {
    return same(ops.union(in.map(0), in.map(0)), in.map(0));
  }

  boolean unionAssociative(MapInput<T> in) {
    T left = ops.union(ops.union(in.map(0), in.map(1)), in.map(2));
    return left.equals(ops.union(in.map(0), ops.union(in.map(1), in.map(2))));
  }
}
