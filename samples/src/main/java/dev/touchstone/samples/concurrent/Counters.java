package dev.touchstone.samples.concurrent;

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.IntBinaryOperator;
import java.util.function.IntSupplier;

/** Counters that count right, each in its own way. */
final class Counters {
  private Counters() {}

  private interface Swap {
    boolean swap(int expected, int next);
  }

  private static Counter of(IntSupplier increment, IntSupplier value, Swap swap) {
    return new Counter() {
      @Override
      public int increment() {
        return increment.getAsInt();
      }

      @Override
      public int value() {
        return value.getAsInt();
      }

      @Override
      public boolean compareAndSet(int expected, int next) {
        return swap.swap(expected, next);
      }
    };
  }

  static Counter atomicInteger() {
    AtomicInteger n = new AtomicInteger();
    return of(n::incrementAndGet, n::get, n::compareAndSet);
  }

  static Counter atomicLong() {
    AtomicLong n = new AtomicLong();
    return of(() -> (int) n.incrementAndGet(), n::intValue, n::compareAndSet);
  }

  static Counter atomicArray() {
    AtomicIntegerArray n = new AtomicIntegerArray(3);
    return of(
        () -> n.incrementAndGet(1), () -> n.get(1), (old, next) -> n.compareAndSet(1, old, next));
  }

  private record Held(int value) {}

  @SuppressWarnings("NullAway") // the reference never holds null
  static Counter atomicReference() {
    AtomicReference<Held> n = new AtomicReference<>(new Held(0));
    return of(
        () -> n.updateAndGet(held -> new Held(held.value() + 1)).value(),
        () -> n.get().value(),
        (old, next) -> {
          Held seen = n.get();
          while (seen.value() == old && !n.compareAndSet(seen, new Held(next))) {
            seen = n.get();
          }
          return seen.value() == old;
        });
  }

  static Counter fieldUpdater() {
    Field field = new Field();
    return of(
        () -> Field.VALUE.incrementAndGet(field),
        () -> field.value,
        (old, next) -> Field.VALUE.compareAndSet(field, old, next));
  }

  private static final class Field {
    static final AtomicIntegerFieldUpdater<Field> VALUE =
        AtomicIntegerFieldUpdater.newUpdater(Field.class, "value");
    volatile int value;
  }

  /** A plain number, and a way to be alone with it. */
  private static Counter guarded(java.util.function.UnaryOperator<IntBinaryOperator> alone) {
    int[] n = new int[1];
    IntBinaryOperator increment = alone.apply((a, b) -> ++n[0]);
    IntBinaryOperator value = alone.apply((a, b) -> n[0]);
    IntBinaryOperator swap = alone.apply((old, next) -> {
      if (n[0] != old) {
        return 0;
      }
      n[0] = next;
      return 1;
    });
    return of(
        () -> increment.applyAsInt(0, 0),
        () -> value.applyAsInt(0, 0),
        (old, next) -> swap.applyAsInt(old, next) == 1);
  }

  static Counter synchronizedCounter() {
    Object lock = new Object();
    return guarded(step -> (a, b) -> {
      synchronized (lock) {
        return step.applyAsInt(a, b);
      }
    });
  }

  private static Counter locked(Lock lock) {
    return guarded(step -> (a, b) -> {
      lock.lock();
      try {
        return step.applyAsInt(a, b);
      } finally {
        lock.unlock();
      }
    });
  }

  static Counter reentrantLock() {
    return locked(new ReentrantLock());
  }

  static Counter fairLock() {
    return locked(new ReentrantLock(true));
  }

  static Counter writeLock() {
    return locked(new ReentrantReadWriteLock().writeLock());
  }

  static Counter stampedLock() {
    return locked(new StampedLock().asWriteLock());
  }

  static Counter semaphore() {
    Semaphore one = new Semaphore(1);
    return guarded(step -> (a, b) -> {
      one.acquireUninterruptibly();
      try {
        return step.applyAsInt(a, b);
      } finally {
        one.release();
      }
    });
  }
}
