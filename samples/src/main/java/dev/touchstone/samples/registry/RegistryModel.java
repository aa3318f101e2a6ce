package dev.touchstone.samples.registry;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Ran0;
import dev.touchstone.machine.Ran1;
import dev.touchstone.machine.Ran2;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.Sym;
import org.jspecify.annotations.Nullable;

/** A right model of the registry; the faulty ones of the lesson share its parts. */
public class RegistryModel extends Model<RegistryState, Registry> {
  static final Arg<RegistryState, String, String> NAME = Arg.any(Gen.elements("a", "b", "c", "d"));

  private final Registry.Fault fault;

  /** Declares the commands on a right registry, the simplest first. */
  public RegistryModel() {
    this(Registry.Fault.NONE);
  }

  /** Declares the commands on a registry that is wrong in one way. */
  public RegistryModel(Registry.Fault fault) {
    this.fault = fault;
    spawn();
    register()
        .next((s, v, name, p) -> s.taken(name, p) ? s : s.with(name, p))
        .post((s, name, p, result) -> refused(result) == s.taken(name, p));
    unregister()
        .next((s, v, name) -> s.without(name))
        .post((s, name, result) -> refused(result) != s.has(name));
    whereis();
  }

  RegistryModel(boolean declaredBySubclass) {
    this.fault = Registry.Fault.NONE;
  }

  final Ran0<RegistryState, Proc> spawn() {
    return command("spawn").fresh().run(Registry::spawn).next((s, v) -> s.spawned(v));
  }

  final Ran2<RegistryState, String, Sym<Proc>, Boolean> register() {
    return command("register").args(NAME, Arg.ref(RegistryState::procs)).run(Registry::register);
  }

  final Ran1<RegistryState, String, Boolean> unregister() {
    return command("unregister").args(NAME).run(Registry::unregister);
  }

  final Ran1<RegistryState, String, @Nullable Proc> whereis() {
    return command("whereis")
        .args(NAME)
        .run(Registry::whereis)
        .post(
            (s, name, result) -> result.returned(s.holder(name).map(Sym::value).orElse(null)));
  }

  final Ran1<RegistryState, Sym<Proc>, @Nullable Void> stop() {
    return command("stop")
        .args(Arg.ref(RegistryState::procs))
        .act(Registry::stop)
        .next((s, v, p) -> s.stopped(p));
  }

  static boolean refused(Result<?> result) {
    return result.threw(IllegalArgumentException.class);
  }

  @Override
  protected RegistryState initial() {
    return RegistryState.EMPTY;
  }

  @Override
  protected Registry start() {
    return new Registry(fault);
  }
}
