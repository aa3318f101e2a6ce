package dev.touchstone.internal.run;

/** A mistake of whoever wrote the claim: it ends the run and is no finding about the system. */
public interface Misuse {}
