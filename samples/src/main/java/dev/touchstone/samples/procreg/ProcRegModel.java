package dev.touchstone.samples.procreg;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Sym;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * What a registry of processes does, as if each call were atomic.
 *
 * <p>Deviation from the source: {@code where} of a free name gives null, which the postcondition
 * printed there would refuse.
 */
public final class ProcRegModel extends Model<ProcRegModel.S, ProcReg> {
  private static final ExecutorService SERVERS = Executors.newCachedThreadPool(server -> {
    Thread thread = new Thread(server, "proc-reg-server");
    thread.setDaemon(true);
    return thread;
  });

  /** The processes, who of them is registered under which name, and who was killed. */
  public record S(List<Sym<Proc>> procs, Map<String, Sym<Proc>> regs, Set<Sym<Proc>> killed) {
    static final S EMPTY = new S(List.of(), Map.of(), Set.of());

    S spawned(Sym<Proc> proc) {
      List<Sym<Proc>> more = new ArrayList<>(procs);
      more.add(proc);
      return new S(List.copyOf(more), regs, killed);
    }

    S killed(Sym<Proc> proc) {
      Set<Sym<Proc>> dead = new HashSet<>(killed);
      dead.add(proc);
      Map<String, Sym<Proc>> left = new HashMap<>(regs);
      left.values().removeIf(proc::equals);
      return new S(procs, Map.copyOf(left), Set.copyOf(dead));
    }

    S registered(String name, Sym<Proc> proc) {
      if (has(name) || killed.contains(proc)) {
        return this;
      }
      Map<String, Sym<Proc>> more = new HashMap<>(regs);
      more.put(name, proc);
      return new S(procs, Map.copyOf(more), killed);
    }

    S unregistered(String name) {
      Map<String, Sym<Proc>> left = new HashMap<>(regs);
      left.remove(name);
      return new S(procs, Map.copyOf(left), killed);
    }

    boolean has(String name) {
      return regs.containsKey(name);
    }

    @Nullable
    Proc holder(String name) {
      Sym<Proc> holder = regs.get(name);
      return holder == null ? null : holder.value();
    }
  }

  private final Variant variant;

  /** Declares the commands for a variant of the registry and the names a to d. */
  public ProcRegModel(Variant variant) {
    this(variant, "a", "b", "c", "d");
  }

  /** Declares the commands for a variant of the registry and some names. */
  public ProcRegModel(Variant variant, String... names) {
    this.variant = variant;
    Arg<S, String, String> name = Arg.any(Gen.elements(names));
    Arg<S, Sym<Proc>, Proc> proc = Arg.ref(S::procs);
    command("spawn").fresh().run(ProcReg::spawn).next((s, v) -> s.spawned(v));
    command("kill").args(proc).act(ProcReg::kill).next((s, v, p) -> s.killed(p));
    command("reg")
        .args(name, proc)
        .run(ProcReg::reg)
        .next((s, v, n, p) -> s.registered(n, p))
        .post((s, n, p, result) ->
            s.has(n) ? result.threw(IllegalArgumentException.class) : result.returned(true));
    command("unreg")
        .args(name)
        .act(ProcReg::unreg)
        .next((s, v, n) -> s.unregistered(n))
        .post((s, n, result) -> result.threw(IllegalArgumentException.class) != s.has(n));
    command("where")
        .args(name)
        .run(ProcReg::where)
        .post((s, n, result) -> result.returned(s.holder(n)));
  }

  @Override
  protected S initial() {
    return S.EMPTY;
  }

  @Override
  protected ProcReg start() {
    return ProcReg.start(variant, SERVERS);
  }

  @Override
  protected void cleanup(ProcReg registry, S state) {
    registry.close();
  }
}
