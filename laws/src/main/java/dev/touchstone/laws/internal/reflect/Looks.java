package dev.touchstone.laws.internal.reflect;

import dev.touchstone.laws.mark.Observer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Chooses what is looked at where objects have no equality of their own. */
final class Looks {
  private static final int LEAST = -1;
  private static final int MOST = 5;

  private Looks() {}

  /** Compares objects by the method that is marked for it, if there is one. */
  static void heed(Kind kind, List<Candidate> candidates, Guard guard) {
    candidates.stream()
        .filter(candidate -> candidate.isMarked(Observer.class))
        .filter(candidate -> candidate.isInstance() && candidate.arguments().equals(List.of(kind)))
        .findFirst()
        .ifPresent(candidate -> kind.equality().observeBy(look(candidate, false, guard)));
  }

  /** Returns everything that gives something, though it may change the object. */
  static List<Equality.Look> every(Kind kind, List<Candidate> candidates, Guard guard) {
    return kind.equality().byLooks() ? looks(kind, candidates, guard, false) : List.of();
  }

  /** Returns everything that gives something and was not seen to change the object. */
  static List<Equality.Look> unchanging(Kind kind, List<Candidate> candidates, Guard guard) {
    return kind.equality().byLooks() ? looks(kind, candidates, guard, true) : List.of();
  }

  /** Returns what changes the object without being given anything. */
  static List<Equality.Look> taking(Kind kind, List<Candidate> changers, Guard guard) {
    if (!kind.equality().byLooks()) {
      return List.of();
    }
    List<Equality.Look> steps = new ArrayList<>();
    for (Candidate changer : changers) {
      if (changer.arguments().size() == 1) {
        steps.add(look(changer, true, guard));
      }
    }
    return steps;
  }

  private static List<Equality.Look> looks(
      Kind kind, List<Candidate> candidates, Guard guard, boolean unchanging) {
    List<Equality.Look> looks = new ArrayList<>();
    for (Candidate candidate : candidates) {
      boolean looking = candidate.isInstance()
          && candidate.arguments().get(0) == kind
          && candidate.result() != null
          && candidate.result() != kind
          && !(unchanging && !candidate.probed().changed().isEmpty());
      if (looking && candidate.arguments().size() == 1) {
        looks.add(look(candidate, !unchanging, guard));
      } else if (looking
          && candidate.arguments().size() == 2
          && candidate.arguments().get(1).raw() == Integer.class) {
        IntStream.rangeClosed(LEAST, MOST)
            .forEach(number -> looks.add(look(candidate, !unchanging, guard, number)));
      }
    }
    return looks;
  }

  private static Equality.Look look(
      Candidate candidate, boolean changing, Guard guard, Integer... arguments) {
    String words = arguments.length == 0 ? "" : String.valueOf(arguments[0]);
    return new Equality.Look(
        candidate.name(),
        (candidate.result() == null ? "{ o.%s(%s); return null; }" : "o.%s(%s)")
            .formatted(candidate.name(), words),
        changing,
        object -> see(candidate, guard, object, arguments));
  }

  private static @Nullable Object see(
      Candidate candidate, Guard guard, Object object, Integer... arguments) throws Throwable {
    @Nullable Object[] objects = new Object[1 + arguments.length];
    objects[0] = object;
    System.arraycopy(arguments, 0, objects, 1, arguments.length);
    return guard.during(candidate, () -> candidate.invoke(objects));
  }
}
