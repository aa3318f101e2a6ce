package dev.touchstone.samples.registry;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Processes by name: a process has at most one name and a name belongs to at most one process.
 *
 * <p>After Hughes, QuickCheck Testing for Fun and Profit (2007), section 6.
 */
public final class Registry {
  /** The ways the registry can be wrong: each changes one rule. */
  public enum Fault {
    /** None: the registry is right. */
    NONE,
    /** A taken name is given to another process. */
    NAME_TWICE,
    /** A process may have several names. */
    PROCESS_TWICE,
    /** Registering does nothing. */
    REGISTER_LOST,
    /** Only one process may be registered at a time. */
    REGISTER_ALONE,
    /** An unknown name can be forgotten. */
    UNREGISTER_UNKNOWN,
    /** Forgetting a name does nothing. */
    UNREGISTER_LOST,
    /** Forgetting a name forgets all. */
    UNREGISTER_ALL,
    /** A name that was forgotten cannot be used again. */
    NAME_ONCE,
    /** Nothing is ever found. */
    WHEREIS_NOTHING,
    /** Looking a name up forgets it. */
    WHEREIS_TAKES
  }

  private final Map<String, Proc> byName = new LinkedHashMap<>();
  private final Set<String> forgotten = new HashSet<>();
  private final Fault fault;

  /** Creates a registry without names. */
  public Registry() {
    this(Fault.NONE);
  }

  /** Creates a registry that is wrong in one way. */
  public Registry(Fault fault) {
    this.fault = fault;
  }

  /** Starts a process. */
  public Proc spawn() {
    return new Proc();
  }

  /** Names a process; refused where the name or the process is registered. A dead one is left out. */
  public boolean register(String name, Proc proc) {
    if (taken(name, proc)) {
      throw new IllegalArgumentException("already registered: " + name);
    }
    if (proc.alive() && fault != Fault.REGISTER_LOST) {
      byName.put(name, proc);
    }
    return true;
  }

  private boolean taken(String name, Proc proc) {
    boolean other = (fault == Fault.NAME_ONCE && forgotten.contains(name))
        || (fault == Fault.REGISTER_ALONE && !byName.isEmpty());
    return other
        || (byName.containsKey(name) && fault != Fault.NAME_TWICE)
        || (byName.containsValue(proc) && fault != Fault.PROCESS_TWICE);
  }

  /** Forgets a name; refused where nothing is registered under it. */
  public boolean unregister(String name) {
    Proc before = fault == Fault.UNREGISTER_LOST ? byName.get(name) : byName.remove(name);
    if (before == null && fault != Fault.UNREGISTER_UNKNOWN) {
      throw new IllegalArgumentException("not registered: " + name);
    }
    forgotten.add(name);
    if (fault == Fault.UNREGISTER_ALL) {
      byName.clear();
    }
    return true;
  }

  /** Returns the process of a name, or null. */
  public @Nullable Proc whereis(String name) {
    if (fault == Fault.WHEREIS_NOTHING) {
      return null;
    }
    return fault == Fault.WHEREIS_TAKES ? byName.remove(name) : byName.get(name);
  }

  /** Ends a process; its name is free again. */
  public void stop(Proc proc) {
    proc.die();
    byName.values().remove(proc);
  }
}
