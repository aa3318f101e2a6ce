package dev.touchstone.rank;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apiguardian.api.API;

/**
 * What of a printed text counts.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public enum Reading {
  /** Every character. */
  EXACT,
  /** The numbers in it, in order. */
  NUMBERS,
  /** Everything but blanks and the case of letters. */
  WORDS,
  /** The last line that is not blank. */
  LAST_LINE;

  private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?");

  /** Returns what counts of a text. */
  public String of(String text) {
    return switch (this) {
      case EXACT -> text;
      case NUMBERS ->
        NUMBER.matcher(text).results().map(MatchResult::group).collect(Collectors.joining(" "));
      case WORDS -> text.replaceAll("\\s+", "").toLowerCase(Locale.ROOT);
      case LAST_LINE -> lastOf(text.lines().filter(line -> !line.isBlank()).toList());
    };
  }

  private static String lastOf(List<String> lines) {
    return lines.isEmpty() ? "" : lines.get(lines.size() - 1).strip();
  }
}
