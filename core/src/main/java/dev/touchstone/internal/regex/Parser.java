package dev.touchstone.internal.regex;

import dev.touchstone.choice.Alphabet;
import dev.touchstone.choice.TextDomain;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Reads a regular expression that {@code java.util.regex} has accepted.
 *
 * <p>By recursive descent: alternatives, sequences, quantifiers, atoms. What is read is known to be
 * well formed, so nothing is checked twice; what cannot be written is refused by name and position.
 */
final class Parser {
  private static final String SPACES = " \t\n\u000B\f\r";
  private static final Part NOTHING = new Part.Literal("");

  private final Cursor cursor;
  private final CharacterClasses classes = new CharacterClasses();
  private final Map<String, Integer> names = new HashMap<>();
  private int flags;
  private int groups;
  private boolean certain = true;

  Parser(String expression) {
    this.cursor = new Cursor(Escapes.unquoted(expression));
  }

  Part parse() {
    return alternatives();
  }

  int groups() {
    return groups;
  }

  /** Returns whether every written text matches, anchors aside. */
  boolean certain() {
    return certain;
  }

  private Part alternatives() {
    int outer = flags;
    List<Part> parts = new ArrayList<>(List.of(sequence()));
    while (cursor.skip("|")) {
      parts.add(sequence());
    }
    flags = outer;
    return parts.size() == 1 ? parts.get(0) : new Part.Alternation(parts);
  }

  private Part sequence() {
    List<Part> parts = new ArrayList<>();
    skipComments();
    while (!cursor.done() && cursor.peek() != '|' && cursor.peek() != ')') {
      append(parts, quantified(atom()));
      skipComments();
    }
    return parts.size() == 1 ? parts.get(0) : new Part.Sequence(parts);
  }

  private static void append(List<Part> parts, Part next) {
    int last = parts.size() - 1;
    if (next instanceof Part.Literal right
        && last >= 0
        && parts.get(last) instanceof Part.Literal left) {
      parts.set(last, new Part.Literal(left.text() + right.text()));
    } else {
      parts.add(next);
    }
  }

  private void skipComments() {
    boolean comment = false;
    while (on(Pattern.COMMENTS) && !cursor.done()) {
      int ahead = cursor.peek();
      if (!comment && ahead != '#' && SPACES.indexOf(ahead) < 0) {
        return;
      }
      comment = ahead == '#' || (comment && ahead != '\n');
      cursor.next();
    }
  }

  private Part quantified(Part atom) {
    skipComments();
    int min = 0;
    int max = Integer.MAX_VALUE;
    if (cursor.skip("?")) {
      max = 1;
    } else if (cursor.skip("+")) {
      min = 1;
    } else if (cursor.skip("{")) {
      String[] bounds = cursor.upTo('}').split(",", -1);
      min = Integer.parseInt(bounds[0]);
      max = bounds.length == 1 ? min : bounds[1].isEmpty() ? max : Integer.parseInt(bounds[1]);
    } else if (!cursor.skip("*")) {
      return atom;
    }
    certain &= !cursor.skip("+");
    cursor.skip("?");
    if (!cursor.done() && cursor.peek() == '{') {
      throw cursor.unsupported("a repetition of a repetition", cursor.at());
    }
    return repeat(atom, min, max);
  }

  private static Part repeat(Part atom, int min, int max) {
    if (atom instanceof Part.Letter letter) {
      return new Part.Run(new TextDomain(letter.alphabet(), min, max));
    }
    return atom instanceof Part.Literal literal && literal.single()
        ? new Part.Run(new TextDomain(Alphabet.of(literal.text()), min, max))
        : new Part.Repeat(atom, min, max);
  }

  private Part atom() {
    int start = cursor.at();
    int codePoint = cursor.next();
    return switch (codePoint) {
      case '(' -> group(start);
      case '[' -> letter(bracketed(start), start);
      case '.' -> letter(".", start);
      case '^' -> new Part.Anchor(true);
      case '$' -> new Part.Anchor(false);
      case '\\' -> escape(start);
      default -> literal(codePoint);
    };
  }

  private Part literal(int codePoint) {
    Alphabet forms = on(Pattern.CASE_INSENSITIVE)
        ? CharacterClasses.anyCase(codePoint, on(Pattern.UNICODE_CASE))
        : Alphabet.of(Character.toString(codePoint));
    return forms.size() == 1
        ? new Part.Literal(Character.toString(codePoint))
        : new Part.Letter(forms);
  }

