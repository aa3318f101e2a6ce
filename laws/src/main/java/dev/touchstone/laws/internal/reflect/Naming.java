package dev.touchstone.laws.internal.reflect;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/** Gives variables short names that say what they stand for. */
final class Naming {
  private static final int OWN = 3;
  private static final int OTHERS = 2;

  private final Kinds kinds;
  private final List<Kind> own;
  private final Predicate<Kind> home;
  private final Set<String> taken = new HashSet<>();

  Naming(Kinds kinds, List<Kind> own, Predicate<Kind> home) {
    this.kinds = kinds;
    this.own = own;
    this.home = home;
  }

  void name(List<Kind> taken) {
    List<Kind> drawn = taken.stream().filter(kind -> kind.gen() != null).toList();
    drawn.stream().filter(kind -> !own.contains(kind)).forEach(kind -> reserve(kind));
    drawn.stream()
        .filter(own::contains)
        .forEach(kind -> give(kind, letters(kind.raw()), own.size() > 2 ? OTHERS : OWN));
  }

  private void reserve(Kind kind) {
    List<Kind> elements = kinds.elements();
    int place = elements.indexOf(kind);
    if (place >= 0) {
      give(
          kind,
          place == 0 && elements.size() == 1 ? "x y z u" : place == 0 ? "k l" : "v w",
          OTHERS);
    } else {
      give(kind, usual(kind), home.test(kind) ? OWN : OTHERS);
    }
  }

  private static String usual(Kind kind) {
    Class<?> raw = kind.raw();
    if (raw.isArray()) {
      return "xs ys zs";
    }
    return switch (raw.getName()) {
      case "java.lang.Integer" -> "i j k";
      case "java.lang.Long" -> "m n l";
      case "java.lang.Boolean" -> "p q r";
      case "java.lang.String" -> "s t u";
      case "java.lang.Character" -> "c c2 c3";
      case "java.lang.Double" -> "a b c";
      case "java.util.List" -> "xs ys zs";
      case "java.util.Set" -> "ss ts us";
      default -> raw.getPackageName().equals("java.util.function") ? "f g h" : letters(raw);
    };
  }

  /** Returns the first letter of the last word of a name and those after it. */
  private static String letters(Class<?> type) {
    String common = switch (type.getName()) {
      case "java.lang.Integer",
          "java.util.concurrent.atomic.AtomicInteger",
          "java.util.concurrent.atomic.AtomicLong",
          "java.math.BigDecimal",
          "java.math.BigInteger" -> "a b c";
      case "java.lang.String" -> "s t u";
      case "java.util.BitSet" -> "b c d";
      default -> "";
    };
    if (!common.isEmpty()) {
      return common;
    }
    String[] words = type.getSimpleName().split("(?<=[a-z0-9])(?=[A-Z])", -1);
    char first = words[words.length - 1].toLowerCase(Locale.ROOT).charAt(0);
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < 6; i++) {
      char letter = (char) ('a' + (first - 'a' + i + 26) % 26);
      letters.append(letter).append(' ');
    }
    return letters.toString().strip();
  }

  private void give(Kind kind, String wanted, int count) {
    List<String> names = new ArrayList<>();
    for (String name : wanted.split(" ", -1)) {
      if (names.size() < count && taken.add(name)) {
        names.add(name);
      }
    }
    for (int i = 1; names.size() < count; i++) {
      String name = wanted.split(" ", -1)[0] + i;
      if (taken.add(name)) {
        names.add(name);
      }
    }
    kind.name(names);
  }
}
