package dev.touchstone.cli;

import dev.touchstone.space.Sizes;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a size, or two with dots between them. */
final class SizesConverter implements ITypeConverter<Sizes> {
  private static final Pattern SIZES = Pattern.compile("(\\d{1,9})(?:\\.\\.(\\d{1,9}))?");

  @Override
  public Sizes convert(String text) {
    Matcher sizes = SIZES.matcher(text.strip());
    if (!sizes.matches()) {
      throw new TypeConversionException(
          "'" + text + "' is no size; give one such as 12, or a range such as 1..30");
    }
    int least = Integer.parseInt(sizes.group(1));
    int greatest = sizes.group(2) == null ? least : Integer.parseInt(sizes.group(2));
    if (greatest < least) {
      throw new TypeConversionException("'" + text + "' ends before it begins; swap the two sizes");
    }
    return Sizes.between(least, greatest);
  }
}
