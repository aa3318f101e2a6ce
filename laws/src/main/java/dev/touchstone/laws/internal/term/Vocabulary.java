package dev.touchstone.laws.internal.term;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All symbols there are: those of the signature, and the constants and variables that provers add.
 *
 * <p>Types are small numbers. Ranks put the constants that throw first, then a prover's constants,
 * then variables, then functions in the order of their declaration.
 */
public final class Vocabulary {
  private static final int[] NONE = {};
  private static final Call NO_CODE = arguments -> {
    throw new IllegalStateException("this symbol has no code");
  };

  private final List<String> types = new ArrayList<>();
  private final List<Symbol> symbols = new ArrayList<>();
  private final List<Symbol> undefined = new ArrayList<>();
  private final List<Symbol> variables = new ArrayList<>();
  private final List<Symbol> functions = new ArrayList<>();
  private final List<Symbol> builtIns = new ArrayList<>();
  private final Set<Symbol> wholeSides = new HashSet<>();
  private final Map<Long, Symbol> extras = new HashMap<>();
  private boolean tellsExceptions;

  /** Adds a type with its constant that throws, and returns its number. */
  public int type(String name) {
    types.add(name);
    undefined.add(add(Symbol.Role.UNDEFINED, "undefined", NONE, types.size() - 1, NO_CODE, false));
    return types.size() - 1;
  }

  /** Adds a variable. */
  public Symbol variable(String name, int type) {
    Symbol symbol = add(Symbol.Role.VARIABLE, name, NONE, type, NO_CODE, false);
    variables.add(symbol);
    return symbol;
  }

  /** Adds a function or, without arguments, a constant. */
  public Symbol function(String name, int[] arguments, int result, Call call, boolean background) {
    Symbol symbol = add(Symbol.Role.FUNCTION, name, arguments.clone(), result, call, background);
    functions.add(symbol);
    return symbol;
  }

  /** Adds a function that conditions use, but of which no other terms are built. */
  public Symbol builtIn(String name, int[] arguments, int result, Call call) {
    Symbol symbol = add(Symbol.Role.FUNCTION, name, arguments.clone(), result, call, true);
    builtIns.add(symbol);
    return symbol;
  }

  /** Says that a constant is a whole side of laws only, and never an argument. */
  public void keepWhole(Symbol constant) {
    wholeSides.add(constant);
  }

  /** Returns whether a symbol may head an argument of another term. */
  public boolean mayBeArgument(Symbol symbol) {
    return symbol.role() != Symbol.Role.UNDEFINED && !wholeSides.contains(symbol);
  }

  /** Tells exceptions apart by their classes from now on. */
  public void tellExceptions() {
    tellsExceptions = true;
  }

  /** Returns whether exceptions are told apart by their classes. */
  public boolean tellsExceptions() {
    return tellsExceptions;
  }

  /** Returns the variable of laws inside a prover with a number. */
  public Symbol pattern(int type, int number) {
    return extra(Symbol.Role.PATTERN, "?", type, number);
  }

  /** Returns the constant that a prover puts for a variable; smaller numbers are simpler. */
  public Symbol skolem(int type, int number) {
    return extra(Symbol.Role.SKOLEM, "!", type, number);
  }

  private Symbol extra(Symbol.Role role, String prefix, int type, int number) {
    long key = (role.level() << 60) | ((long) type << 30) | number;
    Symbol known = extras.get(key);
    if (known == null) {
      known = add(role, prefix + number, NONE, type, NO_CODE, false);
      extras.put(key, known);
    }
    return known;
  }

  private Symbol add(
      Symbol.Role role, String name, int[] arguments, int result, Call call, boolean background) {
    int id = symbols.size();
    long within = role == Symbol.Role.SKOLEM ? skolemRank(name, result) : id;
    long rank = (role.level() << 48) | within;
    Symbol symbol = new Symbol(id, role, name, arguments, result, rank, call, background);
    symbols.add(symbol);
    return symbol;
  }

  private static long skolemRank(String name, int type) {
    return (Long.parseLong(name.substring(1)) << 20) | type;
  }

  /** Returns the constant of a type that throws. */
  public Symbol undefined(int type) {
    return undefined.get(type);
  }

  /** Returns a symbol. */
  public Symbol symbol(int id) {
    return symbols.get(id);
  }

  /** Returns the number of symbols so far. */
  public int symbolCount() {
    return symbols.size();
  }

  /** Returns the number of types. */
  public int typeCount() {
    return types.size();
  }

  /** Returns the variables in the order of their declaration. */
  public List<Symbol> variables() {
    return variables;
  }

  /** Returns the variables of a type in the order of their declaration. */
  public List<Symbol> variables(int type) {
    return variables.stream().filter(variable -> variable.result() == type).toList();
  }

  /** Returns the functions and constants in the order of their declaration. */
  public List<Symbol> functions() {
    return functions;
  }

  /** Returns the functions that only conditions use. */
  public List<Symbol> builtIns() {
    return builtIns;
  }

  /** Returns the name of a type. */
  public String typeName(int type) {
    return types.get(type);
  }
}
