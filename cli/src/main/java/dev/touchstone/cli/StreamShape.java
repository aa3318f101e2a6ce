package dev.touchstone.cli;

import dev.touchstone.random.TfRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * A walk over the tree that flattens it into one stream of longs, so that a battery which knows only
 * streams can judge the splitting too.
 */
@FunctionalInterface
interface StreamShape {
  String NAMES = "linear, s, sl, sr, sa, siblings:K with K from 1 to 16, children";

  /** Emits at least one long and returns where the walk goes on. */
  TfRandom step(TfRandom at, LongConsumer out);

  /** Finds a shape by its name; a shape has state and serves one walk. */
  static StreamShape named(String name) {
    return switch (name) {
      case "linear" -> StreamShape::linear;
      case "s" -> StreamShape::fourLeaves;
      case "sl" -> StreamShape::leftSpine;
      case "sr" -> StreamShape::rightSpine;
      case "sa" -> StreamShape::alternating;
      case "children" -> new Children();
      default -> siblings(name);
    };
  }

  private static TfRandom linear(TfRandom at, LongConsumer out) {
    out.accept(at.nextLong());
    return at;
  }

  private static TfRandom fourLeaves(TfRandom at, LongConsumer out) {
    leaves(at.split(), 2).forEach(leaf -> out.accept(leaf.nextLong()));
    return at;
  }

  private static TfRandom leftSpine(TfRandom at, LongConsumer out) {
    TfRandom right = at.split();
    out.accept(at.nextLong());
    return right;
  }

  private static TfRandom rightSpine(TfRandom at, LongConsumer out) {
    out.accept(at.split().nextLong());
    return at;
  }

  private static TfRandom alternating(TfRandom at, LongConsumer out) {
    rightSpine(at, out);
    return leftSpine(at, out);
  }

  private static StreamShape siblings(String name) {
    if (!name.matches("siblings:([1-9]|1[0-6])")) {
      throw new IllegalArgumentException("no shape is called '" + name + "'; known: " + NAMES);
    }
    return new Siblings(Integer.parseInt(name.substring(name.indexOf(':') + 1)));
  }

  /** Splits a node into its leaves at a depth, from left to right. */
  private static List<TfRandom> leaves(TfRandom at, int depth) {
    if (depth == 0) {
      return List.of(at);
    }
    TfRandom right = at.split();
    List<TfRandom> all = new ArrayList<>(leaves(at, depth - 1));
    all.addAll(leaves(right, depth - 1));
    return all;
  }

  /** One long from each of many siblings in turn. */
  final class Siblings implements StreamShape {
    private final int depth;
    private List<TfRandom> leaves = List.of();

    private Siblings(int depth) {
      this.depth = depth;
    }

    @Override
    public TfRandom step(TfRandom at, LongConsumer out) {
      if (leaves.isEmpty()) {
        leaves = leaves(at, depth);
      }
      leaves.forEach(leaf -> out.accept(leaf.nextLong()));
      return at;
    }
  }

  /** The first long of child 0, child 1, and so on. */
  final class Children implements StreamShape {
    private long next;

    private Children() {}

    @Override
    public TfRandom step(TfRandom at, LongConsumer out) {
      out.accept(at.child(next++).nextLong());
      return at;
    }
  }
}
