package dev.touchstone.cli;

import dev.touchstone.machine.Machine;
import dev.touchstone.random.Node;
import dev.touchstone.samples.registry.RegistryLesson;
import dev.touchstone.samples.registry.RegistryModel;
import java.util.List;

/** Runs a registry against models of it, which become right step by step. */
record MachineStage() implements Stage {
  private static List<Believed> beliefs() {
    return List.of(
        new Believed(
            "registerTwice",
            "A process may be registered whenever one likes, may it not?",
            Machine.sequential(RegistryLesson.unregisterExcused())),
        new Believed(
            "refusedRegistration",
            "It is refused then, and registered all the same. Is it?",
            Machine.sequential(RegistryLesson.wrongNext())),
        new Believed(
            "rightModel",
            "A refused registration changes nothing:",
            Machine.sequential(new RegistryModel())));
  }

  @Override
  public String name() {
    return "machines";
  }

  @Override
  public String title() {
    return "Machines: scripts of calls against a model";
  }

  @Override
  public long steps() {
    return beliefs().size();
  }

  @Override
  public Outcome run(Node node, Progress progress) {
    return Believed.check(beliefs(), node, progress);
  }
}
