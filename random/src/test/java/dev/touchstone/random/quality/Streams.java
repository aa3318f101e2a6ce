package dev.touchstone.random.quality;

import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import dev.touchstone.random.Walk;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator.SplittableGenerator;
import java.util.stream.Stream;

/** The sequences the battery sees: the walks every splittable generator has, and four more of ours. */
final class Streams {
  static final List<String> WALKS = List.of(
      "linear",
      "s",
      "sl",
      "sr",
      "sa",
      "siblings:1",
      "siblings:4",
      "siblings:8",
      "siblings:16",
      "children");

  private Streams() {}

  record Named(String name, LongSupplier longs) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** Everything ours is judged on. */
  static Stream<Named> ours(int depth) {
    Node root = Seed.of(0x746f756368L, 0x73746f6e65L).root();
    return Stream.concat(
        WALKS.stream().map(name -> new Named(name, walk(name, root.child(name).open()))),
        Stream.of(
            new Named("leaves", leaves(root.child("leaves").open(), depth)),
            new Named("labels", Walk.firsts(i -> root.child("case " + i).open())),
            new Named("seeds", Walk.firsts(TfRandom::of))));
  }

  static LongSupplier walk(String name, SplittableGenerator generator) {
    return Walk.parse(name).over(generator);
  }

  static long[] sample(LongSupplier longs, int size) {
    long[] sample = new long[size];
    for (int i = 0; i < size; i++) {
      sample[i] = longs.getAsLong();
    }
    return sample;
  }

  /** The first long of every leaf of a full tree, in the order of a breadth-first visit. */
  static LongSupplier leaves(SplittableGenerator root, int depth) {
    Deque<SplittableGenerator> pending = new ArrayDeque<>();
    Deque<Integer> depths = new ArrayDeque<>();
    pending.push(root);
    depths.push(0);
    return () -> {
      SplittableGenerator node = pending.pop();
      for (int at = depths.pop(); at < depth; at++) {
        pending.push(node.split());
        depths.push(at + 1);
      }
      return node.nextLong();
    };
  }

  /** Down the right spine: the first long of each node XOR that of its left, then its right child. */
  static LongSupplier parentXorChild(SplittableGenerator root) {
    return new ParentXorChild(root);
  }

  private static final class ParentXorChild implements LongSupplier {
    private SplittableGenerator right;
    private long parent;
    private long child;
    private boolean both;

    ParentXorChild(SplittableGenerator root) {
      right = root;
      child = root.nextLong();
    }

    @Override
    public long getAsLong() {
      both = !both;
      if (both) {
        SplittableGenerator left = right;
        parent = child;
        right = left.split();
        child = right.nextLong();
        return parent ^ left.nextLong();
      }
      return parent ^ child;
    }
  }
}
