package dev.touchstone.machine;

import dev.touchstone.CaseHost;
import dev.touchstone.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;

/**
 * A host that lets one branch run at a time and draws whose turn it is, for tests.
 *
 * <p>Only the branch that has the turn touches the fields.
 */
public final class Conductor implements CaseHost {
  private static final ThreadLocal<Conductor> OF_CASE = new ThreadLocal<>();
  private static final ThreadLocal<Player> OF_BRANCH = new ThreadLocal<>();

  private Source source;
  private List<Player> players = List.of();
  private Semaphore ended = new Semaphore(0);

  /** What the last case was made of: names of branches, and the scopes of their steps. */
  static List<String> seen = List.of();

  /** A branch that waits for its turn. */
  private static final class Player {
    final Semaphore turn = new Semaphore(0);
    final Conductor conductor;

    Player(Conductor conductor) {
      this.conductor = conductor;
    }
  }

  @Override
  public String name() {
    return "conductor";
  }

  @Override
  public void around(Source drawn, Running body) throws Throwable {
    source = drawn;
    OF_CASE.set(this);
    try {
      body.run();
    } finally {
      OF_CASE.remove();
    }
  }

  @Override
  public boolean conducts() {
    return true;
  }

  /** Returns whether the calling thread runs a case. */
  static boolean runsACase() {
    return OF_CASE.get() != null || OF_BRANCH.get() != null;
  }

  @Override
  public void together(List<Branch> branches) {
    players = new ArrayList<>();
    ended = new Semaphore(0);
    List<String> all = new ArrayList<>();
    for (Branch branch : branches) {
      all.add(branch.name() + branch.steps().stream().map(Step::scope).toList());
      Player player = new Player(this);
      players.add(player);
      Thread thread = new Thread(() -> play(player, branch), "branch " + branch.name());
      thread.setDaemon(true);
      thread.start();
    }
    seen = all;
    if (!players.isEmpty()) {
      next();
      ended.acquireUninterruptibly();
    }
  }

  private void play(Player player, Branch branch) {
    OF_BRANCH.set(player);
    player.turn.acquireUninterruptibly();
    for (Step step : branch.steps()) {
      try {
        step.body().run();
      } catch (Throwable thrown) {
        throw new AssertionError(thrown);
      }
    }
    players.remove(player);
    if (players.isEmpty()) {
      ended.release();
    } else {
      next();
    }
  }

  private void next() {
    players.get(players.size() == 1 ? 0 : source.branch(players.size())).turn.release();
  }

  /** Lets another branch go on, if the calling thread is one. */
  static void pause() {
    Player player = OF_BRANCH.get();
    if (player != null) {
      player.conductor.next();
      player.turn.acquireUninterruptibly();
    }
  }
}
