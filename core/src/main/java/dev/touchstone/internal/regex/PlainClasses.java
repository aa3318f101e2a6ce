package dev.touchstone.internal.regex;

import java.util.BitSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The everyday character classes, known without a search: the dot, digits, and plain brackets. */
final class PlainClasses {
  private static final int OTHER_RULES = Pattern.CASE_INSENSITIVE
      | Pattern.UNICODE_CHARACTER_CLASS
      | Pattern.UNIX_LINES
      | Pattern.COMMENTS;
  private static final String SPECIAL = "[]&^-\\";

  private PlainClasses() {}

  /** Returns the characters of a class, or null where it is none of the everyday ones. */
  static @Nullable BitSet find(String written, int flags) {
    if ((flags & OTHER_RULES) != 0) {
      return null;
    }
    if (written.equals(".")) {
      return (flags & Pattern.DOTALL) != 0
          ? CharacterClasses.all()
          : others(of("\n\r\u0085\u2028\u2029"));
    }
    if (written.startsWith("[")) {
      boolean negated = written.startsWith("[^");
      BitSet listed = new BitSet();
      String content = written.substring(negated ? 2 : 1, written.length() - 1);
      return !listed(new Cursor(content), listed) ? null : negated ? others(listed) : listed;
    }
    return written.length() == 2 ? predefined(written.charAt(1)) : null;
  }

  private static boolean listed(Cursor content, BitSet set) {
    boolean plain = true;
    while (plain && !content.done()) {
      int low = content.next();
      boolean escaped = low == '\\';
      BitSet known = escaped ? predefined(content.peek()) : null;
      if (known != null) {
        content.next();
        set.or(known);
      } else {
        low = escaped ? content.next() : low;
        plain = escaped
            ? !Character.isLetterOrDigit(low)
            : SPECIAL.indexOf(low) < 0 || (low == '-' && content.done());
        plain &= range(low, content, set);
      }
    }
    return plain;
  }

  private static boolean range(int low, Cursor content, BitSet set) {
    set.set(low);
    if (!content.skip("-")) {
      return true;
    }
    if (content.done()) {
      set.set('-');
      return true;
    }
    int high = content.next();
    set.set(low, Math.max(low, high) + 1);
    return SPECIAL.indexOf(high) < 0;
  }

  private static @Nullable BitSet predefined(int letter) {
    return switch (letter) {
      case 'd' -> of("0123456789");
      case 'D' -> others(of("0123456789"));
      case 's' -> of(" \t\n\u000B\f\r");
      case 'S' -> others(of(" \t\n\u000B\f\r"));
      case 'w' -> word();
      case 'W' -> others(word());
      default -> null;
    };
  }

  private static BitSet word() {
    BitSet word = of("_");
    word.set('a', 'z' + 1);
    word.set('A', 'Z' + 1);
    word.set('0', '9' + 1);
    return word;
  }

  private static BitSet of(String characters) {
    BitSet set = new BitSet();
    characters.chars().forEach(set::set);
    return set;
  }

  private static BitSet others(BitSet set) {
    BitSet others = CharacterClasses.all();
    others.andNot(set);
    return others;
  }
}
