package dev.touchstone.samples.procreg;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The server of a registry: takes one message after the other out of its mailbox. */
final class Server implements Runnable {
  private final Table table;
  private final BlockingQueue<Runnable> mailbox = new LinkedBlockingQueue<>();
  private boolean stopped;

  Server(Table table) {
    this.table = table;
  }

  @Override
  public void run() {
    try {
      while (!stopped) {
        mailbox.take().run();
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Tells the server that a client has inserted an entry; does not wait. */
  void castRegistered(String name, Proc proc) {
    mailbox.add(() -> registered(name, proc));
  }

  /** Asks the server to remove the entry of a dead holder, and waits. */
  void callAudit(String name) {
    CompletableFuture<Boolean> reply = new CompletableFuture<>();
    mailbox.add(() -> {
      audit(name);
      reply.complete(true);
    });
    reply.join();
  }

  /** Asks the server to remove the entry of a live holder, waits, and returns whether there was one. */
  boolean callUnregister(String name) {
    CompletableFuture<Boolean> reply = new CompletableFuture<>();
    mailbox.add(() -> reply.complete(unregister(name)));
    return reply.join();
  }

  void stop() {
    mailbox.add(() -> stopped = true);
  }

  private void registered(String name, Proc proc) {
    if (table.forward(name) == proc) {
      Consumer<Proc> monitor = dead -> mailbox.add(() -> down(dead));
      table.putReverse(proc, name, monitor);
      proc.monitor(monitor);
    }
  }

  private void audit(String name) {
    Proc holder = table.forward(name);
    if (holder != null && !holder.alive() && table.reverse(holder, name) != null) {
      delete(name, holder);
    }
  }

  private void down(Proc proc) {
    for (String name : table.names(proc)) {
      delete(name, proc);
    }
  }

  private boolean unregister(String name) {
    Proc holder = table.forward(name);
    if (holder == null || !holder.alive()) {
      return false;
    }
    delete(name, holder);
    return true;
  }

  private void delete(String name, Proc holder) {
    @Nullable Consumer<Proc> monitor = table.reverse(holder, name);
    table.delete(name, holder);
    if (monitor != null) {
      holder.demonitor(monitor);
    }
  }
}
