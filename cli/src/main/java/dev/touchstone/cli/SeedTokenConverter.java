package dev.touchstone.cli;

import dev.touchstone.random.Node;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the token that cases are drawn from, which has no room for the choices of one case. */
final class SeedTokenConverter implements ITypeConverter<Node> {
  @Override
  public Node convert(String token) {
    Node node = read(token);
    int choices = token.indexOf('+');
    if (choices >= 0) {
      throw new TypeConversionException("what follows the '+' in " + token + " are the choices of"
          + " one case, which 'touchstone replay' runs again; to draw other cases from there give "
          + token.substring(0, choices));
    }
    return node;
  }

  private static Node read(String token) {
    try {
      return new TokenConverter().convert(token);
    } catch (TypeConversionException wrong) {
      throw new TypeConversionException(
          wrong.getMessage() + "; 'touchstone seed' prints a fresh one");
    }
  }
}
