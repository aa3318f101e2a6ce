package dev.touchstone.laws.internal.reflect;

import dev.touchstone.Gen;
import dev.touchstone.laws.internal.trial.Calls;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Calls a member some times to see what it changes, whether it always does the same, and whether it
 * comes back.
 */
final class Probe {
  private static final int CALLS = 60;
  private static final int MAX_SIZE = 12;

  private final Node node;
  private final Guard guard;

  Probe(Node node, Guard guard) {
    this.node = node;
    this.guard = guard;
  }

  Probed of(Candidate candidate) {
    Tally tally = new Tally();
    for (int k = 0; k < CALLS && tally.problem.isEmpty(); k++) {
      @Nullable Object[] values = values(candidate, k);
      if (values == null) {
        return Probed.useless("its arguments could not be made");
      }
      look(candidate, values, tally);
    }
    return tally.findings(candidate);
  }

  private @Nullable Object @Nullable [] values(Candidate candidate, int k) {
    List<Kind> kinds = candidate.arguments();
    @Nullable Object[] values = new Object[kinds.size()];
    for (int i = 0; i < values.length; i++) {
      Gen<?> gen = Objects.requireNonNull(kinds.get(i).gen());
      try {
        values[i] = gen.sample(node.child(k).child(i), k % MAX_SIZE);
      } catch (RuntimeException none) {
        return null;
      }
    }
    return values;
  }

  private void look(Candidate candidate, @Nullable Object[] values, Tally tally) {
    Object first = outcome(candidate, values, tally, true);
    Object second = outcome(candidate, values, tally, false);
    tally.outcomes.add(first);
    if (!first.equals(second)) {
      tally.problem = "gives different results for the same arguments: %s, then %s"
          .formatted(shortened(first), shortened(second));
    }
  }

  private static String shortened(Object value) {
    String text = String.valueOf(value).replace('\n', ' ');
    return text.length() > 40 ? text.substring(0, 40) + "..." : text;
  }

  private Object outcome(
      Candidate candidate, @Nullable Object[] values, Tally tally, boolean count) {
    try {
      @Nullable Object[] objects = Recipes.fresh(values);
      @Nullable Object[] before = objects.clone();
      Object result = call(candidate, objects);
      List<Object> seen = new ArrayList<>();
      boolean same = false;
      for (int i = 0; i < values.length; i++) {
        if (values[i] != null && mayChange(candidate.arguments().get(i), values[i])) {
          Object old = Replay.canonical(values[i]);
          int place = i;
          Object now = values[i] instanceof Replay
              ? Replay.of(
                      () -> after(candidate, values, place),
                      candidate.arguments().get(i).equality())
                  .seen()
              : Replay.canonical(objects[i]);
          seen.add(now);
          if (!old.equals(now)) {
            tally.changed.add(i);
          }
        }
        same |= before[i] != null && result == before[i] && !isPlain(result);
      }
      if (count) {
        tally.saw(candidate, result, same);
      }
      seen.add(same ? "itself" : sight(candidate, result, values));
      return seen;
    } catch (Throwable problem) {
      Calls.rethrowIfFatal(problem);
      tally.thrown.add(problem.getClass().getName());
      if (problem instanceof OutOfMemoryError) {
        tally.problem = "needs more memory than there is for some arguments";
      } else if (problem instanceof StackOverflowError) {
        tally.problem = "calls itself without end for some arguments";
      }
      return problem.getClass();
    }
  }

  private Object sight(Candidate candidate, @Nullable Object result, @Nullable Object[] values)
      throws Throwable {
    Kind kind = candidate.result();
    if (kind == null || result == null) {
      return Replay.canonical(null);
    }
    return kind.replayed()
        ? Replay.of(
                () -> Objects.requireNonNull(call(candidate, Recipes.fresh(values))),
                kind.equality())
            .seen()
        : kind.seen(result);
  }

  private static boolean isPlain(@Nullable Object value) {
    return value instanceof Number
        || value instanceof String
        || value instanceof Boolean
        || value instanceof Character
        || value instanceof Enum<?>;
  }

  private static boolean mayChange(Kind kind, Object value) {
    return value instanceof Replay || Copies.isCopied(kind);
  }

  private Object after(Candidate candidate, @Nullable Object[] values, int place) throws Throwable {
    @Nullable Object[] objects = Recipes.fresh(values);
    call(candidate, objects);
    return Objects.requireNonNull(objects[place]);
  }

  private @Nullable Object call(Candidate candidate, @Nullable Object[] objects) throws Throwable {
    return guard.during(candidate, () -> candidate.invoke(objects));
  }

  /** What was seen so far. */
  private static final class Tally {
    private final Set<Integer> changed = new TreeSet<>();
    private final Set<String> thrown = new TreeSet<>();
    private final List<Object> outcomes = new ArrayList<>();
    private final Set<Object> results = new HashSet<>();
    private int calls;
    private int itself;
    private boolean gaveNull;
    private String problem = "";

    void saw(Candidate candidate, @Nullable Object result, boolean same) {
      calls++;
      itself += same ? 1 : 0;
      gaveNull |= result == null && candidate.result() != null;
      if (results.size() < 2 && !same) {
        Kind kind = candidate.result();
        results.add(
            kind == null ? "nothing" : kind.replayed() ? results.size() : kind.seen(result));
      }
    }

    Probed findings(Candidate candidate) {
      if (problem.isEmpty() && calls == 0) {
        problem = "threw on every try: " + String.join(", ", thrown);
      }
      boolean nothing = candidate.result() == null || (calls > 0 && itself == calls);
      return new Probed(
          changed, nothing, results.size() < 2, outcomes, calls, thrown, gaveNull, problem);
    }
  }
}
