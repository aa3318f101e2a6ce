package dev.touchstone.internal.function;

import dev.touchstone.FunctionTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A function without a result: it remembers its calls, up to a limit. The lock guards the calls. */
final class Calls extends Behaviour {
  private static final int MOST = 1_000;

  private final List<FunctionTable.Entry> calls = new ArrayList<>();
  private int more;

  Calls(Sam sam) {
    super(sam);
  }

  @Override
  @Nullable
  Object call(@Nullable Object[] arguments) {
    FunctionTable.Entry entry = new FunctionTable.Entry(Rendered.entry(arguments), "");
    synchronized (calls) {
      if (calls.size() < MOST) {
        calls.add(entry);
      } else {
        more++;
      }
    }
    return null;
  }

  @Override
  FunctionTable table() {
    synchronized (calls) {
      return new FunctionTable(calls, more);
    }
  }

  @Override
  long identity() {
    return 0;
  }
}
