package dev.touchstone.laws.internal.term;

import java.util.Arrays;

/**
 * All terms there are, each kept once and named by a number.
 *
 * <p>Equal terms have equal numbers, so comparing and hashing terms costs nothing. Arguments are
 * created before the terms that use them: a term's number is greater than those of its subterms.
 */
public final class Terms {
  private static final int FIRST_CAPACITY = 1 << 12;

  private final Vocabulary vocabulary;
  private int[] head = new int[FIRST_CAPACITY];
  private int[] argStart = new int[FIRST_CAPACITY + 1];
  private int[] size = new int[FIRST_CAPACITY];
  private int[] depth = new int[FIRST_CAPACITY];
  private int[] functions = new int[FIRST_CAPACITY];
  private long[] variables = new long[FIRST_CAPACITY];
  private boolean[] ground = new boolean[FIRST_CAPACITY];
  private int[] args = new int[2 * FIRST_CAPACITY];
  private int[] table = new int[2 * FIRST_CAPACITY];
  private int count;

  /** Starts with no terms. */
  public Terms(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
    Arrays.fill(table, -1);
  }

  /** Returns the symbols terms are made of. */
  public Vocabulary vocabulary() {
    return vocabulary;
  }

  /** Returns the number of terms so far. */
  public int count() {
    return count;
  }

  /** Returns the term of a variable or constant. */
  public int atom(Symbol symbol) {
    return apply(symbol, EMPTY);
  }

  private static final int[] EMPTY = {};

  /** Returns the term of a symbol and arguments. */
  public int apply(Symbol symbol, int... arguments) {
    int slot = slot(symbol.id(), arguments);
    if (table[slot] >= 0) {
      return table[slot];
    }
    int term = create(symbol, arguments);
    table[slot] = term;
    if (count * 2 > table.length) {
      rehash();
    }
    return term;
  }

  private int create(Symbol symbol, int[] arguments) {
    reserve(arguments.length);
    int term = count++;
    head[term] = symbol.id();
    int start = argStart[term];
    System.arraycopy(arguments, 0, args, start, arguments.length);
    argStart[term + 1] = start + arguments.length;
    int size = 1;
    int depth = 0;
    int functions = symbol.isFunction() ? 1 : 0;
    long mask = symbol.isVariable() ? 1L << (vocabulary.variables().indexOf(symbol) & 63) : 0;
    boolean ground = !symbol.isPattern();
    for (int argument : arguments) {
      size += this.size[argument];
      depth = Math.max(depth, this.depth[argument]);
      functions += this.functions[argument];
      mask |= variables[argument];
      ground &= this.ground[argument];
    }
    this.size[term] = size;
    this.depth[term] = symbol.role() == Symbol.Role.UNDEFINED ? 0 : depth + 1;
    this.functions[term] = functions;
    variables[term] = mask;
    this.ground[term] = ground;
    return term;
  }

  private void reserve(int arguments) {
    if (count + 1 >= head.length) {
      int capacity = head.length * 2;
      head = Arrays.copyOf(head, capacity);
      argStart = Arrays.copyOf(argStart, capacity + 1);
      size = Arrays.copyOf(size, capacity);
      depth = Arrays.copyOf(depth, capacity);
      functions = Arrays.copyOf(functions, capacity);
      variables = Arrays.copyOf(variables, capacity);
      ground = Arrays.copyOf(ground, capacity);
    }
    if (argStart[count] + arguments > args.length) {
      args = Arrays.copyOf(args, args.length * 2 + arguments);
    }
  }

