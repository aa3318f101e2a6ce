package dev.touchstone.samples.concurrent;

import dev.touchstone.machine.Model;
import dev.touchstone.samples.jdk.DequeModel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** Classes whose single calls are atomic, each with a model: nothing may be reported about them. */
public final class CorrectClasses {
  private static final int UNBOUNDED = Integer.MAX_VALUE;

  private CorrectClasses() {}

  /** Returns the models by the names of the classes. */
  public static Map<String, Model<?, ?>> all() {
    Map<String, Model<?, ?>> all = new LinkedHashMap<>();
    counters(all);
    maps(all);
    sets(all);
    queues(all);
    lists(all);
    all.put("Semaphore", new PermitsModel(false));
    all.put("fair Semaphore", new PermitsModel(true));
    return all;
  }

  private static void counters(Map<String, Model<?, ?>> all) {
    all.put("AtomicInteger", new CounterModel(Counters::atomicInteger));
    all.put("AtomicLong", new CounterModel(Counters::atomicLong));
    all.put("AtomicIntegerArray", new CounterModel(Counters::atomicArray));
    all.put("AtomicReference", new CounterModel(Counters::atomicReference));
    all.put("AtomicIntegerFieldUpdater", new CounterModel(Counters::fieldUpdater));
    all.put("synchronized counter", new CounterModel(Counters::synchronizedCounter));
    all.put("ReentrantLock counter", new CounterModel(Counters::reentrantLock));
    all.put("fair lock counter", new CounterModel(Counters::fairLock));
    all.put("write lock counter", new CounterModel(Counters::writeLock));
    all.put("StampedLock counter", new CounterModel(Counters::stampedLock));
    all.put("Semaphore counter", new CounterModel(Counters::semaphore));
  }

  @SuppressWarnings("JdkObsolete") // its locks are what is tested
  private static void maps(Map<String, Model<?, ?>> all) {
    all.put("ConcurrentHashMap", new MapModel(ConcurrentHashMap::new));
    all.put("ConcurrentSkipListMap", new MapModel(ConcurrentSkipListMap::new));
    all.put("Hashtable", new MapModel(Hashtable::new));
    all.put(
        "synchronized HashMap", new MapModel(() -> Collections.synchronizedMap(new HashMap<>())));
    all.put(
        "synchronized TreeMap", new MapModel(() -> Collections.synchronizedMap(new TreeMap<>())));
  }

  private static void sets(Map<String, Model<?, ?>> all) {
    all.put("concurrent key set", new SetModel(ConcurrentHashMap::newKeySet));
    all.put("ConcurrentSkipListSet", new SetModel(ConcurrentSkipListSet::new));
    all.put("CopyOnWriteArraySet", new SetModel(CopyOnWriteArraySet::new));
    all.put(
        "synchronized HashSet", new SetModel(() -> Collections.synchronizedSet(new HashSet<>())));
    all.put(
        "synchronized TreeSet", new SetModel(() -> Collections.synchronizedSet(new TreeSet<>())));
  }

  private static void queues(Map<String, Model<?, ?>> all) {
    all.put("ArrayBlockingQueue", new QueueModel(2, () -> new ArrayBlockingQueue<>(2)));
    all.put("LinkedBlockingQueue", new QueueModel(2, () -> new LinkedBlockingQueue<>(2)));
    all.put("ConcurrentLinkedQueue", new QueueModel(UNBOUNDED, ConcurrentLinkedQueue::new));
    all.put("PriorityBlockingQueue", QueueModel.sorted(PriorityBlockingQueue::new));
    all.put(
        "locked PriorityQueue", QueueModel.sorted(() -> new LockedQueue<>(new PriorityQueue<>())));
    all.put(
        "locked ArrayDeque",
        new QueueModel(UNBOUNDED, () -> new LockedQueue<>(new ArrayDeque<>())));
    all.put("LinkedBlockingDeque", new DequeModel(LinkedBlockingDeque::new));
  }

  @SuppressWarnings("JdkObsolete") // its locks are what is tested
  private static void lists(Map<String, Model<?, ?>> all) {
    all.put("CopyOnWriteArrayList", new ListModel(CopyOnWriteArrayList::new));
    all.put("Vector", new ListModel(Vector::new));
    all.put(
        "synchronized ArrayList",
        new ListModel(() -> Collections.synchronizedList(new ArrayList<>())));
  }
}
