package dev.touchstone.internal.token;

import dev.touchstone.BadToken;
import dev.touchstone.choice.Choices;
import java.util.Arrays;
import java.util.Optional;

/**
 * Flat choices as text: one character for version and packing, then the packed or plain events and
 * 16 checking bits in base 32.
 *
 * <p>The check is the cyclic redundancy check with polynomial x^16+x^12+x^5+1 and all ones to start
 * with, taken over the first character's value and the events: three neighbouring characters may be
 * wrong in any way and it is noticed.
 */
final class ChoiceText {
  private static final int VERSION = 1;
  private static final int CHECK_BYTES = 2;
  private static final int POLYNOMIAL = 0x1021;
  private static final int LONGEST = Events.MOST_BYTES / 5 * 8 + 16;

  private ChoiceText() {}

  /** Returns the text of flat choices, or nothing where they are more than a text may hold. */
  static Optional<String> print(Choices flat) {
    byte[] plain = flat.length() > Events.MOST_EVENTS ? new byte[0] : Events.write(flat);
    if (flat.length() > Events.MOST_EVENTS || plain.length > Events.MOST_BYTES) {
      return Optional.empty();
    }
    byte[] packed = Repeats.shorten(plain);
    boolean shorter = packed.length < plain.length;
    return Optional.of(print(2 * VERSION + (shorter ? 1 : 0), shorter ? packed : plain));
  }

  private static String print(int head, byte[] events) {
    byte[] checked = Arrays.copyOf(events, events.length + CHECK_BYTES);
    int check = check(head, events, events.length);
    checked[events.length] = (byte) (check >>> Byte.SIZE);
    checked[events.length + 1] = (byte) check;
    return Base32.character(head) + Base32.print(checked);
  }

  /** Reads choices from an index of a text on. */
  static Choices parse(String text, int from) {
    int head = head(text, from);
    byte[] checked = bytes(text, from + 1);
    int length = checked.length - CHECK_BYTES;
    int found = ((checked[length] & 0xFF) << Byte.SIZE) | (checked[length + 1] & 0xFF);
    if (found != check(head, checked, length)) {
      throw BadToken.malformed(
          text,
          from,
          BadToken.Checksum.DIFFERS,
          "characters are missing or wrong between here and the end; copy the whole token");
    }
    return events(text, from, head, Arrays.copyOf(checked, length));
  }

  private static int head(String text, int from) {
    int head = from < text.length() ? Base32.value(text.charAt(from)) : -1;
    if (head < 0) {
      throw absent(text, from, "the choices behind a plus sign start with a digit or letter");
    }
    if (head / 2 != VERSION) {
      throw BadToken.unknownVersion(
          text, from, "choices of version " + head / 2 + "; this version reads " + VERSION);
    }
    return head;
  }

  private static byte[] bytes(String text, int from) {
    if (text.length() - from > LONGEST) {
      throw absent(text, from, "the choices are longer than " + LONGEST + " characters");
    }
    try {
      byte[] bytes = Base32.parse(text, from);
      if (bytes.length < CHECK_BYTES) {
        throw absent(text, text.length(), "the text ends before the checksum");
      }
      return bytes;
    } catch (Misread misread) {
      throw absent(text, misread.place(), misread.problem());
    }
  }

  private static BadToken absent(String text, int at, String problem) {
    return BadToken.malformed(text, at, BadToken.Checksum.ABSENT, problem);
  }

  private static Choices events(String text, int from, int head, byte[] events) {
    boolean packed = head % 2 == 1;
    try {
      return Events.read(packed ? Repeats.restore(events, Events.MOST_BYTES) : events);
    } catch (Misread misread) {
      int position = packed ? from : from + 1 + misread.place() * 8 / 5;
      throw BadToken.malformed(
          text,
          Math.min(position, text.length()),
          BadToken.Checksum.AGREES,
          misread.problem() + "; the token was not written by this version");
    }
  }

  private static int check(int head, byte[] bytes, int length) {
    int check = feed(0xFFFF, head);
    for (int at = 0; at < length; at++) {
      check = feed(check, bytes[at]);
    }
    return check;
  }

  private static int feed(int check, int next) {
    int fed = check ^ ((next & 0xFF) << Byte.SIZE);
    for (int bit = 0; bit < Byte.SIZE; bit++) {
      fed = (fed & 0x8000) == 0 ? fed << 1 : (fed << 1) ^ POLYNOMIAL;
    }
    return fed & 0xFFFF;
  }
}
