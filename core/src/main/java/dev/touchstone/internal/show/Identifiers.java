package dev.touchstone.internal.show;

import java.util.Set;

/** What Java takes as a name in source, and the names that other texts are made into. */
final class Identifiers {
  private static final Set<String> KEYWORDS = Set.of(
      ("abstract assert boolean break byte case catch char class const continue default do double"
              + " else enum extends final finally float for goto if implements import instanceof"
              + " int interface long native new package private protected public return short"
              + " static strictfp super switch synchronized this throw throws transient try void"
              + " volatile while true false null _")
          .split(" "));
  private static final Set<String> KEYWORDS_OF_TYPES =
      Set.of("permits", "record", "sealed", "var", "yield");

  private Identifiers() {}

  /** Throws unless a text is the full name of a class. */
  static void checkClass(String name) {
    String[] parts = name.split("\\.", -1);
    for (String part : parts) {
      check(part);
    }
    if (KEYWORDS_OF_TYPES.contains(parts[parts.length - 1])) {
      throw refused(parts[parts.length - 1], "cannot be the name of a class");
    }
  }

  /** Throws unless a text is a name. */
  static void check(String name) {
    if (KEYWORDS.contains(name) || !of(name).equals(name)) {
      throw refused(name, "is no Java identifier");
    }
  }

  private static IllegalArgumentException refused(String name, String why) {
    return new IllegalArgumentException(
        "'" + name + "' " + why + "; give a class name and a method name");
  }

  /** Returns a text as a name, which is the text itself where it is one. */
  static String of(String text) {
    StringBuilder name = new StringBuilder();
    text.codePoints().forEach(letter -> name.appendCodePoint(fits(letter) ? letter : '_'));
    if (name.isEmpty() || !Character.isJavaIdentifierStart(name.codePointAt(0))) {
      name.insert(0, '_');
    }
    return KEYWORDS.contains(name.toString()) ? name + "_" : name.toString();
  }

  private static boolean fits(int letter) {
    return Character.isJavaIdentifierPart(letter) && !Character.isIdentifierIgnorable(letter);
  }

  /** Returns a text as a name that is not used yet, and uses it. */
  static String unique(String text, Set<String> used) {
    String name = of(text);
    String unique = name;
    for (int number = 2; !used.add(unique); number++) {
      unique = name + number;
    }
    return unique;
  }
}
