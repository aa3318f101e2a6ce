package dev.touchstone.laws.internal.reflect;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.laws.internal.trial.Calls;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Draws objects of a class by its own members: one that makes an object, then some that lead on from it.
 *
 * <p>A step that throws is not taken. The steps are kept, so that an equal object can be made anew. Where
 * it is known which steps make an object longer to show, most steps are of that kind: as many that add as
 * that take away would leave nearly all objects empty.
 */
final class Recipes {
  private static final int MOST_STEPS = 8;
  private static final int MOST_NESTED = 1;
  private static final int TRIES = 20;
  private static final int TRIALS = 24;
  private static final int TRIAL_SIZE = 10;
  private static final int GROWING = 3;
  private static final int STARTS = 8;
  private static final int TRIES_TO_START = 400;

  private final Kind kind;
  private final List<Candidate> makers;
  private final List<Candidate> steps;
  private final Guard guard;
  private List<Candidate> growing = List.of();
  private List<Taken> starts = List.of();

  Recipes(Kind kind, List<Candidate> makers, List<Candidate> steps, Guard guard) {
    this.kind = kind;
    this.makers = List.copyOf(makers);
    this.steps = List.copyOf(steps);
    this.guard = guard;
  }

  Kind kind() {
    return kind;
  }

  List<Candidate> makers() {
    return makers;
  }

  List<Candidate> steps() {
    return steps;
  }

  Gen<Object> gen() {
    return source -> draw(source, 0);
  }

  /**
   * Looks for some ways to make an object, for when nearly all arguments are refused; returns whether
   * there is one.
   */
  boolean starts(Node node) {
    List<Taken> found = new ArrayList<>();
    for (int attempt = 0; attempt < TRIES_TO_START && found.size() < STARTS; attempt++) {
      Taken start = ((Gen<Taken>) source -> start(source, 0))
          .sample(node.child(kind.name()).child(attempt), TRIAL_SIZE);
      if (next(null, start) != null) {
        found.add(start);
      }
    }
    starts = List.copyOf(found);
    return !starts.isEmpty();
  }

  /** Finds out which steps make objects longer to show more often than shorter. */
  Recipes weighed(Node node) {
    growing = steps.stream().filter(step -> grows(step, node)).toList();
    return this;
  }

  private boolean grows(Candidate step, Node node) {
    int balance = 0;
    for (int trial = 0; trial < TRIALS; trial++) {
      Gen<Integer> growth = source -> {
        Object object = object(draw(source, 0));
        Taken taken = new Taken(step, Arrays.asList(values(source, step, 1, 0)));
        int before = length(object);
        Object after = next(object, taken);
        return after == null ? 0 : Integer.compare(length(after), before);
      };
      balance += growth.sample(node.child(step.toString()).child(trial), TRIAL_SIZE);
    }
    return balance > 0;
  }

  private static Object object(Object value) {
    try {
      return Objects.requireNonNull(fresh(value));
    } catch (Throwable problem) {
      Calls.rethrowIfFatal(problem);
      return value;
    }
  }

  private int length(Object object) {
    try {
      return kind.equality().shown(object).length();
    } catch (RuntimeException unshowable) {
      return 0;
    }
  }

  private record Taken(Candidate candidate, List<@Nullable Object> values) {}

  private Object draw(Source source, int nested) {
    Taken first = start(source, nested);
    Object object = next(null, first);
    for (int i = 1; i < TRIES && object == null; i++) {
      first = start(source, nested);
      object = next(null, first);
    }
    if (object == null && !starts.isEmpty()) {
      first = starts.get(source.branch(starts.size()));
      object = next(null, first);
    }
    if (object == null) {
      throw new IllegalStateException("no " + kind.name() + " could be made");
    }
    return walked(source, first, object, nested);
  }

  private Taken start(Source source, int nested) {
    List<Candidate> flat = nested < MOST_NESTED ? makers : flat(makers);
    List<Candidate> usable = flat.isEmpty() ? makers : flat;
    Candidate maker = usable.get(source.branch(usable.size()));
    return new Taken(maker, Arrays.asList(values(source, maker, 0, nested)));
  }

  private List<Candidate> flat(List<Candidate> candidates) {
    return candidates.stream()
        .filter(candidate -> candidate.arguments().stream()
            .skip(candidate.isStatic() ? 0 : 1)
            .noneMatch(argument -> argument == kind))
        .toList();
  }

  private Object walked(Source source, Taken first, Object made, int nested) {
    List<Taken> taken = new ArrayList<>(List.of(first));
    Object[] object = {made};
    List<Candidate> steps = nested < MOST_NESTED ? this.steps : flat(this.steps);
    List<Candidate> adding = nested < MOST_NESTED ? growing : flat(growing);
    if (!steps.isEmpty()) {
      source.repeat(0, Math.min(MOST_STEPS, 1 + source.size() / 2), round -> {
        boolean adds = !adding.isEmpty() && source.weighted(GROWING, 1) == 0;
        List<Candidate> among = adds ? adding : steps;
        Candidate candidate = among.get(source.branch(among.size()));
        Taken step = new Taken(candidate, Arrays.asList(values(source, candidate, 1, nested)));
        Object after = next(object[0], step);
        if (after != null) {
          taken.add(step);
          object[0] = after;
        } else if (kind.replayed()) {
          object[0] = Objects.requireNonNull(again(taken));
        }
        return true;
      });
    }
    List<Taken> recipe = List.copyOf(taken);
    return kind.replayed() ? Replay.of(() -> make(recipe), object[0], kind.equality()) : object[0];
  }

  /** Returns the object after a step, or null if the step threw. */
  private @Nullable Object next(@Nullable Object object, Taken step) {
    try {
      return take(step, object);
    } catch (Throwable problem) {
      Calls.rethrowIfFatal(problem);
      return null;
    }
  }

  private @Nullable Object again(List<Taken> recipe) {
    try {
      return make(recipe);
    } catch (Throwable problem) {
      Calls.rethrowIfFatal(problem);
      return null;
    }
  }

  private Object make(List<Taken> recipe) throws Throwable {
    Object object = null;
    for (Taken taken : recipe) {
      object = take(taken, object);
    }
    return Objects.requireNonNull(object);
  }

  private Object take(Taken taken, @Nullable Object object) throws Throwable {
    @Nullable Object[] objects = new Object[taken.values().size()];
    for (int i = 0; i < objects.length; i++) {
      objects[i] = fresh(taken.values().get(i));
    }
    if (taken.candidate().isInstance() && object != null) {
      objects[0] = object;
    }
    Object result = guard.during(taken.candidate(), () -> taken.candidate().invoke(objects));
    boolean leads = taken.candidate().result() == kind && result != null;
    return Objects.requireNonNull(leads || object == null ? result : object);
  }

  static @Nullable Object fresh(@Nullable Object value) throws Throwable {
    return value instanceof Replay replay ? replay.fresh() : Copies.of(value);
  }

  static @Nullable Object[] fresh(@Nullable Object[] values) throws Throwable {
    @Nullable Object[] objects = new Object[values.length];
    for (int i = 0; i < objects.length; i++) {
      objects[i] = fresh(values[i]);
    }
    return objects;
  }

  private @Nullable Object[] values(Source source, Candidate candidate, int from, int nested) {
    @Nullable Object[] values = new Object[candidate.arguments().size()];
    for (int i = candidate.isStatic() ? 0 : from; i < values.length; i++) {
      Kind argument = candidate.arguments().get(i);
      values[i] = argument == kind
          ? draw(source, nested + 1)
          : source.from(Objects.requireNonNull(argument.gen()));
    }
    return values;
  }
}
