package dev.touchstone.internal.function;

import dev.touchstone.FunctionTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A function without a result: it remembers its calls, up to a limit. The lock guards the calls. */
final class Calls extends Behaviour {
  private static final int MOST = 1_000;

  private final List<Supplier<String>> calls = new ArrayList<>();
  private int more;

  Calls(Sam sam) {
    super(sam);
  }

  @Override
  @Nullable
  Object call(@Nullable Object[] arguments) {
    Supplier<String> shown = Rendered.arguments(arguments);
    synchronized (calls) {
      if (calls.size() < MOST) {
        calls.add(shown);
      } else {
        more++;
      }
    }
    return null;
  }

  @Override
  FunctionTable table() {
    List<Supplier<String>> listed;
    int unlisted;
    synchronized (calls) {
      listed = List.copyOf(calls);
      unlisted = more;
    }
    return new FunctionTable(
        listed.stream().map(shown -> new FunctionTable.Entry(shown.get(), "")).toList(), unlisted);
  }

  @Override
  long identity() {
    return 0;
  }
}
