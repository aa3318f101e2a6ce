package dev.touchstone.samples.registry;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Processes by name: a process has at most one name and a name belongs to at most one process.
 *
 * <p>After Hughes, QuickCheck Testing for Fun and Profit (2007), section 6.
 */
public final class Registry {
  private final Map<String, Proc> byName = new LinkedHashMap<>();

  /** Creates a registry without names. */
  public Registry() {}

  /** Starts a process. */
  public Proc spawn() {
    return new Proc();
  }

  /** Names a process; refused where the name or the process is registered. A dead one is left out. */
  public boolean register(String name, Proc proc) {
    if (byName.containsKey(name) || byName.containsValue(proc)) {
      throw new IllegalArgumentException("already registered: " + name);
    }
    if (proc.alive()) {
      byName.put(name, proc);
    }
    return true;
  }

  /** Forgets a name; refused where nothing is registered under it. */
  public boolean unregister(String name) {
    if (byName.remove(name) == null) {
      throw new IllegalArgumentException("not registered: " + name);
    }
    return true;
  }

  /** Returns the process of a name, or null. */
  public @Nullable Proc whereis(String name) {
    return byName.get(name);
  }

  /** Ends a process; its name is free again. */
  public void stop(Proc proc) {
    proc.die();
    byName.values().remove(proc);
  }
}
