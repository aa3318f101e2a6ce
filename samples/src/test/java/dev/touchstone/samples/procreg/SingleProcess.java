package dev.touchstone.samples.procreg;

import dev.touchstone.machine.Model;

/** A registry of one process, which is there from the start, and of one name. */
final class SingleProcess extends Model<SingleProcess.S, SingleProcess.Registry> {
  private static final String NAME = "a";

  private final Variant variant;

  /** Whether the process lives, and whether it has the name. */
  record S(boolean alive, boolean named) {}

  /** A registry and its process. */
  record Registry(ProcReg registry, Proc proc) {}

  SingleProcess(Variant variant) {
    this.variant = variant;
    command("kill").act(system -> system.proc().kill()).next((s, v) -> new S(false, false));
    command("reg")
        .run(system -> system.registry().reg(NAME, system.proc()))
        .next((s, v) -> new S(s.alive(), s.alive()))
        .post((s, result) ->
            s.named() ? result.threw(IllegalArgumentException.class) : result.returned(true));
    command("unreg")
        .act(system -> system.registry().unreg(NAME))
        .next((s, v) -> new S(s.alive(), false))
        .post((s, result) -> result.threw(IllegalArgumentException.class) != s.named());
    command("where")
        .run(system -> system.registry().where(NAME) != null)
        .post((s, result) -> result.returned(s.named()));
  }

  @Override
  protected S initial() {
    return new S(true, false);
  }

  @Override
  protected Registry start() {
    ProcReg registry = ProcReg.start(variant);
    return new Registry(registry, registry.spawn());
  }

  @Override
  protected void cleanup(Registry system, S state) {
    system.registry().close();
  }
}
