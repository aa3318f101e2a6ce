package dev.touchstone.samples.anonymiser;

import dev.touchstone.samples.anonymiser.Faults.Place;

/**
 * An anonymiser with faults where one likes: a scanner over chunks, words and characters.
 *
 * <p>Without any fault it answers as the model does, by other means.
 */
public class FaultyAnonymiser implements Anonymiser {
  private final Faults faults;
  private boolean found;

  /** Creates an anonymiser. */
  public FaultyAnonymiser(Faults faults) {
    this.faults = faults;
  }

  private boolean wrong(Place place, int way) {
    return faults.has(place, way);
  }

  @Override
  public String anonymise(String text) {
    if ((wrong(Place.THROWS, 1) && text.isEmpty())
        || (wrong(Place.THROWS, 2) && text.endsWith("@"))
        || (wrong(Place.THROWS, 3) && text.startsWith("."))
        || (wrong(Place.THROWS, 4) && text.contains("--"))
        || (wrong(Place.THROWS, 5) && text.contains("__"))) {
      throw new IllegalStateException("nothing after the end");
    }
    found = false;
    StringBuilder out = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      int end = at;
      boolean inside = isAddressCharacter(text.charAt(at));
      while (end < text.length() && isAddressCharacter(text.charAt(end)) == inside) {
        end++;
      }
      String run = text.substring(at, end);
      out.append(inside ? chunk(run, at == 0, end == text.length()) : outside(run));
      at = end;
    }
    return out.toString();
  }

  private boolean isAddressCharacter(char c) {
    if (wrong(Place.CHUNK_END, 1)) {
      return !Character.isWhitespace(c);
    }
    if (wrong(Place.CHUNK_END, 2)) {
      return !Character.isWhitespace(c) && c != ',';
    }
    return isLetter(c)
        || (isDigit(c) && !wrong(Place.DIGIT_CHUNK, 1))
        || (c == '_' && !wrong(Place.UNDERSCORE, 1))
        || (c == '-' && !wrong(Place.HYPHEN, 1))
        || (c == '.' && !wrong(Place.DOT, 1))
        || c == '@';
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private String outside(String run) {
    if (wrong(Place.OUTSIDE, 1)) {
      return run.substring(0, 1);
    }
    return switch (faults.at(Place.OUTSIDE)) {
      case 2 -> run.replaceAll("\\s+", " ");
      case 3 -> run.replace("!", "");
      case 4 -> run.replace('\n', ' ');
      case 5 -> run.replace(",", "");
      default -> run;
    };
  }

  private String chunk(String chunk, boolean first, boolean last) {
    boolean looked = switch (faults.at(Place.WHICH)) {
      case 1 -> !found;
      case 2 -> last;
      case 3 -> !first;
      case 4 -> !last;
      default -> true;
    };
    if (!looked || !isAddress(chunk)) {
      return chunk;
    }
    found = true;
    return address(chunk);
  }

  private boolean isAddress(String chunk) {
    long signs = chunk.chars().filter(c -> c == '@').count();
    int first = chunk.indexOf('@');
    boolean count =
        signs == 1 || (wrong(Place.AT_SIGNS, 1) && signs > 1) || wrong(Place.AT_SIGNS, 2);
    String after = first < 0 ? "" : chunk.substring(first + 1);
    return count
        && !(wrong(Place.REQUIRED, 1) && after.indexOf('.') < 0)
        && !(wrong(Place.REQUIRED, 2) && after.length() < 2)
        && !(wrong(Place.REQUIRED, 3) && first < 3)
        && !(wrong(Place.REQUIRED, 4) && chunk.contains("1"))
        && !(wrong(Place.EMPTY_PART, 3) && chunk.startsWith("."))
        && !(wrong(Place.EMPTY_PART, 4) && chunk.endsWith("."))
        && !(wrong(Place.EMPTY_PART, 1) && first == 0)
        && !(wrong(Place.EMPTY_PART, 2) && after.isEmpty());
  }

  private String address(String chunk) {
    StringBuilder out = new StringBuilder();
    boolean start = true;
    boolean seenAt = false;
    for (int i = 0; i < chunk.length(); i++) {
      char c = chunk.charAt(i);
      if (c == '@' || c == '.') {
        boolean dropped = wrong(Place.SEPARATORS, 1) || (wrong(Place.SEPARATORS, 2) && c == '.');
        out.append(dropped ? "" : c);
        start = c == '@' || !wrong(Place.DOT_WORD, 1) || start;
        seenAt |= c == '@';
      } else {
        boolean ends = i + 1 == chunk.length() || ".@".indexOf(chunk.charAt(i + 1)) >= 0;
        boolean stays = (wrong(Place.LAST, 1) && ends)
            || (wrong(Place.LAST, 2) && i + 1 == chunk.length())
            || (wrong(Place.LAST, 3) && c == 'b' && i > 0 && chunk.charAt(i - 1) == 'b');
        out.append(stays ? c : word(c, start, seenAt));
        start = (wrong(Place.NEW_WORD, 1) && c == '_')
            || (wrong(Place.NEW_WORD, 2) && c == '-')
            || (wrong(Place.NEW_WORD, 3) && isDigit(c));
      }
    }
    return out.toString();
  }

  private char word(char c, boolean start, boolean seenAt) {
    boolean stays = (start && !wrong(Place.FIRST, 1))
        || !(isLetter(c) || isDigit(c))
        || (wrong(Place.KEPT, 1) && isDigit(c))
        || (wrong(Place.KEPT, 2) && Character.isUpperCase(c))
        || (wrong(Place.SIDE, 1) && seenAt)
        || (wrong(Place.SIDE, 2) && !seenAt)
        || (wrong(Place.KEPT, 3) && c == 'b')
        || (wrong(Place.KEPT, 4) && isDigit(c) && seenAt);
    if (stays) {
      return c;
    }
    return wrong(Place.BLANK, 1) ? 'x' : wrong(Place.BLANK, 2) ? '*' : '_';
  }
}
