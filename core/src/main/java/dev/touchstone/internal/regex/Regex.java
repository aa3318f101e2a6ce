package dev.touchstone.internal.regex;

import dev.touchstone.Gen;
import dev.touchstone.choice.IllegalGenerator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Generates texts that match a regular expression as a whole.
 *
 * <p>The expression is read into parts that write what they match, so a text matches by construction.
 * Only boundaries, anchors inside, references to groups, and quantifiers and groups that do not give
 * back leave that open; texts of such expressions are tested and, if need be, drawn again.
 */
public final class Regex {
  private Regex() {}

  /** Returns the generator of the texts that match an expression. */
  public static Gen<String> strings(String expression) {
    Pattern pattern;
    try {
      pattern = Pattern.compile(expression);
    } catch (PatternSyntaxException wrong) {
      throw new IllegalGenerator("regex of \"" + expression + "\", which is no regular expression: "
          + wrong.getDescription() + " at position " + wrong.getIndex());
    }
    Parser parser = new Parser(expression);
    Part root = parser.parse();
    int groups = parser.groups();
    Gen<String> written = source -> {
      Written text = new Written(groups);
      root.write(source, text);
      return text.toString();
    };
    return exact(parser, root)
        ? written
        : written.filter("regex " + expression, text -> pattern.matcher(text).matches());
  }

  /** Returns whether every text that an expression's part writes matches. */
  static boolean exact(Parser parser, Part root) {
    return parser.certain() && anchored(root, true, true);
  }

  /** Returns whether every anchor stands where a whole text starts or ends anyway. */
  private static boolean anchored(Part part, boolean atStart, boolean atEnd) {
    if (part instanceof Part.Anchor anchor) {
      return anchor.start() ? atStart : atEnd;
    }
    if (part instanceof Part.Group group) {
      return anchored(group.part(), atStart, atEnd);
    }
    if (part instanceof Part.Alternation alternation) {
      return alternation.parts().stream().allMatch(one -> anchored(one, atStart, atEnd));
    }
    if (part instanceof Part.Repeat repeat) {
      boolean once = repeat.max() <= 1 || repeat.part().empty();
      return anchored(repeat.part(), atStart && once, atEnd && once);
    }
    return !(part instanceof Part.Sequence sequence) || anchored(sequence.parts(), atStart, atEnd);
  }

  private static boolean anchored(List<Part> parts, boolean atStart, boolean atEnd) {
    int first = 0;
    while (first < parts.size() && parts.get(first).empty()) {
      first++;
    }
    int last = parts.size() - 1;
    while (last >= 0 && parts.get(last).empty()) {
      last--;
    }
    for (int at = 0; at < parts.size(); at++) {
      if (!anchored(parts.get(at), atStart && at <= first, atEnd && at >= last)) {
        return false;
      }
    }
    return true;
  }
}
