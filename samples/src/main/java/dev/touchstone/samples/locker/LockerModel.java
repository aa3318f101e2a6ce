package dev.touchstone.samples.locker;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Result;
import java.util.HashMap;
import java.util.Map;

/** A model of the locker. */
public final class LockerModel extends Model<LockerModel.S, Locker> {
  /**
   * The locker.
   *
   * @param locked whether it is locked
   * @param kept what was committed
   * @param written what was written since it was locked
   */
  public record S(boolean locked, Map<String, Integer> kept, Map<String, Integer> written) {
    S locked(boolean now) {
      return new S(now, kept, now ? written : Map.of());
    }

    S write(String key, int value) {
      return new S(locked, kept, with(written, Map.of(key, value)));
    }

    S commit() {
      return new S(false, with(kept, written), Map.of());
    }

    private static Map<String, Integer> with(Map<String, Integer> old, Map<String, Integer> more) {
      Map<String, Integer> all = new HashMap<>(old);
      all.putAll(more);
      return Map.copyOf(all);
    }
  }

  private static final Arg<S, String, String> KEY =
      Arg.<S, String>any(Gen.elements("a", "b", "c")).named("key");

  /** Declares the commands, the simplest first. */
  public LockerModel() {
    command("lock")
        .run(Locker::lock)
        .next((s, v) -> s.locked(true))
        .post((s, result) -> result.returned(!s.locked()));
    command("commit")
        .run(Locker::commit)
        .next((s, v) -> s.commit())
        .post((s, result) -> result.returned(s.locked()));
    command("abort")
        .run(Locker::abort)
        .next((s, v) -> s.locked(false))
        .post((s, result) -> result.returned(s.locked()));
    command("read")
        .args(KEY)
        .run(Locker::read)
        .post((s, key, result) -> result.returned(s.kept().get(key)));
    command("write")
        .args(KEY, Arg.<S, Integer>any(Gen.ints(0, 9)).named("value"))
        .run(Locker::write)
        .next((s, v, key, value) -> s.locked() ? s.write(key, value) : s)
        .post((s, key, value, result) -> result.returned(s.locked()));
  }

  @Override
  protected S initial() {
    return new S(false, Map.of(), Map.of());
  }

  @Override
  protected Locker start() {
    return new Locker();
  }

  @Override
  protected boolean refused(S state, String command, Result<?> result) {
    return result.falseOrThrew() || result.returned(null);
  }
}
