package dev.touchstone.internal.derive;

import dev.touchstone.choice.IllegalGenerator;

/** Says what to do where a module keeps its types to itself. */
public final class Access {
  private Access() {}

  /** Returns the exception for a member that may not be called. */
  public static IllegalGenerator refused(String member, Class<?> type) {
    Module here = Access.class.getModule();
    return new IllegalGenerator("cannot call %s of %s; let module %s open package %s%s"
        .formatted(
            member,
            Names.of(type),
            type.getModule().getName(),
            type.getPackageName(),
            here.isNamed() ? " to " + here.getName() : ""));
  }
}
