package dev.touchstone.laws.internal.term;

/**
 * An equation that holds where a term is true.
 *
 * @param condition the term
 * @param equation the equation
 */
public record Conditional(int condition, Equation equation) {}
