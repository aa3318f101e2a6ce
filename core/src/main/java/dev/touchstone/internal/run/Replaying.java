package dev.touchstone.internal.run;

import dev.touchstone.choice.Choices;
import dev.touchstone.internal.token.Token;
import dev.touchstone.random.Node;
import java.util.Arrays;
import java.util.List;
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
    int size = size(number);
    if (token.hasChoices()) {
      Result result = cases.flat(node(token), number, token.choices().orElseThrow(), size);
      if (result.choices() != null && token.fits(result.drawn())) {
        return Optional.of(new Replayed(result, true));
      }
    }
    return number < 0
        ? Optional.empty()
        : Optional.of(new Replayed(cases.under(node(token), number, size), false));
  }

  /** Runs a token's choices as far as they fit; an address alone is drawn again. */
  Result flat(Token token) {
    long number = number(token.address());
    return token.hasChoices()
        ? cases.flat(node(token), number, token.choices().orElseThrow(), size(number))
        : cases.under(node(token), Math.max(0, number), size(number));
  }

  /** Returns what a token's case draws, without running its body. */
  Choices drawn(Token token) {
    draw(token);
    return cases.trial().recorder().choices();
  }

  /** Returns the arguments of a token's case; nothing where it is no case or can no longer be drawn. */
  Optional<List<Object>> values(Token token) {
    return names(token) && draw(token) == Outcome.PASSED
        ? Optional.of(Arrays.asList(cases.trial().values()))
        : Optional.empty();
  }

  /** Returns whether a token names a case, not just a place that cases are found under. */
  static boolean names(Token token) {
    return token.hasChoices() || number(token.address()) >= 0;
  }

  private Outcome draw(Token token) {
    long number = number(token.address());
    if (token.hasChoices()) {
      cases.trial().recorder().startFlat(token.choices().orElseThrow(), size(number));
      return cases.trial().generate();
    }
    return cases.drawn(node(token), Math.max(0, number), size(number));
  }

  private int size(long number) {
    return number < 0 ? settings.maxSize : Cases.size(number, settings.maxSize);
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
