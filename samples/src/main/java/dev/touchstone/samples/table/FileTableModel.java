package dev.touchstone.samples.table;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Result;
import java.util.HashMap;
import java.util.Map;

/** A model of the table: entries can be seen and set while it is open, and stay when it is closed. */
public final class FileTableModel extends Model<FileTableModel.S, FileTable> {
  /**
   * The table.
   *
   * @param open whether it is open
   * @param entries its entries
   */
  public record S(boolean open, Map<Integer, Integer> entries) {
    S with(int key, int value) {
      Map<Integer, Integer> more = new HashMap<>(entries);
      more.put(key, value);
      return new S(open, Map.copyOf(more));
    }

    S without(Integer key) {
      Map<Integer, Integer> fewer = new HashMap<>(entries);
      fewer.remove(key);
      return new S(open, Map.copyOf(fewer));
    }
  }

  private static final Arg<S, Integer, Integer> KEY =
      Arg.<S, Integer>any(Gen.ints(0, 3)).named("key");

  private final FileTable.Fault fault;

  /** Declares the commands on a right table. */
  public FileTableModel() {
    this(FileTable.Fault.NONE);
  }

  /** Declares the commands on a table that is wrong in one way. */
  public FileTableModel(FileTable.Fault fault) {
    this.fault = fault;
    command("open")
        .act(FileTable::open)
        .pre(s -> !s.open())
        .next((s, v) -> new S(true, s.entries()));
    command("close").act(FileTable::close).pre(S::open).next((s, v) -> new S(false, s.entries()));
    command("insert")
        .args(KEY, Arg.<S, Integer>any(Gen.ints(0, 9)).named("value"))
        .run(FileTable::insert)
        .pre((s, key, value) -> s.open())
        .next((s, v, key, value) -> s.with(key, value))
        .post((s, key, value, result) -> result.returned(s.entries().get(key)));
    command("lookup")
        .args(KEY)
        .run(FileTable::lookup)
        .pre((s, key) -> s.open())
        .post((s, key, result) -> result.returned(s.entries().get(key)));
    command("delete")
        .args(KEY)
        .run(FileTable::delete)
        .pre((s, key) -> s.open())
        .next((s, v, key) -> s.without(key))
        .post((s, key, result) -> result.returned(s.entries().containsKey(key)));
  }

  @Override
  protected S initial() {
    return new S(false, Map.of());
  }

  @Override
  protected FileTable start() {
    return new FileTable(fault);
  }

  @Override
  protected boolean refused(S state, String command, Result<?> result) {
    boolean nothing = command.equals("lookup") && result.returned(null);
    return nothing || result.falseOrThrew();
  }
}
