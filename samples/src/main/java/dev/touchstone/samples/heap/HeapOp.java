package dev.touchstone.samples.heap;

import static dev.touchstone.Gen.frequency;
import static dev.touchstone.Gen.weight;

import dev.touchstone.Gen;
import java.util.List;

/** What may be done to a heap. */
public sealed interface HeapOp {
  /** Adds a value. */
  record Insert(int value) implements HeapOp {
    @Override
    public String toString() {
      return "Insert " + value;
    }
  }

  /** Removes the least value; does nothing to an empty heap. */
  record DeleteMin() implements HeapOp {
    @Override
    public String toString() {
      return "DeleteMin";
    }
  }

  /** Returns the generator of operations, two insertions to a deletion. */
  static Gen<HeapOp> gen() {
    return frequency(
        weight(2, Gen.ints().map(Insert::new)), weight(1, Gen.constant(new DeleteMin())));
  }

  /** Returns the heap after this operation. */
  default SkewHeap on(SkewHeap heap) {
    return this instanceof Insert insert ? heap.insert(insert.value()) : heap.deleteMin();
  }

  /** Returns the heap that operations make of the empty one. */
  static SkewHeap heap(List<HeapOp> ops) {
    SkewHeap heap = SkewHeap.EMPTY;
    for (HeapOp op : ops) {
      heap = op.on(heap);
    }
    return heap;
  }
}
