package dev.touchstone.internal.run;

import dev.touchstone.internal.token.Token;
import dev.touchstone.random.Node;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs the case of a token.
 *
 * <p>The choices of the token come first. Where they no longer fit the generators, the case is drawn
 * again from its address.
 */
final class Replaying {
  private static final Pattern NUMBER = Pattern.compile("/(\\d{1,19})$");

  private final Cases cases;
  private final Settings settings;

  Replaying(Cases cases, Settings settings) {
    this.cases = cases;
    this.settings = settings;
  }

  /** How a token's case went: exactly, or from its address alone. */
  record Replayed(Result result, boolean exact) {}

  /** Runs the case; nothing where the choices do not fit and the address names no case. */
  Optional<Replayed> run(Token token) {
    long number = number(token.address());
    int size = number < 0 ? settings.maxSize : Cases.size(number, settings.maxSize);
    if (token.hasChoices()) {
      Result result = cases.flat(number, token.choices().orElseThrow(), size);
      if (result.choices() != null && token.fits(result.drawn())) {
        return Optional.of(new Replayed(result, true));
      }
    }
    return number < 0
        ? Optional.empty()
        : Optional.of(new Replayed(cases.under(node(token), number, size), false));
  }

  /** Returns the node whose children are the cases of the token's run. */
  static Node node(Token token) {
    Matcher matcher = NUMBER.matcher(token.address());
    return matcher.find()
        ? Node.parse(token.address().substring(0, matcher.start()))
        : token.node();
  }

  private static long number(String address) {
    Matcher matcher = NUMBER.matcher(address);
    return matcher.find() ? Long.parseUnsignedLong(matcher.group(1)) : -1;
  }
}
