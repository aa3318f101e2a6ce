package dev.touchstone.machine.internal;

import dev.touchstone.machine.Call;
import dev.touchstone.machine.Sym;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Which calls refer to the results of which. */
public final class References {
  private References() {}

  /** Names every symbol in the arguments of a call, also inside optionals, collections and maps. */
  public static void of(Call call, Consumer<Sym<?>> heard) {
    call.arguments().forEach(argument -> find(argument, heard));
  }

  private static void find(@Nullable Object value, Consumer<Sym<?>> heard) {
    if (value instanceof Sym<?> symbol) {
      heard.accept(symbol);
    } else if (value instanceof Optional<?> optional) {
      optional.ifPresent(inner -> find(inner, heard));
    } else if (value instanceof Collection<?> collection) {
      collection.forEach(inner -> find(inner, heard));
    } else if (value instanceof Map<?, ?> map) {
      map.forEach((key, inner) -> {
        find(key, heard);
        find(inner, heard);
      });
    }
  }

  /** Numbers the variables that calls refer to from 1 on, in the order of their calls. */
  public static int[] names(List<Call> calls) {
    return names(calls, new BitSet());
  }

  /** Numbers the variables that calls refer to, and some others. */
  public static int[] names(List<Call> calls, BitSet others) {
    int most = calls.stream().mapToInt(Call::variable).max().orElse(-1);
    BitSet used = (BitSet) others.clone();
    calls.forEach(call -> of(call, symbol -> used.set(symbol.variable())));
    int[] names = new int[most + 1];
    int last = 0;
    for (Call call : calls) {
      if (used.get(call.variable())) {
        names[call.variable()] = ++last;
      }
    }
    return names;
  }
}
