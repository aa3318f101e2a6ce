package dev.touchstone.choice;

import org.apiguardian.api.API;

/**
 * A 128-bit fingerprint of recorded choices.
 *
 * @param high the first half
 * @param low the second half
 * @since 0.1
 */
@API(status = API.Status.INTERNAL, since = "0.1")
public record Digest(long high, long low) {
  private static final long FIRST = 0x9E3779B97F4A7C15L;
  private static final long SECOND = 0xD1B54A32D192ED03L;

  static Digest of(Choice[] row) {
    long high = row.length;
    long low = ~(long) row.length;
    for (Choice choice : row) {
      long word = word(choice);
      high = mix((high ^ word) * FIRST);
      low = mix((low + word) * SECOND);
    }
    return new Digest(high, low);
  }

  private static long mix(long word) {
    return word ^ word >>> 29 ^ word >>> 47;
  }

  private static long word(Choice choice) {
    if (choice instanceof Choice.Word number) {
      return mix(number.value() * FIRST + number.domain().kind().tag());
    }
    if (choice instanceof Choice.Thing thing) {
      return mix(spread(thing.value()) * SECOND + thing.domain().kind().tag());
    }
    if (choice instanceof Choice.Open open) {
      return spread(open.label().toString());
    }
    return choice instanceof Choice.Close ? 0x5851F42D4C957F2DL : 0x14057B7EF767814FL;
  }

  private static long spread(Object value) {
    if (value instanceof byte[] bytes) {
      long hash = bytes.length;
      for (byte part : bytes) {
        hash = mix((hash ^ part) * FIRST);
      }
      return hash;
    }
    String text = value.toString();
    long hash = text.length();
    for (int i = 0; i < text.length(); i++) {
      hash = mix((hash ^ text.charAt(i)) * SECOND);
    }
    return hash;
  }
}
