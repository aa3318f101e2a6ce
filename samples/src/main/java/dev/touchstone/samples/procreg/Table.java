package dev.touchstone.samples.procreg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The entries that clients and server share: name to process, and back to the monitor of the process.
 *
 * <p>Every method is one atomic step, and nothing else is.
 */
final class Table {
  /** Stands for the monitor of a process that the server has not heard of yet. */
  static final Consumer<Proc> DUMMY = proc -> {};

  private record Reverse(Proc proc, String name) {}

  private final Map<String, Proc> forward = new HashMap<>();
  private final Map<Reverse, Consumer<Proc>> reverse = new HashMap<>();

  /** Adds an entry unless the name has one. */
  synchronized boolean insertNew(String name, Proc proc) {
    return forward.putIfAbsent(name, proc) == null;
  }

  /** Adds an entry and a dummy for the way back unless the name has one. */
  synchronized boolean insertBoth(String name, Proc proc) {
    boolean inserted = insertNew(name, proc);
    if (inserted) {
      reverse.put(new Reverse(proc, name), DUMMY);
    }
    return inserted;
  }

  synchronized @Nullable Proc forward(String name) {
    return forward.get(name);
  }

  synchronized @Nullable Consumer<Proc> reverse(Proc proc, String name) {
    return reverse.get(new Reverse(proc, name));
  }

  synchronized void putReverse(Proc proc, String name, Consumer<Proc> monitor) {
    reverse.put(new Reverse(proc, name), monitor);
  }

  /** Removes both entries. */
  synchronized void delete(String name, Proc proc) {
    forward.remove(name, proc);
    reverse.remove(new Reverse(proc, name));
  }

  /** Returns the names under which a process has a way back. */
  synchronized List<String> names(Proc proc) {
    List<String> names = new ArrayList<>();
    for (Reverse entry : reverse.keySet()) {
      if (entry.proc().equals(proc)) {
        names.add(entry.name());
      }
    }
    return names;
  }
}