  private int slot(int symbol, int[] arguments) {
    int hash = symbol;
    for (int argument : arguments) {
      hash = hash * 0x9E3779B1 + argument + 1;
    }
    int mask = table.length - 1;
    int slot = mix(hash) & mask;
    while (table[slot] >= 0 && !is(table[slot], symbol, arguments)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean is(int term, int symbol, int[] arguments) {
    if (head[term] != symbol) {
      return false;
    }
    int start = argStart[term];
    for (int i = 0; i < arguments.length; i++) {
      if (args[start + i] != arguments[i]) {
        return false;
      }
    }
    return true;
  }

  private static int mix(int hash) {
    int mixed = hash * 0x85EBCA6B;
    return mixed ^ (mixed >>> 15);
  }

  private void rehash() {
    table = new int[table.length * 2];
    Arrays.fill(table, -1);
    for (int term = 0; term < count; term++) {
      table[slot(head[term], arguments(term))] = term;
    }
  }

  /** Returns the head of a term. */
  public Symbol head(int term) {
    return vocabulary.symbol(head[term]);
  }

  /** Returns the number of the head of a term. */
  public int headId(int term) {
    return head[term];
  }

  /** Returns the number of arguments of a term. */
  public int arity(int term) {
    return argStart[term + 1] - argStart[term];
  }

  /** Returns an argument of a term. */
  public int argument(int term, int index) {
    return args[argStart[term] + index];
  }

  /** Returns a copy of the arguments of a term. */
  public int[] arguments(int term) {
    return Arrays.copyOfRange(args, argStart[term], argStart[term + 1]);
  }

  /** Returns the type of a term. */
  public int type(int term) {
    return head(term).result();
  }

  /** Returns the number of symbols and variables in a term. */
  public int size(int term) {
    return size[term];
  }

  /** Returns the depth: 1 for a variable or constant, one more for each application. */
  public int depth(int term) {
    return depth[term];
  }

  /** Returns the number of function symbols and constants in a term. */
  public int functions(int term) {
    return functions[term];
  }

  /** Returns the set of signature variables in a term, one bit each. */
  public long variables(int term) {
    return variables[term];
  }

  /** Returns whether a term has no variable of a prover. */
  public boolean ground(int term) {
    return ground[term];
  }

  /** Returns whether a term is a constant that throws. */
  public boolean isUndefined(int term) {
    return head(term).role() == Symbol.Role.UNDEFINED;
  }

  /** Returns whether a term is a variable of the signature. */
  public boolean isVariable(int term) {
    return head(term).isVariable();
  }

  /** Returns whether a symbol occurs on a side of an equation. */
  public boolean mentions(Equation equation, Symbol symbol) {
    return mentions(equation.left(), symbol) || mentions(equation.right(), symbol);
  }

  /** Returns whether a symbol occurs in a term. */
  public boolean mentions(int term, Symbol symbol) {
    if (head[term] == symbol.id()) {
      return true;
    }
    for (int i = argStart[term]; i < argStart[term + 1]; i++) {
      if (mentions(args[i], symbol)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether no variable of the signature occurs twice in a term. */
  public boolean linear(int term) {
    long seen = 0;
    for (int i = argStart[term]; i < argStart[term + 1]; i++) {
      if ((seen & variables[args[i]]) != 0 || !linear(args[i])) {
        return false;
      }
      seen |= variables[args[i]];
    }
    return true;
  }

  /** Returns whether a function occurs in a term that is not in the background. */
  public boolean foreground(int term) {
    Symbol symbol = head(term);
    if (symbol.isFunction() && !symbol.background()) {
      return true;
    }
    for (int i = argStart[term]; i < argStart[term + 1]; i++) {
      if (foreground(args[i])) {
        return true;
      }
    }
    return false;
  }

  /** Returns a term with replacements for its leaves: {@code with[symbol]}, or -1 to keep one. */
  public int replace(int term, int[] with) {
    int symbol = head[term];
    if (argStart[term] == argStart[term + 1]) {
      return symbol < with.length && with[symbol] >= 0 ? with[symbol] : term;
    }
    int[] replaced = arguments(term);
    boolean changed = false;
    for (int i = 0; i < replaced.length; i++) {
      int argument = replace(replaced[i], with);
      changed |= argument != replaced[i];
      replaced[i] = argument;
    }
    return changed ? apply(vocabulary.symbol(symbol), replaced) : term;
  }

  /** Returns a term without replacements yet for any symbol. */
  public int[] noReplacements() {
    int[] none = new int[vocabulary.symbolCount()];
    Arrays.fill(none, -1);
    return none;
  }
}
