package dev.touchstone.samples.lists;

import java.util.Optional;

/** A stack as a chain of links. */
public record LinkedStack(Optional<Link> head) {
  /** The stack without values. */
  public static final LinkedStack EMPTY = new LinkedStack(Optional.empty());

  /** A value and what lies below it. */
  public record Link(int top, LinkedStack below) {}

  /** Returns the stack with a value on top. */
  public LinkedStack push(int value) {
    return new LinkedStack(Optional.of(new Link(value, this)));
  }

  /** Returns the stack without its top. */
  public LinkedStack pop() {
    return head.map(Link::below).orElse(this);
  }
}
