package dev.touchstone.samples.table;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Result;
import java.util.HashMap;
import java.util.Map;

/** A table is its entries and whether it is open; every call on a closed one is refused. */
public final class TableModel extends Model<TableModel.S, Table> {
  /** The entries, and whether the table is open. */
  public record S(boolean open, Map<Integer, Integer> entries) {
    S with(int key, int value) {
      Map<Integer, Integer> next = new HashMap<>(entries);
      next.put(key, value);
      return open ? new S(true, Map.copyOf(next)) : this;
    }

    S without(Integer key) {
      Map<Integer, Integer> next = new HashMap<>(entries);
      next.remove(key);
      return open ? new S(true, Map.copyOf(next)) : this;
    }
  }

  private final Table.Variant variant;

  /** Declares the commands. */
  public TableModel(Table.Variant variant) {
    this.variant = variant;
    Arg<S, Integer, Integer> key = Arg.any(Gen.ints(0, 1));
    command("insert")
        .args(key, Arg.any(Gen.ints(0, 3)))
        .act(Table::insert)
        .next((s, v, k, value) -> s.with(k, value))
        .post((s, k, value, result) -> refused(result) != s.open());
    command("delete")
        .args(key)
        .act(Table::delete)
        .next((s, v, k) -> s.without(k))
        .post((s, k, result) -> refused(result) != s.open());
    command("lookup")
        .args(key)
        .run(Table::lookup)
        .post((s, k, result) -> s.open() ? result.returned(s.entries().get(k)) : refused(result));
    command("close")
        .act(Table::close)
        .next((s, v) -> new S(false, s.entries()))
        .post((s, result) -> refused(result) != s.open());
    command("reopen")
        .act(Table::reopen)
        .next((s, v) -> new S(true, s.entries()))
        .post((s, result) -> refused(result) == s.open());
  }

  private static boolean refused(Result<?> result) {
    return result.threw(IllegalStateException.class);
  }

  @Override
  protected S initial() {
    return new S(true, Map.of());
  }

  @Override
  protected Table start() {
    return new Table(variant);
  }
}
