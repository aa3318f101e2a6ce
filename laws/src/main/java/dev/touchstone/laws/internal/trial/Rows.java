package dev.touchstone.laws.internal.trial;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The test rows: values for every variable, a function of the seed and the number of the row.
 *
 * <p>Small values are preferred (the size is the cube of a uniform number), one row in a hundred is
 * all simplest, and in one of eight a variable after the first of its type takes a value derived from
 * an earlier one: the same, a prefix, a rearrangement, or without an element. Rows that refuted a law come
 * first, each with the rows that refute the same law with its variables renamed.
 */
public final class Rows {
  private static final int MAX_SIZE = 20;
  private static final int ALL_SIMPLEST = 100;
  private static final int FRESH = 7;
  private static final int MOST_KEPT = 20_000;
  private static final int MOST_LIKE_IT = 24;

  private final Node node;
  private final List<Symbol> variables;
  private final List<Gen<?>> gens;
  private final List<Gen<?>> contexts;
  private final Map<Integer, Integer> position = new HashMap<>();
  private final List<Together> tuples = new ArrayList<>();
  private final List<Row> fixed = new ArrayList<>();
  private final List<Row> renamed = new ArrayList<>();
  private final List<Row> drawn = new ArrayList<>();

  /**
   * Describes the rows of a seed.
   *
   * @param node where the random bits come from
   * @param variables the variables
   * @param gens a generator for each variable
   * @param contexts generators of what observers need beside the value
   */
  public Rows(Node node, List<Symbol> variables, List<Gen<?>> gens, List<Gen<?>> contexts) {
    this.node = node;
    this.variables = List.copyOf(variables);
    this.gens = List.copyOf(gens);
    this.contexts = List.copyOf(contexts);
    for (int i = 0; i < variables.size(); i++) {
      position.put(variables.get(i).id(), i);
    }
  }

  /**
   * The values of one row.
   *
   * @param variables a value for each variable
   * @param context what observers need beside the value
   */
  @SuppressWarnings("ArrayRecordComponent") // rows are read by position in inner loops
  public record Row(@Nullable Object[] variables, @Nullable Object[] context) {
    private Row ordered(int first, List<Integer> order) {
      @Nullable Object[] values = variables.clone();
      for (int i = 0; i < order.size(); i++) {
        values[first + i] = variables[order.get(i)];
      }
      return new Row(values, context);
    }

    /** Returns what tells this row from others. */
    Object key() {
      List<Object> key = new ArrayList<>();
      for (Object value : variables) {
        key.add(Canonical.of(value));
      }
      for (Object value : context) {
        key.add(Canonical.of(value));
      }
      return key;
    }
  }

  /**
   * Values that some variables take together in some rows.
   *
   * @param variables the variables
   * @param gen gives a value for each of them
   */
  public record Together(List<Symbol> variables, Gen<? extends List<?>> gen) {}

  /** Says that in one row of three some variables take values that belong together. */
  public void together(List<Together> tuples) {
    this.tuples.addAll(tuples);
  }

  private void drawTogether(Source source, long varying, @Nullable Object[] values) {
    if (tuples.isEmpty() || source.weighted(2, 1) == 0) {
      return;
    }
    Together tuple = tuples.get(source.branch(tuples.size()));
    int[] places = tuple.variables().stream().mapToInt(this::position).toArray();
    if (Arrays.stream(places).allMatch(place -> (varying >>> place & 1) != 0)) {
      List<?> drawn = source.from(tuple.gen());
      for (int i = 0; i < places.length; i++) {
        values[places[i]] = drawn.get(i);
      }
    }
  }

  /** Returns where the values of a variable stand in a row. */
  public int position(Symbol variable) {
    return Objects.requireNonNull(position.get(variable.id()), variable.name());
  }

