package dev.touchstone.laws.internal.prune;

import dev.touchstone.laws.internal.term.Symbol;

/**
 * One direction of an equation that rewrites terms.
 *
 * @param left what is replaced
 * @param right what replaces it
 * @param oriented whether the left side is greater whatever the variables are; otherwise each instance
 *     is compared
 * @param definedOnly the variables that may only stand for terms that never throw
 * @param extra the variables of the right side that do not occur on the left
 */
@SuppressWarnings("ArrayRecordComponent") // two rules are equal only if they are the same
record Rule(int left, int right, boolean oriented, Symbol[] definedOnly, Symbol[] extra) {}
