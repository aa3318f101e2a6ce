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

  /** Declares the commands. */
  public DequeModel(Supplier<? extends Deque<Integer>> deques) {
    this.deques = deques;
    Arg<List<Integer>, Integer, Integer> element = Arg.any(Gen.ints(0, 1));
    command("addFirst").args(element).act(Deque::addFirst).next((s, v, e) -> with(s, 0, e));
    command("addLast").args(element).act(Deque::addLast).next((s, v, e) -> with(s, s.size(), e));
    command("peekFirst").run(Deque::peekFirst).post((s, result) -> result.returned(at(s, 0)));
    command("peekLast")
        .run(Deque::peekLast)
        .post((s, result) -> result.returned(at(s, s.size() - 1)));
    command("pollFirst")
        .run(Deque::pollFirst)
        .next((s, v) -> s.isEmpty() ? s : s.subList(1, s.size()))
        .post((s, result) -> result.returned(at(s, 0)));
    command("pollLast")
        .run(Deque::pollLast)
        .next((s, v) -> s.isEmpty() ? s : s.subList(0, s.size() - 1))
        .post((s, result) -> result.returned(at(s, s.size() - 1)));
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
    return List.of();
  }

  @Override
  protected Deque<Integer> start() {
    return deques.get();
  }
}
