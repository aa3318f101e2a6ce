package dev.touchstone.samples.concurrent;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A queue that holds up to a number of elements. */
public final class QueueModel extends Model<List<Integer>, Queue<Integer>> {
  private final Supplier<? extends Queue<Integer>> queues;
  private final boolean sorted;

  /** Declares the commands for queues of some capacity, first in, first out. */
  public QueueModel(int capacity, Supplier<? extends Queue<Integer>> queues) {
    this(capacity, queues, false);
  }

  private QueueModel(int capacity, Supplier<? extends Queue<Integer>> queues, boolean sorted) {
    this.queues = queues;
    this.sorted = sorted;
    command("peek").run(Queue::peek).post((s, result) -> result.returned(first(s)));
    command("poll")
        .run(Queue::poll)
        .next((s, v) -> s.isEmpty() ? s : s.subList(1, s.size()))
        .post((s, result) -> result.returned(first(s)));
    command("offer")
        .args(Arg.any(Gen.ints(0, 3)))
        .run(Queue::offer)
        .next((s, v, element) -> s.size() < capacity ? with(s, element) : s)
        .post((s, element, result) -> result.returned(s.size() < capacity));
  }

  /** Returns a model of unbounded queues whose smallest element comes first. */
  public static QueueModel sorted(Supplier<? extends Queue<Integer>> queues) {
    return new QueueModel(Integer.MAX_VALUE, queues, true);
  }

  private static @Nullable Integer first(List<Integer> s) {
    return s.isEmpty() ? null : s.get(0);
  }

  private List<Integer> with(List<Integer> s, Integer element) {
    List<Integer> next = new ArrayList<>(s);
    next.add(element);
    if (sorted) {
      next.sort(null);
    }
    return List.copyOf(next);
  }

  @Override
  protected List<Integer> initial() {
    return List.of();
  }

  @Override
  protected Queue<Integer> start() {
    return queues.get();
  }
}
