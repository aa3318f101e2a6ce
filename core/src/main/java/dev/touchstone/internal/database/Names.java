package dev.touchstone.internal.database;

import dev.touchstone.internal.token.Base32;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Names that every file system accepts. */
final class Names {
  private static final int LONGEST = 100;
  private static final int HASH_LENGTH = 8;
  private static final Pattern UNSAFE = Pattern.compile("[^A-Za-z0-9._$#(),-]");
  private static final Pattern RESERVED =
      Pattern.compile("(con|prn|aux|nul|com\\d|lpt\\d)(\\..*)?");

  private Names() {}

  /** Returns the folder of a property: its id where that is safe, else a like name and a hash. */
  static String folder(String property) {
    String safe = UNSAFE.matcher(property).replaceAll("_");
    String cut = safe.substring(0, Math.min(LONGEST, safe.length()));
    boolean awkward = cut.isEmpty()
        || cut.startsWith(".")
        || cut.endsWith(".")
        || RESERVED.matcher(cut.toLowerCase(Locale.ROOT)).matches();
    return cut.equals(property) && !awkward ? property : "_" + cut + "-" + hash8(property);
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
