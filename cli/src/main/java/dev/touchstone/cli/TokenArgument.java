package dev.touchstone.cli;

import dev.touchstone.random.Node;
import picocli.CommandLine.Parameters;

/** The token that a form of {@code seed} works on. */
final class TokenArgument {
  @Parameters(
      paramLabel = "TOKEN",
      converter = TokenConverter.class,
      description = "Seed, or seed and path.")
  private Node node;

  @SuppressWarnings("NullAway.Init") // picocli sets the field
  TokenArgument() {}

  Node node() {
    return node;
  }
}
