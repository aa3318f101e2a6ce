package dev.touchstone.cli;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads an amount of time: a whole number and a unit. */
final class TimeConverter implements ITypeConverter<Duration> {
  private static final Pattern TIME = Pattern.compile("(\\d{1,9}) ?(ms|s|min)");

  @Override
  public Duration convert(String text) {
    Matcher time = TIME.matcher(text.strip());
    if (!time.matches() || time.group(1).matches("0+")) {
      throw new TypeConversionException(
          "'" + text + "' is no amount of time; give one such as 500ms, 10s or 2min");
    }
    long amount = Long.parseLong(time.group(1));
    return switch (time.group(2)) {
      case "ms" -> Duration.ofMillis(amount);
      case "s" -> Duration.ofSeconds(amount);
      default -> Duration.ofMinutes(amount);
    };
  }
}
