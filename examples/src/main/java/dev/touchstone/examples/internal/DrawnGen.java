package dev.touchstone.examples.internal;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.choice.BoolDomain;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.internal.Admission;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Command;
import dev.touchstone.machine.internal.Length;
import dev.touchstone.machine.internal.ScriptGen;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Draws scripts with alternative arguments beside each call.
 *
 * <p>The alternatives are drawn aside, so the script of a case is the one a plain check draws. They
 * are part of the same choices, so a call and its alternative go and shrink together.
 *
 * <p>After Ivarsson, Heuristics for generating good examples using QuickCheck (2016), section 3.3.5.
 */
final class DrawnGen implements Gen<Drawn> {
  private static final int REDRAWS = 3;
  static final BoolDomain WHOLE = new BoolDomain(0.5);

  private final ScriptGen scripts;

  DrawnGen(Blueprint blueprint) {
    this.scripts = new ScriptGen(blueprint, Length.BY_SIZE, Admission.PRECONDITIONS);
  }

  @Override
  public Drawn generate(Source source) {
    List<@Nullable Object @Nullable []> alternatives = new ArrayList<>();
    Script script = scripts.script(source, (s, position, command, state, arguments) -> {
      while (alternatives.size() > position) {
        alternatives.remove(alternatives.size() - 1);
      }
      alternatives.add(
          command.arity() == 0
              ? null
              : s.aside(position, side -> alternative(side, command, state, arguments))
                  .orElse(null));
    });
    return new Drawn(script, Collections.unmodifiableList(alternatives));
  }

  private static Optional<@Nullable Object[]> alternative(
      Source source, Command command, Object state, @Nullable Object[] arguments) {
    List<@Nullable Object[]> found = new ArrayList<>();
    source.attempt(REDRAWS, s -> {
      @Nullable Object[] other = arguments.clone();
      if (s.draw(WHOLE) == 1) {
        other = command.draw(state, s);
      } else {
        int position = command.arity() == 1 ? 0 : s.branch(command.arity());
        other[position] = command.draw(position, state, s);
      }
      if (Arrays.equals(other, arguments) || !command.pre(state, other)) {
        return false;
      }
      found.add(other);
      return true;
    });
    return found.isEmpty() ? Optional.empty() : Optional.of(found.get(found.size() - 1));
  }
}
