package dev.touchstone.internal.token;

import dev.touchstone.BadToken;
import dev.touchstone.choice.Choices;
import dev.touchstone.random.MalformedReplay;
import dev.touchstone.random.Node;
import dev.touchstone.random.UnknownReplayFormat;
import java.util.Locale;
import java.util.Optional;

/**
 * The text that re-runs one case anywhere: {@code <address>} or {@code <address>+<choices>}.
 *
 * <p>The address names the random bits the case was drawn from; the choices, if any, are those of
 * the shrunk case without spans and forced draws. Two tokens are equal when their texts are. Neither
 * clock, locale, default charset nor hash order enters a token.
 */
public final class Token {
  private static final char SEAM = '+';

  private final String address;
  private final String choices;

  private Token(String address, String choices) {
    this.address = address;
    this.choices = choices;
  }

  /** Returns the token of the case drawn at a node. */
  public static Token of(Node node) {
    return new Token(node.toReplay(), "");
  }

  /**
   * Returns the token of recorded choices; without them where they are more than a token may hold
   * (262,144 events or 4 MB).
   */
  public static Token of(Node node, Choices recorded) {
    return new Token(node.toReplay(), ChoiceText.print(recorded.flat()).orElse(""));
  }

  /**
   * Reads what {@link #toString} printed; in other letters' case too.
   *
   * @throws BadToken if the text is no token, is damaged, or is of a version not known here
   */
  public static Token parse(String text) {
    String stripped = text.strip();
    Node node = node(stripped);
    int seam = stripped.indexOf(SEAM);
    if (seam < 0) {
      return of(node);
    }
    ChoiceText.parse(stripped, seam + 1);
    return new Token(node.toReplay(), canonical(stripped.substring(seam + 1)));
  }

  private static Node node(String text) {
    try {
      return Node.parse(text);
    } catch (MalformedReplay malformed) {
      throw BadToken.malformed(
          text, malformed.position(), BadToken.Checksum.ABSENT, firstLine(malformed));
    } catch (UnknownReplayFormat unknown) {
      throw BadToken.unknownVersion(text, 0, firstLine(unknown));
    }
  }

  private static String firstLine(RuntimeException refused) {
    String message = String.valueOf(refused.getMessage());
    int quoted = message.indexOf(". Read: ");
    return quoted < 0 ? message : message.substring(0, quoted);
  }

  private static String canonical(String choices) {
    return choices.toLowerCase(Locale.ROOT).replace('i', '1').replace('l', '1').replace('o', '0');
  }

  /** Returns the place of the case's random bits. */
  public Node node() {
    return Node.parse(address);
  }

  /** Returns the part in front of the plus sign. */
  public String address() {
    return address;
  }

  /** Returns whether the token carries choices of its own. */
  public boolean hasChoices() {
    return !choices.isEmpty();
  }

  /** Returns the choices, to be replayed flat, or nothing if the token is an address only. */
  public Optional<Choices> choices() {
    return hasChoices() ? Optional.of(ChoiceText.parse(choices, 0)) : Optional.empty();
  }

  /** Returns whether a flat replay recorded just the choices of this token, none moved or lost. */
  public boolean fits(Choices recorded) {
    return hasChoices()
        && ChoiceText.print(recorded.flat()).filter(choices::equals).isPresent();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Token that && toString().equals(that.toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  @Override
  public String toString() {
    return hasChoices() ? address + SEAM + choices : address;
  }
}
