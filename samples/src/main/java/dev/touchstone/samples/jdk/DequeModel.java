package dev.touchstone.samples.jdk;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A deque without bounds, used at both ends. */
public final class DequeModel extends Model<List<Integer>, Deque<Integer>> {
  private final Supplier<? extends Deque<Integer>> deques;
  private final List<Integer> first;

  /** Declares six commands for deques that start empty. */
  public DequeModel(Supplier<? extends Deque<Integer>> deques) {
    this(deques, List.of());
    command("addLast")
        .args(Arg.any(Gen.ints(0, 1)))
        .act(Deque::addLast)
        .next((s, v, e) -> with(s, s.size(), e));
    command("peekFirst").run(Deque::peekFirst).post((s, result) -> result.returned(at(s, 0)));
    command("pollLast")
        .run(Deque::pollLast)
        .next((s, v) -> s.isEmpty() ? s : s.subList(0, s.size() - 1))
        .post((s, result) -> result.returned(at(s, s.size() - 1)));
  }

  private DequeModel(Supplier<? extends Deque<Integer>> deques, List<Integer> first) {
    this.deques = deques;
    this.first = first;
    command("addFirst")
        .args(Arg.any(Gen.ints(0, 1)))
        .act(Deque::addFirst)
        .next((s, v, e) -> with(s, 0, e));
    command("peekLast")
        .run(Deque::peekLast)
        .post((s, result) -> result.returned(at(s, s.size() - 1)));
    command("pollFirst")
        .run(Deque::pollFirst)
        .next((s, v) -> s.isEmpty() ? s : s.subList(1, s.size()))
        .post((s, result) -> result.returned(at(s, 0)));
  }

  /** Returns a model of the first end alone, with a look at the last: deques start with one element. */
  public static DequeModel ofOneEnd(Supplier<? extends Deque<Integer>> deques) {
    return new DequeModel(deques, List.of(1));
  }

  private static List<Integer> with(List<Integer> s, int place, Integer element) {
    List<Integer> next = new ArrayList<>(s);
    next.add(place, element);
    return List.copyOf(next);
  }

  private static @Nullable Integer at(List<Integer> s, int place) {
    return s.isEmpty() ? null : s.get(place);
  }

  @Override
  protected List<Integer> initial() {
    return first;
  }

  @Override
  protected Deque<Integer> start() {
    Deque<Integer> deque = deques.get();
    deque.addAll(first);
    return deque;
  }
}
