package dev.touchstone.laws.internal.trial;

import dev.touchstone.internal.show.Show;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The values of terms on one row.
 *
 * <p>Values are numbered, equal ones once, so that a function is called once for equal arguments
 * however many terms ask for it, and outcomes are compared as numbers. Calls are strict: a term with an
 * argument that throws throws.
 *
 * <p>All that throw are alike, unless exceptions are told apart: then the first argument that throws decides, as it
 * does in Java.
 *
 * <p>Values that are equal by their own {@code equals} share a number; others have one each. What
 * an observer says is never used to share calls.
 */
public final class RowTable {
  private static final int SPARSE = 1_024;
  /** The outcome of a term that throws. */
  public static final int UNDEFINED = 0;

  private static final Object THREW = new Object();

  private final Laboratory laboratory;
  private final Terms terms;
  private final List<@Nullable Object> values = new ArrayList<>();
  private final Map<Object, Integer> numbers = new HashMap<>();
  private final Map<Object, Integer> seen = new HashMap<>();
  private final CallTable calls = new CallTable();
  private int[] outcome = new int[64];
  private int[] result = {};
  private int[] stamp = {};
  private int now;
  private @Nullable Object[] row = {};
  private @Nullable Object[] context = {};
  private final boolean dense;
  private final boolean apart;

  /** Starts without a row, with room to remember the value of every term. */
  public RowTable(Laboratory laboratory) {
    this(laboratory, true);
  }

  /** Starts without a row; one that is not dense remembers few terms. */
  RowTable(Laboratory laboratory, boolean dense) {
    this.laboratory = laboratory;
    this.terms = laboratory.terms();
    this.dense = dense;
    this.apart = terms.vocabulary().tellsExceptions();
    if (!dense) {
      stamp = new int[SPARSE];
      result = new int[SPARSE];
    }
  }

  /** Forgets all values and takes those of the variables from a row. */
  public void load(Rows.Row values) {
    row = values.variables();
    context = values.context();
    now++;
    if (!dense) {
      Arrays.fill(stamp, 0);
    }
    calls.clear();
    numbers.clear();
    seen.clear();
    this.values.clear();
    this.values.add(THREW);
    outcome[UNDEFINED] = UNDEFINED;
  }

  /** Returns how many calls are remembered. */
  int remembered() {
    return calls.count();
  }

  /** Returns a number that terms of one type have in common iff they are equal on this row. */
  public int outcome(int term) {
    int value = evaluate(term);
    if (outcome[value] < 0) {
      outcome[value] = see(value, terms.type(term));
    }
    return outcome[value];
  }

  /** Returns whether a term throws on this row. */
  public boolean throwing(int term) {
    return isThrown(evaluate(term));
  }

  private boolean isThrown(int value) {
    return value == UNDEFINED || (apart && values.get(value) instanceof Thrown);
  }

  /** Returns whether a term has the value true on this row. */
  public boolean isTrue(int term) {
    int value = evaluate(term);
    return value != UNDEFINED && Boolean.TRUE.equals(values.get(value));
  }

  /** Returns the type of a term. */
  public int type(int term) {
    return terms.type(term);
  }

  /** Returns the value of a term that does not throw on this row. */
  public @Nullable Object value(int term) {
    return values.get(evaluate(term));
  }

  /** Returns the value of a term as it is shown. */
  public String shown(int term) {
    Object value = value(term);
    if (throwing(term)) {
      return value instanceof Thrown thrown ? "it throws " + thrown.simpleName() : "it throws";
    }
    if (value instanceof String || value instanceof Character) {
      return Show.of(value);
    }
    return value != null && value.getClass().isArray()
        ? Canonical.of(value).toString()
        : String.valueOf(value);
  }

  /** Returns what the value of a term is compared by on this row. */
  public Object canonical(int term) {
    int value = evaluate(term);
    if (isThrown(value)) {
      return Objects.requireNonNull(values.get(value));
    }
    try {
      return laboratory.comparisons().get(terms.type(term)).see(values.get(value), context);
    } catch (Throwable unobservable) {
      Calls.rethrowIfFatal(unobservable);
      return THREW;
    }
  }

  private int see(int value, int type) {
    Object sight;
    try {
      sight = isThrown(value)
          ? Objects.requireNonNull(values.get(value))
          : laboratory.comparisons().get(type).see(values.get(value), context);
    } catch (Throwable unobservable) {
      Calls.rethrowIfFatal(unobservable);
      return UNDEFINED;
    }
    Integer known = seen.putIfAbsent(sight, value);
    return known == null ? value : known;
  }

  private int evaluate(int term) {
    return dense ? evaluateDense(term) : evaluateSparse(term);
  }

  private int evaluateSparse(int term) {
    int place = term & (SPARSE - 1);
    if (stamp[place] != term + 1) {
      int value = observed(term, compute(term));
      result[place] = value;
      stamp[place] = term + 1;
      return value;
    }
    return result[place];
  }

  private int evaluateDense(int term) {
    if (term >= stamp.length) {
      int capacity = Math.max(term + 1, Math.max(terms.count(), stamp.length * 2));
      stamp = Arrays.copyOf(stamp, capacity);
      result = Arrays.copyOf(result, capacity);
    }
    if (stamp[term] != now) {
      int value = compute(term);
      result[term] = value;
      stamp[term] = now;
      observed(term, value);
    }
    return result[term];
  }

  private int observed(int term, int value) {
    laboratory.observed().evaluated();
    if (isThrown(value)) {
      laboratory.observed().threw(term);
    }
    return value;
  }

  private int compute(int term) {
    Symbol head = terms.head(term);
    if (head.isVariable()) {
      return number(row[laboratory.rows().position(head)]);
    }
    if (!head.isFunction()) {
      return UNDEFINED;
    }
    int[] arguments = terms.arguments(term);
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = evaluate(arguments[i]);
      if (isThrown(arguments[i])) {
        return arguments[i];
      }
    }
    int known = calls.find(head.id(), arguments);
    if (known >= 0) {
      return known;
    }
    int value = call(head, arguments);
    calls.put(head.id(), arguments, value);
    return value;
  }

  private int call(Symbol function, int[] arguments) {
    @Nullable Object[] actual = new Object[arguments.length];
    for (int i = 0; i < actual.length; i++) {
      actual[i] = values.get(arguments[i]);
    }
    laboratory.observed().called();
    try {
      return number(function.call().apply(actual));
    } catch (Throwable problem) {
      Calls.rethrowIfFatal(problem);
      laboratory.observed().threw(function, problem);
      return apart ? number(Thrown.of(problem)) : UNDEFINED;
    }
  }

  private int number(@Nullable Object value) {
    Object key = value == null ? Canonical.of(null) : value;
    int next = values.size();
    Integer known = numbers.putIfAbsent(key, next);
    if (known != null) {
      return known;
    }
    values.add(value);
    if (next == outcome.length) {
      outcome = Arrays.copyOf(outcome, next * 2);
    }
    outcome[next] = -1;
    return next;
  }
}
