package dev.touchstone.samples.laws;

import dev.touchstone.laws.ProofStep;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks steps of proofs by their text alone: shares no code with what made them. */
final class StepChecker {
  private static final Pattern TOKEN =
      Pattern.compile("\\s*([\\p{L}\\p{N}_\\[\\]]+|[(),]|[^\\p{L}\\p{N}\\s_\\[\\](),]+)");

  private final Set<String> variables;

  StepChecker(Set<String> variables) {
    this.variables = variables;
  }

  private record Tree(String name, List<Tree> arguments) {}

  /** Returns whether an instance of the law turns a part of one term and gives the other. */
  boolean isRight(ProofStep step) {
    String[] sides = step.law().split(" = ");
    return turns(
        new Reader(step.before()).whole(),
        new Reader(step.after()).whole(),
        new Reader(sides[0]).whole(),
        new Reader(sides[1]).whole());
  }

  private boolean turns(Tree before, Tree after, Tree left, Tree right) {
    if (isInstance(before, after, left, right) || isInstance(before, after, right, left)) {
      return true;
    }
    if (isStrict(before, after) || isStrict(after, before)) {
      return left.name().equals("undefined") && right.name().equals("undefined");
    }
    if (!before.name().equals(after.name())
        || before.arguments().size() != after.arguments().size()) {
      return false;
    }
    int differing = 0;
    boolean turned = false;
    for (int i = 0; i < before.arguments().size(); i++) {
      Tree one = before.arguments().get(i);
      Tree other = after.arguments().get(i);
      if (!one.equals(other)) {
        differing++;
        turned = turns(one, other, left, right);
      }
    }
    return differing == 1 && turned;
  }

  private static boolean isStrict(Tree before, Tree after) {
    return after.name().equals("undefined")
        && before.arguments().stream().anyMatch(each -> each.name().equals("undefined"));
  }

  private boolean isInstance(Tree before, Tree after, Tree from, Tree to) {
    Map<String, Tree> values = new HashMap<>();
    return matches(from, before, values) && matches(to, after, values);
  }

  private boolean matches(Tree pattern, Tree term, Map<String, Tree> values) {
    if (variables.contains(pattern.name())) {
      Tree known = values.putIfAbsent(pattern.name(), term);
      return known == null || known.equals(term);
    }
    if (!pattern.name().equals(term.name())
        || pattern.arguments().size() != term.arguments().size()) {
      return false;
    }
    for (int i = 0; i < pattern.arguments().size(); i++) {
      if (!matches(pattern.arguments().get(i), term.arguments().get(i), values)) {
        return false;
      }
    }
    return true;
  }

  private static final class Reader {
    private final List<String> tokens = new ArrayList<>();
    private int at;

    Reader(String text) {
      Matcher matcher = TOKEN.matcher(text);
      while (matcher.find()) {
        tokens.add(matcher.group(1));
      }
    }

    Tree whole() {
      Tree left = part();
      if (at == tokens.size() || ")".equals(tokens.get(at)) || ",".equals(tokens.get(at))) {
        return left;
      }
      String operator = tokens.get(at++);
      return new Tree(operator, List.of(left, whole()));
    }

    private Tree part() {
      String name = tokens.get(at++);
      if (name.equals("(")) {
        Tree inner = whole();
        at++;
        return inner;
      }
      List<Tree> arguments = new ArrayList<>();
      if (at < tokens.size() && tokens.get(at).equals("(")) {
        do {
          at++;
          arguments.add(whole());
        } while (tokens.get(at).equals(","));
        at++;
      }
      return new Tree(name, List.copyOf(arguments));
    }
  }
}
