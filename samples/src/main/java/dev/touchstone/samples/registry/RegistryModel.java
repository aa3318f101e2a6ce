package dev.touchstone.samples.registry;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Sym;
import java.util.ArrayList;
import java.util.List;

/** A right model of the registry. */
public final class RegistryModel extends Model<RegistryModel.S, Registry> {
  /** A name and whose it is. */
  public record Reg(String name, Sym<Proc> proc) {}

  /** The processes and the registrations, as a list so that a faulty model can hold a name twice. */
  public record S(List<Sym<Proc>> procs, List<Reg> regs) {
    static final S EMPTY = new S(List.of(), List.of());

    S spawned(Sym<Proc> proc) {
      return new S(plus(procs, proc), regs);
    }

    S with(Reg reg) {
      return new S(procs, plus(regs, reg));
    }

    S without(String name) {
      return new S(procs, regs.stream().filter(r -> !r.name().equals(name)).toList());
    }

    boolean has(String name) {
      return regs.stream().anyMatch(r -> r.name().equals(name));
    }

    boolean taken(String name, Sym<Proc> proc) {
      return regs.stream().anyMatch(r -> r.name().equals(name) || r.proc().equals(proc));
    }

    private static <T> List<T> plus(List<T> list, T last) {
      List<T> longer = new ArrayList<>(list);
      longer.add(last);
      return List.copyOf(longer);
    }
  }

  static final Arg<S, String, String> NAME = Arg.of(s -> Gen.elements("a", "b", "c", "d"));

  /** Declares the commands, the simplest first. */
  public RegistryModel() {
    command("spawn").fresh().run(Registry::spawn).next((s, v) -> s.spawned(v));
    command("register")
        .args(NAME, Arg.ref(S::procs))
        .act(Registry::register)
        .next((s, v, name, p) -> s.taken(name, p) ? s : s.with(new Reg(name, p)))
        .post((s, name, p, result) ->
            result.threw(IllegalArgumentException.class) == s.taken(name, p));
    command("unregister")
        .args(NAME)
        .act(Registry::unregister)
        .next((s, v, name) -> s.without(name))
        .post((s, name, result) -> result.threw(IllegalArgumentException.class) != s.has(name));
    command("whereis")
        .args(NAME)
        .run(Registry::whereis)
        .post((s, name, result) -> result.returned(s.regs().stream()
            .filter(r -> r.name().equals(name))
            .findFirst()
            .map(r -> r.proc().value())
            .orElse(null)));
  }

  @Override
  protected S initial() {
    return S.EMPTY;
  }

  @Override
  protected Registry start() {
    return new Registry();
  }
}
