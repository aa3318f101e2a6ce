package dev.touchstone.samples.locker;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A store that is locked to write: what is written counts when it is committed. */
public final class Locker {
  private final Map<String, Integer> kept = new HashMap<>();
  private final Map<String, Integer> written = new HashMap<>();
  private boolean locked;

  /** Creates an empty locker. */
  public Locker() {}

  /** Locks it; refused where it is locked. */
  public boolean lock() {
    boolean free = !locked;
    locked = true;
    return free;
  }

  /** Writes an entry; refused where it is not locked. */
  public boolean write(String key, int value) {
    if (locked) {
      written.put(key, value);
    }
    return locked;
  }

  /** Returns what is kept under a key, or null. */
  public @Nullable Integer read(String key) {
    return kept.get(key);
  }

  /** Keeps what was written and unlocks; refused where it is not locked. */
  public boolean commit() {
    kept.putAll(written);
    return unlock();
  }

  /** Forgets what was written and unlocks; refused where it is not locked. */
  public boolean abort() {
    return unlock();
  }

  private boolean unlock() {
    boolean was = locked;
    written.clear();
    locked = false;
    return was;
  }
}
