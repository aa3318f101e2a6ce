package dev.touchstone.internal.database;

import dev.touchstone.internal.token.Base32;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.Set;

/**
 * Names that every file system accepts.
 *
 * <p>Looked at letter by letter: every test makes such a name, and regular expressions start slowly.
 */
final class Names {
  private static final int LONGEST = 100;
  private static final int HASH_LENGTH = 8;
  private static final String SAFE_SIGNS = "._$#(),-";
  private static final Set<String> DEVICES = Set.of("con", "prn", "aux", "nul");
  private static final Set<String> PORTS = Set.of("com", "lpt");

  private Names() {}

  /** Returns the folder of a property: its id where that is safe, else a like name and a hash. */
  static String folder(String property) {
    String safe = safe(property);
    String cut = safe.substring(0, Math.min(LONGEST, safe.length()));
    boolean awkward = cut.isEmpty() || cut.startsWith(".") || cut.endsWith(".") || isReserved(cut);
    return cut.equals(property) && !awkward ? property : "_" + cut + "-" + hash8(property);
  }

  private static String safe(String text) {
    StringBuilder safe = new StringBuilder();
    int letter;
    for (int at = 0; at < text.length(); at += Character.charCount(letter)) {
      letter = text.codePointAt(at);
      safe.append(isSafe(letter) ? (char) letter : '_');
    }
    return safe.toString();
  }

  private static boolean isSafe(int letter) {
    return (letter >= 'a' && letter <= 'z')
        || (letter >= 'A' && letter <= 'Z')
        || isDigit(letter)
        || SAFE_SIGNS.indexOf(letter) >= 0;
  }

  /** Returns whether Windows keeps a name for a device, whatever follows the first dot. */
  private static boolean isReserved(String name) {
    int dot = name.indexOf('.');
    String device = (dot < 0 ? name : name.substring(0, dot)).toLowerCase(Locale.ROOT);
    return switch (device.length()) {
      case 3 -> DEVICES.contains(device);
      case 4 -> PORTS.contains(device.substring(0, 3)) && isDigit(device.charAt(3));
      default -> false;
    };
  }

  private static boolean isDigit(int letter) {
    return letter >= '0' && letter <= '9';
  }

  /** Returns eight characters that tell a failure from others of its property. */
  static String file(FailedCase failed) {
    return hash8(failed.property() + "\0" + failed.identity() + "\0" + failed.token());
  }

  private static String hash8(String text) {
    return hash(text).substring(0, HASH_LENGTH);
  }

  /**
   * Returns 64 bits of a text in 13 characters: Fowler, Noll and Vo's hash 1a, its bits mixed once
   * more so that any part of them tells texts apart.
   */
  static String hash(String text) {
    long hash = 0xCBF29CE484222325L;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * 0x100000001B3L;
    }
    hash = (hash ^ (hash >>> 32)) * 0xD6E8FEB86659FD93L;
    hash = (hash ^ (hash >>> 32)) * 0xD6E8FEB86659FD93L;
    return Base32.print(
        ByteBuffer.allocate(Long.BYTES).putLong(hash ^ (hash >>> 32)).array());
  }
}
