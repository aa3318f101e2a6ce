package dev.touchstone.samples.anonymiser;

/**
 * Blanks out email addresses in a text.
 *
 * <p>Letters, digits, {@code _}, {@code -}, {@code .} and {@code @} are address characters. A chunk is
 * a longest run of them; it is an address if it has exactly one {@code @}. A word is a longest run
 * inside an address without {@code .} and {@code @}: its first character stays, and every later letter
 * or digit becomes {@code _}. All else is copied.
 *
 * <p>The task is one of those in Claessen et al., Ranking Programs using Black Box Testing (2010).
 */
public interface Anonymiser {
  /** Returns the text with its addresses blanked out. */
  String anonymise(String text);
}
