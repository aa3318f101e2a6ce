package dev.touchstone.samples.concurrent;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** A list, used by single calls. */
public final class ListModel extends Model<List<Integer>, List<Integer>> {
  private final Supplier<? extends List<Integer>> lists;

  /** Declares the commands. */
  public ListModel(Supplier<? extends List<Integer>> lists) {
    this.lists = lists;
    Arg<List<Integer>, Integer, Integer> element = Arg.any(Gen.ints(0, 3));
    command("size").run(List::size).post((s, result) -> result.returned(s.size()));
    command("indexOf")
        .args(element)
        .run(List::indexOf)
        .post((s, e, result) -> result.returned(s.indexOf(e)));
    command("add")
        .args(element)
        .run((list, e) -> list.add(e))
        .next((s, v, e) -> {
          List<Integer> next = new ArrayList<>(s);
          next.add(e);
          return List.copyOf(next);
        })
        .post((s, e, result) -> result.returned(true));
    command("remove")
        .args(element)
        .run((list, e) -> list.remove(e))
        .next((s, v, e) -> {
          List<Integer> next = new ArrayList<>(s);
          next.remove(e);
          return List.copyOf(next);
        })
        .post((s, e, result) -> result.returned(s.contains(e)));
  }

  @Override
  protected List<Integer> initial() {
    return List.of();
  }

  @Override
  protected List<Integer> start() {
    return lists.get();
  }
}
