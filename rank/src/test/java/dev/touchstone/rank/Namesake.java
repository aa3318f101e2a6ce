package dev.touchstone.rank;

/** A model whose name a submission has, too. */
public final class Namesake extends Task.Model {}
