package dev.touchstone.internal.derive;

import dev.touchstone.Gen;
import dev.touchstone.choice.Discarded;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Overrun;
import dev.touchstone.choice.Recorder;
import dev.touchstone.choice.Walk;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/**
 * A container that needs several elements or keys of which no two are equal.
 *
 * <p>They are counted by a walk over the values of the element, which ends as soon as there are enough. A
 * walk that does not end soon, or meets an error or a value that equals nothing but itself, proves nothing.
 * Where a user's constructor or generator
 * makes the elements there is none: that code runs in cases only, which have a limit.
 */
final class DistinctPlan extends ContainerPlan {
  private static final int MOST_CASES = 10_000;
  private static final int MOST_CHOICES = 500_000;
  private static final int SIZE = 30;

  private final int wanted;
  private final String what;

  private DistinctPlan(
      String where,
      List<ProductPlan.Component> types,
      int wanted,
      String what,
      Function<List<Gen<Object>>, Gen<?>> container) {
    super(where, types, false, container);
    this.wanted = wanted;
    this.what = what;
  }

  /** Returns the plan of a container with at least so many elements, or keys, that differ. */
  static Plan of(
      TypeUse use,
      String where,
      List<ProductPlan.Component> types,
      int wanted,
      Function<List<Gen<Object>>, Gen<?>> container) {
    return new DistinctPlan(where, types, wanted, Names.of(use.raw()), container);
  }

  @Override
  void prove() {
    Plan part = parts().get(0);
    int found = builtIn(part) ? different(part) : wanted;
    if (found < wanted) {
      throw new IllegalGenerator(
          "%s at %s needs %d different %s; there are only %d; ask for fewer with @Size"
              .formatted(what, where, wanted, parts().size() > 1 ? "keys" : "elements", found));
    }
  }

  private static boolean builtIn(Plan part) {
    boolean own =
        part instanceof LeafPlan || part instanceof MaybePlan || part instanceof ContainerPlan;
    return own && part.parts().stream().allMatch(DistinctPlan::builtIn);
  }

  private int different(Plan part) {
    Recorder recorder = new Recorder();
    Walk walk = new Walk(Long.MAX_VALUE, Integer.MAX_VALUE);
    Set<Object> seen = new HashSet<>();
    int cases = 0;
    long choices = 0;
    do {
      if (!drawn(part, recorder, walk, seen)) {
        return wanted;
      }
      choices += walk.choices();
      boolean blind = walk.forked() || recorder.calledOff();
      if (blind || seen.size() >= wanted || ++cases > MOST_CASES || choices > MOST_CHOICES) {
        return wanted;
      }
    } while (walk.next());
    return seen.size();
  }

  /** Adds the value of a case, if it has one; returns whether nothing unforeseen happened. */
  private static boolean drawn(Plan part, Recorder recorder, Walk walk, Set<Object> seen) {
    try {
      Object first = generated(part, recorder, walk);
      seen.add(first);
      return Objects.equals(first, generated(part, recorder, walk));
    } catch (Discarded | Overrun leftOut) {
      return true;
    } catch (RuntimeException unforeseen) {
      return false;
    }
  }

  private static Object generated(Plan part, Recorder recorder, Walk walk) {
    walk.start();
    recorder.startWalk(walk, SIZE);
    return part.generate(recorder);
  }
}
