package dev.touchstone.samples.queue;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import java.util.ArrayList;
import java.util.List;

/** A queue that must be neither overfilled nor taken from when empty: both are preconditions. */
public final class BoundedQueueModel extends Model<List<Integer>, BoundedQueue> {
  private final int capacity;
  private final BoundedQueue.Variant variant;

  /** Declares the commands for queues of some capacity. */
  public BoundedQueueModel(int capacity, BoundedQueue.Variant variant) {
    this.capacity = capacity;
    this.variant = variant;
    command("put")
        .args(Arg.any(Gen.ints(0, 9)))
        .run(BoundedQueue::put)
        .pre((s, number) -> s.size() < capacity)
        .next((s, v, number) -> {
          List<Integer> next = new ArrayList<>(s);
          next.add(number);
          return List.copyOf(next);
        })
        .post((s, number, result) -> result.returned(true));
    command("take")
        .run(BoundedQueue::take)
        .pre(s -> !s.isEmpty())
        .next((s, v) -> s.subList(1, s.size()))
        .post((s, result) -> result.returned(s.get(0)));
    command("size").run(BoundedQueue::size).post((s, result) -> result.returned(s.size()));
  }

  @Override
  protected List<Integer> initial() {
    return List.of();
  }

  @Override
  protected BoundedQueue start() {
    return new BoundedQueue(capacity, variant);
  }
}
