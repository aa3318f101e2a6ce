package dev.touchstone.samples.laws;

import dev.touchstone.Gen;
import dev.touchstone.laws.Laws;
import dev.touchstone.laws.Signature;
import dev.touchstone.laws.Sort;
import java.util.List;

/** Signatures about queues of two lists, compared by structure or by contents. */
public final class QueueLaws {
  private static final Sort<TwoListQueue> QUEUE = Sort.of(TwoListQueue.class);
  private static final Sort<Integer> ELEMENT = ListLaws.ELEMENT;
  private static final Sort<List<Integer>> LIST = ListLaws.LIST;

  private QueueLaws() {}

  /** Returns the operations of queues that are equal if they are represented alike. */
  public static Signature byStructure() {
    return Laws.signature()
        .vars(ELEMENT, Gen.ints(0, 4), "X", "Y", "Z")
        .vars(QUEUE, queues(), "Q", "Q2", "Q3")
        .constant("[]", LIST, List.of())
        .constant("new", QUEUE, TwoListQueue.NEW)
        .fun("tail", QUEUE, QUEUE, TwoListQueue::tail)
        .fun("liat", QUEUE, QUEUE, TwoListQueue::liat)
        .fun("reverse", QUEUE, QUEUE, TwoListQueue::reverse)
        .fun("in", ELEMENT, QUEUE, QUEUE, (x, queue) -> queue.in(x))
        .fun("in_r", ELEMENT, QUEUE, QUEUE, (x, queue) -> queue.inFront(x))
        .fun("join", QUEUE, QUEUE, QUEUE, TwoListQueue::join)
        .fun("to_list", QUEUE, LIST, TwoListQueue::toList)
        .fun("++", LIST, LIST, LIST, ListLaws::concat)
        .fun(":", ELEMENT, LIST, LIST, ListLaws::cons);
  }

  /** Returns the operations of queues that are equal if they hold the same elements in order. */
  public static Signature byContents() {
    return byStructure().observe(QUEUE, TwoListQueue::toList);
  }

  private static Gen<TwoListQueue> queues() {
    Gen<List<Integer>> lists = Gen.lists(Gen.ints(0, 4));
    return source -> balanced(source.from(lists), source.from(lists));
  }

  private static TwoListQueue balanced(List<Integer> rear, List<Integer> front) {
    if (front.isEmpty() && rear.size() > 1) {
      int last = rear.size() - 1;
      return new TwoListQueue(rear.subList(0, last), rear.subList(last, rear.size()));
    }
    return rear.isEmpty() && front.size() > 1
        ? balanced(front, rear).reverse()
        : new TwoListQueue(rear, front);
  }
}
