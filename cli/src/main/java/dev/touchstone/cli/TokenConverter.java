package dev.touchstone.cli;

import dev.touchstone.random.Node;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a replay token; a token that cannot be read is the caller's mistake. */
final class TokenConverter implements ITypeConverter<Node> {
  @Override
  public Node convert(String token) {
    try {
      return Node.parse(token);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
