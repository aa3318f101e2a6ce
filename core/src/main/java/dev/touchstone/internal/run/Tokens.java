package dev.touchstone.internal.run;

import dev.touchstone.choice.Choices;
import dev.touchstone.random.Node;

/** Tokens of failing cases. */
final class Tokens {
  private Tokens() {}

  static String of(Node node, Result first, Choices smallest) {
    return first.number() < 0 ? node.toReplay() : node.child(first.number()).toReplay();
  }
}
