package dev.touchstone.laws.internal.term;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads terms as {@link Wording} writes them. Operators bind to the right, all alike. A name may stand
 * for several symbols; what fits by type is kept.
 */
public final class TermReader {
  private static final Pattern TOKEN =
      Pattern.compile("\\s*([\\p{L}\\p{N}_.'\\[\\]]+|[(),]|[^\\p{L}\\p{N}\\s_.'\\[\\](),]+)");

  private static final String ARROW = " => ";

  private final Terms terms;
  private final List<Symbol> symbols = new ArrayList<>();
  private List<String> tokens = List.of();
  private String text = "";
  private int at;

  /** Reads terms of the symbols of a signature. */
  public TermReader(Terms terms) {
    this.terms = terms;
    Vocabulary vocabulary = terms.vocabulary();
    symbols.addAll(vocabulary.variables());
    symbols.addAll(vocabulary.functions());
    symbols.addAll(vocabulary.builtIns());
    for (int type = 0; type < vocabulary.typeCount(); type++) {
      symbols.add(vocabulary.undefined(type));
    }
  }

  /** Returns the equation in a text with one equals sign. */
  public Equation equation(String equation) {
    start(equation);
    Set<Integer> left = expression();
    expect("=");
    Set<Integer> right = expression();
    end();
    for (int one : left) {
      for (int other : right) {
        if (terms.type(one) == terms.type(other)) {
          return new Equation(one, other);
        }
      }
    }
    throw wrong("the sides have different types");
  }

  /** Returns the conditional equation in a text with an arrow. */
  public Conditional conditional(String statement) {
    int arrow = statement.indexOf(ARROW);
    int condition = term(statement.substring(0, arrow));
    return new Conditional(condition, equation(statement.substring(arrow + ARROW.length())));
  }

  /** Returns the term in a text, of the first type that fits. */
  public int term(String term) {
    start(term);
    Set<Integer> readings = expression();
    end();
    return readings.iterator().next();
  }

  /** Returns the equations among some statements. */
  public List<Equation> equations(Collection<String> statements) {
    return statements.stream()
        .filter(statement -> !statement.contains(ARROW))
        .map(this::equation)
        .toList();
  }

  /** Returns the conditional equations among some statements. */
  public List<Conditional> conditionals(Collection<String> statements) {
    return statements.stream()
        .filter(statement -> statement.contains(ARROW))
        .map(this::conditional)
        .toList();
  }

  private void start(String source) {
    text = source;
    tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(source);
    int end = 0;
    while (matcher.find() && matcher.start() == end) {
      tokens.add(matcher.group(1));
      end = matcher.end();
    }
    at = 0;
  }

  private Set<Integer> expression() {
    Set<Integer> left = primary();
    if (at == tokens.size() || ")".equals(peek()) || ",".equals(peek()) || "=".equals(peek())) {
      return left;
    }
    String operator = tokens.get(at++);
    return applied(operator, List.of(left, expression()));
  }

  private Set<Integer> primary() {
    String token = at < tokens.size() ? tokens.get(at++) : "";
    if (token.equals("(")) {
      Set<Integer> inner = expression();
      expect(")");
      return inner;
    }
    List<Set<Integer>> arguments = new ArrayList<>();
    if ("(".equals(peek())) {
      do {
        at++;
        arguments.add(expression());
      } while (",".equals(peek()));
      expect(")");
    }
    return applied(token, arguments);
  }

  private Set<Integer> applied(String name, List<Set<Integer>> arguments) {
    Set<Integer> readings = new LinkedHashSet<>();
    boolean known = false;
    for (Symbol symbol : symbols) {
      if (symbol.name().equals(name)) {
        known = true;
        if (symbol.arity() == arguments.size()) {
          fit(symbol, arguments, new int[symbol.arity()], 0, readings);
        }
      }
    }
    if (readings.isEmpty()) {
      throw wrong(known ? name + " does not take these arguments" : unknown(name));
    }
    return readings;
  }

  private void fit(
      Symbol symbol, List<Set<Integer>> arguments, int[] chosen, int next, Set<Integer> readings) {
    if (next == chosen.length) {
      readings.add(terms.apply(symbol, chosen));
      return;
    }
    for (int argument : arguments.get(next)) {
      if (terms.type(argument) == symbol.arguments()[next]) {
        chosen[next] = argument;
        fit(symbol, arguments, chosen, next + 1, readings);
      }
    }
  }

  private String peek() {
    return at < tokens.size() ? tokens.get(at) : "";
  }

  private void expect(String token) {
    if (!peek().equals(token)) {
      throw wrong(
          "expected " + token + " before " + (at < tokens.size() ? tokens.get(at) : "the end"));
    }
    at++;
  }

  private void end() {
    if (at != tokens.size()) {
      throw wrong("unexpected " + peek());
    }
  }

  private String unknown(String name) {
    List<String> names = symbols.stream()
        .map(Symbol::name)
        .distinct()
        .sorted((a, b) -> Integer.compare(distance(a, name), distance(b, name)))
        .limit(3)
        .toList();
    return "unknown name " + (name.isEmpty() ? "(none)" : name) + "; nearest are "
        + String.join(", ", names);
  }

  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }

  private IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException("in \"" + text + "\": " + what);
  }
}
