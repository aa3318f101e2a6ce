package dev.touchstone.samples.procreg;

import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * Registers processes under names.
 *
 * <p>To save a round trip to the server, clients insert entries themselves and tell the server
 * afterwards, which then monitors the process. That optimisation is wrong, and so are its first two
 * repairs; see {@link Variant}.
 *
 * <p>Source: Claessen et al., Finding Race Conditions in Erlang with QuickCheck and PULSE (2009),
 * sections 2 and 6, rebuilt from the description there. The last variant is our own reading of the
 * repair that the authors propose.
 */
public final class ProcReg implements AutoCloseable {
  private final Variant variant;
  private final Table table = new Table();
  private final Server server = new Server(table);

  private ProcReg(Variant variant) {
    this.variant = variant;
  }

  /** Starts a registry whose server has a thread of its own. */
  public static ProcReg start(Variant variant) {
    return start(variant, server -> {
      Thread thread = new Thread(server, "proc-reg-server");
      thread.setDaemon(true);
      thread.start();
    });
  }

  /** Starts a registry whose server runs on one of the given threads. */
  public static ProcReg start(Variant variant, Executor threads) {
    ProcReg registry = new ProcReg(variant);
    threads.execute(registry.server);
    return registry;
  }

  /** Starts a process. */
  public Proc spawn() {
    return new Proc();
  }

  /** Ends a process. */
  public void kill(Proc proc) {
    proc.kill();
  }

  /** Registers a process; a dead one is accepted and does not get the name. */
  public boolean reg(String name, Proc proc) {
    if (refusesTheDead() && !proc.alive()) {
      return ofTheDead(name);
    }
    if (insert(name, proc)) {
      return true;
    }
    if (where(name) != null) {
      throw taken(name);
    }
    server.callAudit(name);
    if (insert(name, proc)) {
      return true;
    }
    if (variant == Variant.OWN && !proc.alive()) {
      return ofTheDead(name);
    }
    throw taken(name);
  }

  private boolean refusesTheDead() {
    return variant == Variant.ALIVE_FIRST || variant == Variant.OWN;
  }

  private boolean ofTheDead(String name) {
    if (where(name) != null) {
      throw taken(name);
    }
    return true;
  }

  private boolean insert(String name, Proc proc) {
    boolean inserted = switch (variant) {
      case ORIGINAL -> table.insertNew(name, proc);
      case DUMMY_REVERSE, ALIVE_FIRST -> table.insertBoth(name, proc);
      case OWN -> proc.whileAlive(() -> table.insertBoth(name, proc));
    };
    if (inserted) {
      server.castRegistered(name, proc);
    }
    return inserted;
  }

  private static IllegalArgumentException taken(String name) {
    return new IllegalArgumentException("name " + name + " is taken");
  }

  /** Returns the living process under a name, or null. */
  public @Nullable Proc where(String name) {
    Proc holder = table.forward(name);
    return holder != null && holder.alive() ? holder : null;
  }

  /** Removes a name; throws where no living process has it. */
  public void unreg(String name) {
    if (!server.callUnregister(name)) {
      throw new IllegalArgumentException("name " + name + " is not registered");
    }
  }

  /** Stops the server. */
  @Override
  public void close() {
    server.stop();
  }
}
