package dev.touchstone.samples.procreg;

/** The stages of the registry: as it was built, and after each repair. */
public enum Variant {
  /** Clients insert the forward entry and tell the server later. */
  ORIGINAL,

  /** Clients insert the forward entry and a dummy reverse entry in one step. */
  DUMMY_REVERSE,

  /** As before, and a process that is dead already is never inserted. */
  ALIVE_FIRST,

  /** A process registers itself: it cannot die between being alive and being inserted. */
  OWN
}
