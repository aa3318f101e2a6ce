package dev.touchstone.machine.internal;

import dev.touchstone.Source;
import dev.touchstone.choice.BranchDomain;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The commands that a state offers, and the choice among them in proportion to their weights.
 *
 * <p>A choice is recorded among all declared commands, so that it keeps its meaning in states that
 * offer others. Confined to the script that is being made.
 */
public final class Offer {
  private final List<Command> commands;
  private final BranchDomain all;
  private final boolean[] offered;
  private final boolean steady;
  private int open;

  /** Creates an offer of nothing. */
  public Offer(List<Command> commands, BranchDomain all) {
    this.commands = commands;
    this.all = all;
    this.offered = new boolean[commands.size()];
    this.steady = commands.stream().allMatch(Command::always);
  }

  /** Returns all commands by weight, as the choice is recorded. */
  public static BranchDomain byWeight(List<Command> commands) {
    return BranchDomain.weighted(commands.stream().mapToInt(Command::weight).toArray());
  }

  /** Offers what a state offers, and nothing else. */
  public void of(Object state) {
    if (steady && open == offered.length) {
      return;
    }
    open = 0;
    for (int i = 0; i < offered.length; i++) {
      offered[i] = commands.get(i).offered(state);
      open += offered[i] ? 1 : 0;
    }
  }

  /** Returns whether nothing is offered. */
  public boolean isEmpty() {
    return open == 0;
  }

  /** Takes a command out of the offer. */
  public void without(Command command) {
    offered[command.number()] = false;
    open--;
  }

  /** Picks a command, or null where nothing is offered or a recorded choice no longer is. */
  public @Nullable Command pick(Source source) {
    if (open == 0) {
      return null;
    }
    int chosen = source.branch(all, likely());
    return offered[chosen] ? commands.get(chosen) : null;
  }

  private BranchDomain likely() {
    if (open == offered.length) {
      return all;
    }
    int[] weights = new int[offered.length];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = offered[i] ? commands.get(i).weight() : 0;
    }
    return BranchDomain.likely(weights);
  }
}
