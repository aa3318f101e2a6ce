package dev.touchstone.samples.queue;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Sym;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A model of queues that are made with a capacity; putting into a full one is not allowed. */
public final class FifoModel extends Model<FifoModel.S, Fifo.Fault> {
  /**
   * The queues that were made.
   *
   * @param queues what each can hold and holds
   */
  public record S(Map<Sym<Fifo>, Held> queues) {
    S with(Sym<Fifo> queue, Held held) {
      Map<Sym<Fifo>, Held> more = new HashMap<>(queues);
      more.put(queue, held);
      return new S(Map.copyOf(more));
    }

    Held held(Sym<Fifo> queue) {
      return queues.getOrDefault(queue, new Held(0, List.of()));
    }
  }

  /**
   * What a queue holds.
   *
   * @param capacity how many numbers it can hold
   * @param numbers the numbers, the oldest first
   */
  public record Held(int capacity, List<Integer> numbers) {
    Held plus(int number) {
      List<Integer> more = new ArrayList<>(numbers);
      more.add(number);
      return new Held(capacity, List.copyOf(more));
    }

    Held less() {
      return new Held(capacity, numbers.subList(1, numbers.size()));
    }

    boolean full() {
      return numbers.size() >= capacity;
    }
  }

  private static final Arg<S, Sym<Fifo>, Fifo> QUEUE = Arg.ref(s -> s.queues().keySet());

  private final Fifo.Fault fault;

  /** Declares the commands on right queues. */
  public FifoModel() {
    this(Fifo.Fault.NONE);
  }

  /** Declares the commands on queues that are wrong in one way. */
  public FifoModel(Fifo.Fault fault) {
    this.fault = fault;
    command("new")
        .fresh()
        .args(Arg.<S, Integer>any(Gen.ints(1, 3)).named("capacity"))
        .run((faulty, capacity) -> new Fifo(capacity, faulty))
        .next((s, v, capacity) -> s.with(v, new Held(capacity, List.of())));
    command("put")
        .args(QUEUE, Arg.<S, Integer>any(Gen.ints(0, 9)).named("number"))
        .run((faulty, queue, number) -> queue.put(number))
        .pre((s, queue, number) -> !s.held(queue).full())
        .next((s, v, queue, number) -> s.with(queue, s.held(queue).plus(number)))
        .post((s, queue, number, result) -> result.returned(true));
    command("get")
        .args(QUEUE)
        .run((faulty, queue) -> queue.get())
        .pre((s, queue) -> !s.held(queue).numbers().isEmpty())
        .next((s, v, queue) -> s.with(queue, s.held(queue).less()))
        .post((s, queue, result) -> result.returned(s.held(queue).numbers().get(0)));
    command("size")
        .args(QUEUE)
        .run((faulty, queue) -> queue.size())
        .post((s, queue, result) -> result.returned(s.held(queue).numbers().size()));
  }

  @Override
  protected S initial() {
    return new S(Map.of());
  }

  @Override
  protected Fifo.Fault start() {
    return fault;
  }
}
