package dev.touchstone.laws.internal.reflect;

/**
 * A member that no law is about.
 *
 * @param member the member with the types of its parameters
 * @param reason why
 */
public record LeftOut(String member, String reason) {}
