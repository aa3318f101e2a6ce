package dev.touchstone.examples.internal;

import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Sym;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Command;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Which arguments may be compared with each other.
 *
 * <p>Arguments of one name are of one kind; else those declared by the same {@code Arg} in several
 * places; else those whose values have the same class.
 */
final class Domains {
  private final IdentityHashMap<Arg<?, ?, ?>, Integer> uses = new IdentityHashMap<>();
  private final IdentityHashMap<Arg<?, ?, ?>, String> names = new IdentityHashMap<>();

  Domains(Blueprint blueprint) {
    for (Command command : blueprint.commands()) {
      for (int i = 0; i < command.arity(); i++) {
        uses.merge(command.arg(i), 1, Integer::sum);
        names.putIfAbsent(command.arg(i), "arg " + names.size());
      }
    }
  }

  /** Returns the kind of an argument. */
  String of(Command command, int position, @Nullable Object value) {
    if (value instanceof Sym<?> symbol) {
      return "result " + symbol.path();
    }
    Arg<?, ?, ?> arg = command.arg(position);
    if (arg.kind().isPresent()) {
      return arg.kind().get();
    }
    if (uses.getOrDefault(arg, 0) > 1) {
      return names.getOrDefault(arg, "");
    }
    return value == null ? "null" : value.getClass().getName();
  }
}
