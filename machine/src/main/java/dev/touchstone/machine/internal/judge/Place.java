package dev.touchstone.machine.internal.judge;

/**
 * The place of a command in a parallel script.
 *
 * @param branch the number of its branch, from 0
 * @param index its number in that branch, from 0
 */
public record Place(int branch, int index) {}
