package dev.touchstone.samples.registry;

import dev.touchstone.machine.Sym;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The processes, the registrations and the dead, as the models see them.
 *
 * <p>Registrations are a list, so that a faulty model can hold a name twice.
 *
 * @param procs the processes that were started
 * @param regs the registrations
 * @param dead the processes that were stopped
 */
public record RegistryState(List<Sym<Proc>> procs, List<Reg> regs, List<Sym<Proc>> dead) {
  static final RegistryState EMPTY = new RegistryState(List.of(), List.of(), List.of());

  /**
   * A registration.
   *
   * @param name the name
   * @param proc whose it is
   */
  public record Reg(String name, Sym<Proc> proc) {}

  RegistryState spawned(Sym<Proc> proc) {
    return new RegistryState(plus(procs, proc), regs, dead);
  }

  RegistryState with(String name, Sym<Proc> proc) {
    return new RegistryState(procs, plus(regs, new Reg(name, proc)), dead);
  }

  RegistryState without(String name) {
    List<Reg> left = regs.stream().filter(r -> !r.name().equals(name)).toList();
    return new RegistryState(procs, left, dead);
  }

  RegistryState stopped(Sym<Proc> proc) {
    List<Reg> left = regs.stream().filter(r -> !r.proc().equals(proc)).toList();
    return new RegistryState(procs, left, dead.contains(proc) ? dead : plus(dead, proc));
  }

  boolean has(String name) {
    return regs.stream().anyMatch(r -> r.name().equals(name));
  }

  boolean taken(String name, Sym<Proc> proc) {
    return regs.stream().anyMatch(r -> r.name().equals(name) || r.proc().equals(proc));
  }

  Optional<Sym<Proc>> holder(String name) {
    return regs.stream().filter(r -> r.name().equals(name)).map(Reg::proc).findFirst();
  }

  private static <T> List<T> plus(List<T> list, T last) {
    List<T> longer = new ArrayList<>(list);
    longer.add(last);
    return List.copyOf(longer);
  }
}
