package dev.touchstone.samples.concurrent;

import java.util.AbstractQueue;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** A queue that only one thread at a time may use. */
final class LockedQueue<E> extends AbstractQueue<E> {
  private final Queue<E> inner;

  LockedQueue(Queue<E> inner) {
    this.inner = inner;
  }

  @Override
  public synchronized boolean offer(E element) {
    return inner.offer(element);
  }

  @Override
  public synchronized @Nullable E poll() {
    return inner.poll();
  }

  @Override
  public synchronized @Nullable E peek() {
    return inner.peek();
  }

  @Override
  public synchronized int size() {
    return inner.size();
  }

  @Override
  public synchronized Iterator<E> iterator() {
    return List.copyOf(inner).iterator();
  }
}