  /** Reads on from a bracket to the first end that makes a class. */
  private String bracketed(int start) {
    do {
      cursor.upTo(']');
    } while (!compiles(cursor.since(start)));
    return cursor.since(start);
  }

  private boolean compiles(String written) {
    try {
      return Pattern.compile(written, flags) != null;
    } catch (PatternSyntaxException unclosed) {
      return false;
    }
  }

  private Part letter(String written, int start) {
    BitSet characters = classes.characters(written, flags);
    if (characters.isEmpty()) {
      throw cursor.unsupported("the class " + written + " without characters", start);
    }
    return new Part.Letter(Alphabet.of(characters));
  }

  private Part group(int start) {
    if (!cursor.skip("?")) {
      return capture();
    }
    if (cursor.skip(":")) {
      return closed(alternatives());
    }
    if (cursor.skip(">")) {
      certain = false;
      return closed(alternatives());
    }
    if (cursor.ahead("=") || cursor.ahead("!")) {
      throw cursor.unsupported("a look-ahead", start);
    }
    if (cursor.ahead("<=") || cursor.ahead("<!")) {
      throw cursor.unsupported("a look-behind", start);
    }
    if (cursor.skip("<")) {
      names.put(cursor.upTo('>'), groups + 1);
      return capture();
    }
    return flagged();
  }

  private Part capture() {
    int number = ++groups;
    return new Part.Group(number, closed(alternatives()));
  }

  private Part closed(Part part) {
    cursor.next();
    return part;
  }

  private Part flagged() {
    int outer = flags;
    boolean set = true;
    int letter = cursor.next();
    while (letter != ')' && letter != ':') {
      set &= letter != '-';
      flags = set ? flags | flag(letter) : flags & ~flag(letter);
      letter = cursor.next();
    }
    if (letter == ')') {
      return NOTHING;
    }
    Part inner = closed(alternatives());
    flags = outer;
    return inner;
  }

  private static int flag(int letter) {
    return switch (letter) {
      case 'i' -> Pattern.CASE_INSENSITIVE;
      case 'm' -> Pattern.MULTILINE;
      case 's' -> Pattern.DOTALL;
      case 'd' -> Pattern.UNIX_LINES;
      case 'u' -> Pattern.UNICODE_CASE;
      case 'x' -> Pattern.COMMENTS;
      case 'U' -> Pattern.UNICODE_CHARACTER_CLASS | Pattern.UNICODE_CASE;
      default -> 0;
    };
  }

  private boolean on(int flag) {
    return (flags & flag) != 0;
  }

  private Part escape(int start) {
    int letter = cursor.next();
    return switch (letter) {
      case 'd', 'D', 's', 'S', 'w', 'W', 'h', 'H', 'v', 'V' -> letter(cursor.since(start), start);
      case 'p', 'P' -> letter(property(start), start);
      case 'R' -> lineBreak();
      case 'A', 'G' -> new Part.Anchor(true);
      case 'Z', 'z' -> new Part.Anchor(false);
      case 'b', 'B' -> boundary(start);
      case 'X' -> throw cursor.unsupported("a grapheme cluster", start);
      case 'k' -> {
        cursor.next();
        yield reference(names.getOrDefault(cursor.upTo('>'), 0), start);
      }
      case '1', '2', '3', '4', '5', '6', '7', '8', '9' -> reference(number(letter - '0'), start);
      default -> literal(Escapes.codePoint(letter, cursor));
    };
  }

  private String property(int start) {
    if (cursor.next() == '{') {
      cursor.upTo('}');
    }
    return cursor.since(start);
  }

  private static Part lineBreak() {
    return new Part.Alternation(List.of(
        new Part.Letter(Alphabet.of("\n\u000B\f\r\u0085\u2028\u2029")), new Part.Literal("\r\n")));
  }

  private Part boundary(int start) {
    if (cursor.ahead("{")) {
      throw cursor.unsupported("a grapheme boundary", start);
    }
    certain = false;
    return NOTHING;
  }

  private int number(int first) {
    int number = first;
    while (cursor.peek() >= '0'
        && cursor.peek() <= '9'
        && 10 * number + cursor.peek() - '0' <= groups) {
      number = 10 * number + cursor.next() - '0';
    }
    return number;
  }

  private Part reference(int number, int start) {
    if (number < 1 || number > groups) {
      throw cursor.unsupported("a reference to a group that has not begun", start);
    }
    certain = false;
    return new Part.Reference(number);
  }
}