  /**
   * Puts a row before all others. The same values for other variables of their types are kept as well, but not among
   * the first rows, which must be typical.
   */
  public void prepend(Row row) {
    List<Row> rows = new ArrayList<>(List.of(row));
    for (int first = 0; first < variables.size(); ) {
      int end = first + 1;
      while (end < variables.size()
          && variables.get(end).result() == variables.get(first).result()) {
        end++;
      }
      for (Row known : List.copyOf(rows)) {
        for (List<Integer> order : orders(first, end)) {
          if (rows.size() < MOST_LIKE_IT) {
            rows.add(known.ordered(first, order));
          }
        }
      }
      first = end;
    }
    fixed.add(row);
    Set<Object> seen = new HashSet<>(Set.of(row.key()));
    rows.stream().filter(each -> seen.add(each.key())).forEach(renamed::add);
  }

  /** Returns the orders of numbers in a range, but for the ascending one. */
  private static List<List<Integer>> orders(int first, int end) {
    List<List<Integer>> orders = new ArrayList<>(List.of(List.of()));
    for (int number = first; number < end; number++) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> order : orders) {
        for (int at = order.size(); at >= 0; at--) {
          List<Integer> with = new ArrayList<>(order);
          with.add(at, number);
          longer.add(with);
        }
      }
      orders = longer;
    }
    return orders.subList(1, orders.size());
  }

  /** Returns the rows that were put before all others, and those with the same values for other variables. */
  public List<Row> refuting() {
    List<Row> refuting = new ArrayList<>(fixed);
    refuting.addAll(renamed);
    return refuting;
  }

  /** Returns how many rows have the values of a first one for other variables: -1 is the number of the first. */
  int renamed() {
    return renamed.size();
  }

  /** Returns a row; the renamed ones have negative numbers. */
  public Row row(int number) {
    if (number < 0) {
      return renamed.get(-1 - number);
    }
    return number < fixed.size() ? fixed.get(number) : kept(number - fixed.size());
  }

  private Row kept(int number) {
    if (number >= MOST_KEPT) {
      return random(number);
    }
    while (drawn.size() <= number) {
      drawn.add(random(drawn.size()));
    }
    return drawn.get(number);
  }

  private Row random(int number) {
    Node place = node.child(number);
    double uniform = place.child("size").open().nextDouble();
    boolean simplest = number % ALL_SIMPLEST == 0;
    int size = simplest ? 0 : (int) Math.round(MAX_SIZE * uniform * uniform * uniform);
    return gen().sample(place, size);
  }

  /** Returns the generator of rows. */
  public Gen<Row> gen() {
    return gen(-1L, new Row(new Object[variables.size()], new Object[0]));
  }

  /** Returns the generator of rows that differ from one only in a set of variables, one bit each. */
  public Gen<Row> gen(long varying, Row from) {
    return source -> {
      @Nullable Object[] values = from.variables().clone();
      for (int i = 0; i < values.length; i++) {
        if ((varying >>> i & 1) != 0) {
          values[i] = draw(source, i, values);
        }
      }
      drawTogether(source, varying, values);
      @Nullable Object[] context = new Object[contexts.size()];
      for (int i = 0; i < context.length; i++) {
        context[i] = source.from(contexts.get(i));
      }
      return new Row(values, context);
    };
  }

  private @Nullable Object draw(Source source, int at, @Nullable Object[] earlier) {
    int like = at;
    while (like > 0 && variables.get(like - 1).result() == variables.get(at).result()) {
      like--;
    }
    if (like == at || source.weighted(FRESH, 1) == 0) {
      return source.span(variables.get(at).name(), gens.get(at));
    }
    return derived(source, earlier[like + source.branch(at - like)]);
  }

  private static @Nullable Object derived(Source source, @Nullable Object value) {
    if (!(value instanceof List<?> list) || !list.getClass().getName().startsWith("java.util.")) {
      return value;
    }
    List<Object> copy = new ArrayList<>(list);
    int cut = source.integer(0, copy.size());
    switch (source.branch(5)) {
      case 1 -> copy.subList(copy.size() - cut, copy.size()).clear();
      case 2 -> Collections.reverse(copy);
      case 3 -> Collections.rotate(copy, cut);
      case 4 -> copy.subList(Math.max(0, cut - 1), cut).clear();
      default -> {}
    }
    return copy;
  }
}
