package dev.touchstone.space;

import dev.touchstone.Gen;
import dev.touchstone.random.Seed;
import dev.touchstone.space.internal.count.Partial;
import dev.touchstone.space.internal.search.Conditions;
import dev.touchstone.space.internal.search.Search;
import dev.touchstone.space.internal.search.Watcher;
import dev.touchstone.space.internal.shadow.NotShadowable;
import dev.touchstone.space.internal.shadow.Relinked;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apiguardian.api.API;

/**
 * The values of a space that satisfy a condition: how many, which, or some at random.
 *
 * <p>An immutable value; {@code with...} returns a changed one. The condition must be deterministic and
 * is best lazy: what it answers false to before reading it, is never looked at again.
 *
 * @param <T> the type of the values
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Guided<T> {
  /** How the parts that a condition reads are seen. */
  public enum Mode {
    /** The condition asks a {@link View} for each part. */
    VIEW,
    /** Reading a component of a record decides which alternative stands there. */
    ACCESSOR,
    /** The condition sees complete values only. */
    WHOLE
  }

  private static final int MOST_NODES = 2_000_000;
  private static final long MOST_CALLS = 10_000_000;
  private static final long MOST_CALLS_ON_WHOLE_VALUES = 500_000;

  private final Space<T> space;
  private final Conditions conditions;
  private final Mode mode;
  private final String remark;
  private final int mostNodes;
  private final long mostCalls;
  private final boolean reporting;

  private Guided(
      Space<T> space,
      Conditions conditions,
      Mode mode,
      String remark,
      int mostNodes,
      long mostCalls,
      boolean reporting) {
    this.space = space;
    this.conditions = conditions;
    this.mode = mode;
    this.remark = remark;
    this.mostNodes = mostNodes;
    this.mostCalls = mostCalls;
    this.reporting = reporting;
  }

  private static <T> Guided<T> of(Space<T> space, Conditions conditions, Mode mode, String remark) {
    long calls = mode == Mode.WHOLE ? MOST_CALLS_ON_WHOLE_VALUES : MOST_CALLS;
    return new Guided<>(space, conditions, mode, remark, MOST_NODES, calls, false);
  }

  static <T> Guided<T> byViews(Space<T> space, Condition<View<T>> condition) {
    Function<Condition<View<T>>, Conditions.Test> test =
        each -> root -> each.test(HoleView.of(root));
    return of(space, Combined.compile(condition, test), Mode.VIEW, "");
  }

  static <T> Guided<T> byValues(Space<T> space, Condition<T> condition, String remark) {
    Function<Condition<T>, Conditions.Test> test =
        each -> root -> each.test(HoleView.<T>of(root).force());
    return of(space, Combined.compile(condition, test), Mode.WHOLE, remark);
  }

  static <T> Guided<T> byAccessors(Space<T> space, Condition<T> condition) {
    try {
      List<Condition<T>> single = Combined.singles(condition);
      Iterator<Conditions.Test> tests = Relinked.all(single).iterator();
      return of(space, Combined.compile(condition, each -> tests.next()), Mode.ACCESSOR, "");
    } catch (NotShadowable impossible) {
      return byValues(
          space, condition, "the condition sees complete values only: " + impossible.getMessage());
    }
  }

  static <T> Guided<T> byMethods(Space<T> space, List<Method> methods) {
    methods.forEach(Guided::checkFits);
    List<Condition<T>> direct = methods.stream()
        .<Condition<T>>map(method -> value -> Relinked.call(method, value))
        .toList();
    Condition<T> condition = direct.size() == 1 ? direct.get(0) : new Combined<>(true, direct);
    try {
      Iterator<Conditions.Test> tests =
          methods.stream().map(Relinked::method).toList().iterator();
      return of(space, Combined.compile(condition, each -> tests.next()), Mode.ACCESSOR, "");
    } catch (NotShadowable impossible) {
      return byValues(
          space, condition, "the condition sees complete values only: " + impossible.getMessage());
    }
  }

  private static void checkFits(Method condition) {
    boolean fits = condition.getReturnType() == boolean.class
        && condition.getParameterCount() == (Modifier.isStatic(condition.getModifiers()) ? 1 : 0);
    if (!fits) {
      throw new IllegalSpace(
          "%s is no condition: it takes one value and returns boolean".formatted(condition));
    }
  }

  /** Returns how the parts that the condition reads are seen. */
  public Mode mode() {
    return mode;
  }

  /** Returns why the mode is not a finer one, and what to do about it; empty where it is. */
  public String remark() {
    return remark;
  }

  /** Returns the same search with room for a number of nodes of the decision tree. */
  public Guided<T> nodes(int most) {
    if (most < 1) {
      throw new IllegalSpace("room for %d nodes; give at least one".formatted(most));
    }
    return new Guided<>(space, conditions, mode, remark, most, mostCalls, reporting);
  }

  /**
   * Returns the same search with a limit of predicate calls for each value that is looked for; it is ten
   * million otherwise, and half a million where the condition sees complete values only.
   */
  public Guided<T> calls(long most) {
    if (most < 1) {
      throw new IllegalSpace("%d calls for a value; give at least one".formatted(most));
    }
    return new Guided<>(space, conditions, mode, remark, mostNodes, most, reporting);
  }

  /** Returns the same search without the values that a record's constructor refuses. */
  public Guided<T> rejecting() {
    return new Guided<>(
        space, Rejecting.after(conditions), mode, remark, mostNodes, mostCalls, reporting);
  }

  /** Returns the same search with samplers that report which lines of the condition force what. */
  public Guided<T> reportingReads() {
    return new Guided<>(space, conditions, mode, remark, mostNodes, mostCalls, true);
  }

  /** Explains a search that gave up. */
  SearchGaveUp gaveUp(String what) {
    String why = mode == Mode.WHOLE && !remark.isEmpty() ? "; " + remark : "";
    return new SearchGaveUp(what + why);
  }

  boolean reporting() {
    return reporting;
  }

  /** Returns how many valid values of a size there are, by trying all that are not ruled out. */
  public BigInteger count(int size) {
    Search search = search(size, conditions, Watcher.NOBODY).steady();
    BigInteger valid = BigInteger.ZERO;
    while (search.left().signum() > 0) {
      if (search.visit(0)) {
        valid = valid.add(search.leafWeight());
      }
      search.removeLeaf();
    }
    return valid;
  }

  /** Returns all valid values of a size, in the order in which the condition tells them apart. */
  public Stream<T> all(int size) {
    Search search = search(size, conditions, Watcher.NOBODY).steady();
    return StreamSupport.stream(
        new Spliterators.AbstractSpliterator<T>(
            Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL) {
          private BigInteger offset = BigInteger.ZERO;

          @Override
          public boolean tryAdvance(Consumer<? super T> action) {
            while (search.left().signum() > 0) {
              if (offset.signum() > 0 || search.visit(0)) {
                Partial value = search.complete(offset);
                offset = offset.add(BigInteger.ONE);
                if (offset.equals(search.leafWeight())) {
                  search.removeLeaf();
                  offset = BigInteger.ZERO;
                }
                action.accept(space.built(value));
                return true;
              }
              search.removeLeaf();
            }
            return false;
          }
        },
        false);
  }

  /** Returns the valid values of a size, to be drawn at random. */
  public Sized<T> sized(int size) {
    space.count(size);
    return new Sized<>(this, size);
  }

  /** Returns the generator of the valid values of some sizes, uniform at each size. */
  public Gen<T> gen(Sizes sizes) {
    return GuidedGen.of(this, sizes);
  }

  /** Returns a search in a learned order whose course depends on the condition and the size alone. */
  Search steadySearch(int size) {
    WarmUp warmUp = new WarmUp(this, size, Seed.of(size, 1).root().open());
    return search(size, warmUp.ordered(conditions), Watcher.NOBODY).steady();
  }

  Search search(int size, Conditions ordered, Watcher watcher) {
    return new Search(space.sort(), size, ordered, mostNodes, watcher);
  }

  Space<T> space() {
    return space;
  }

  Conditions conditions() {
    return conditions;
  }

  long mostCalls() {
    return mostCalls;
  }
}
