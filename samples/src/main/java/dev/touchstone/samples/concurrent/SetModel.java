package dev.touchstone.samples.concurrent;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;

/** A set, used one element at a time. */
public final class SetModel extends Model<Set<Integer>, Set<Integer>> {
  private final Supplier<? extends Set<Integer>> sets;

  /** Declares the commands. */
  public SetModel(Supplier<? extends Set<Integer>> sets) {
    this.sets = sets;
    Arg<Set<Integer>, Integer, Integer> element = Arg.any(Gen.ints(0, 2));
    command("contains")
        .args(element)
        .run(Set::contains)
        .post((s, e, result) -> result.returned(s.contains(e)));
    command("add")
        .args(element)
        .run(Set::add)
        .next((s, v, e) -> {
          Set<Integer> next = new HashSet<>(s);
          next.add(e);
          return Set.copyOf(next);
        })
        .post((s, e, result) -> result.returned(!s.contains(e)));
    command("remove")
        .args(element)
        .run(Set::remove)
        .next((s, v, e) -> {
          Set<Integer> next = new HashSet<>(s);
          next.remove(e);
          return Set.copyOf(next);
        })
        .post((s, e, result) -> result.returned(s.contains(e)));
  }

  @Override
  protected Set<Integer> initial() {
    return Set.of();
  }

  @Override
  protected Set<Integer> start() {
    return sets.get();
  }
}
