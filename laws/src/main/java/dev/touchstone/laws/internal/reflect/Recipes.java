package dev.touchstone.laws.internal.reflect;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.laws.internal.trial.Calls;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Draws objects of a class by its own members: one that makes an object, then some that lead on from it.
 *
 * <p>A step that throws is not taken. The steps are kept, so that an equal object can be made anew.
 */
final class Recipes {
  private static final int MOST_STEPS = 8;
  private static final int MOST_NESTED = 1;
  private static final int TRIES = 20;

  private final Kind kind;
  private final List<Candidate> makers;
  private final List<Candidate> steps;
  private final Guard guard;

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

  private record Taken(Candidate candidate, @Nullable Object[] values) {}

  private Object draw(Source source, int nested) {
    for (int i = 0; i < TRIES; i++) {
      List<Taken> taken = new ArrayList<>();
      List<Candidate> flat = nested < MOST_NESTED ? makers : flat(makers);
      List<Candidate> usable = flat.isEmpty() ? makers : flat;
      Candidate maker = usable.get(source.branch(usable.size()));
      taken.add(new Taken(maker, values(source, maker, 0, nested)));
      try {
        return value(walked(source, taken, nested));
      } catch (Throwable problem) {
        Calls.rethrowIfFatal(problem);
      }
    }
    throw new IllegalStateException("no " + kind.name() + " could be made");
  }

  private List<Candidate> flat(List<Candidate> candidates) {
    return candidates.stream()
        .filter(candidate -> candidate.arguments().stream().skip(candidate.isStatic() ? 0 : 1)
            .noneMatch(argument -> argument == kind))
        .toList();
  }

  private List<Taken> walked(Source source, List<Taken> taken, int nested) throws Throwable {
    make(taken);
    List<Candidate> next = nested < MOST_NESTED ? steps : flat(steps);
    if (!next.isEmpty()) {
      int most = Math.min(MOST_STEPS, 1 + source.size() / 2);
      source.repeat(0, most, round -> {
        Candidate step = next.get(source.branch(next.size()));
        taken.add(new Taken(step, values(source, step, 1, nested)));
        if (!works(taken)) {
          taken.remove(taken.size() - 1);
        }
        return true;
      });
    }
    return taken;
  }

  private boolean works(List<Taken> taken) {
    try {
      make(taken);
      return true;
    } catch (Throwable problem) {
      Calls.rethrowIfFatal(problem);
      return false;
    }
  }

  private Object value(List<Taken> taken) throws Throwable {
    List<Taken> recipe = List.copyOf(taken);
    return kind.replayed() ? Replay.of(() -> make(recipe), kind.equality()) : make(recipe);
  }

  private Object make(List<Taken> recipe) throws Throwable {
    Object object = null;
    for (Taken taken : recipe) {
      @Nullable Object[] objects = new Object[taken.values().length];
      for (int i = 0; i < objects.length; i++) {
        objects[i] = fresh(taken.values()[i]);
      }
      if (taken.candidate().isInstance() && object != null) {
        objects[0] = object;
      }
      Object result = call(taken.candidate(), objects);
      if (taken.candidate().result() == kind && result != null || object == null) {
        object = Objects.requireNonNull(result);
      }
    }
    return Objects.requireNonNull(object);
  }

  private @Nullable Object call(Candidate candidate, @Nullable Object[] objects) throws Throwable {
    guard.begin(candidate);
    try {
      return candidate.invoke(objects);
    } finally {
      guard.end();
    }
  }

  static @Nullable Object fresh(@Nullable Object value) throws Throwable {
    return value instanceof Replay replay ? replay.fresh() : Kinds.copied(value);
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
