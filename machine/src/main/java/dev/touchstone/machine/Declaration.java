package dev.touchstone.machine;

import dev.touchstone.machine.internal.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A command while it is declared.
 *
 * <p>Mutable and confined to the constructor of its model; a runner gets the sealed {@link Command}.
 */
final class Declaration {
  private final String name;
  private final List<Arg<?, ?, ?>> args = new ArrayList<>();
  private final List<Command.KnownBug> knownBugs = new ArrayList<>();
  private int weight = 1;
  private boolean fresh;
  private boolean gives;
  private @Nullable Predicate<Object> when;
  private Command.@Nullable Pre pre;
  private Command.@Nullable Run run;
  private Command.@Nullable Next next;
  private Command.@Nullable Post post;

  Declaration(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }

  Declaration takes(Arg<?, ?, ?>... given) {
    args.addAll(List.of(given));
    return this;
  }

  @SuppressWarnings("unchecked") // the state of the model the command is declared in
  void when(Predicate<?> test) {
    when = when == null ? (Predicate<Object>) test : when.and((Predicate<Object>) test);
  }

  void weight(int times) {
    if (times < 1) {
      throw new IllegalModel("command " + name + " has weight " + times + "; give at least 1");
    }
    weight = times;
  }

  void fresh() {
    fresh = true;
  }

  Declaration runs(Command.Run body) {
    run = body;
    gives = true;
    return this;
  }

  Declaration acts(Command.Run body) {
    run = body;
    return this;
  }

  void pre(Command.Pre test) {
    Command.Pre before = pre;
    pre = before == null
        ? test
        : (state, arguments) -> before.test(state, arguments) && test.test(state, arguments);
  }

  void knownBug(String bug, Command.Pre happens) {
    knownBugs.add(new Command.KnownBug(bug, happens));
  }

  void next(Command.Next after) {
    next = after;
  }

  void post(Command.Post right) {
    post = right;
  }

  Command command(int number) {
    if (run == null) {
      throw new IllegalModel("command " + name + " has no body; give it one by run or act");
    }
    return new Command(
        number, name, weight, fresh, gives, when, args, pre, knownBugs, run, next, post);
  }
}
