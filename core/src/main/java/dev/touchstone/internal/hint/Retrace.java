package dev.touchstone.internal.hint;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.choice.BoolDomain;
import dev.touchstone.choice.BranchDomain;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Domain;
import dev.touchstone.choice.Recorder;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds the choices by which a generator makes a given value.
 *
 * <p>The generator runs, and every draw is answered by the next part of the value that fits it; a
 * repetition takes a part with elements. Which alternative to take no part tells: they are tried one
 * after the other, until the span around them makes the part that it stands for. So generators need
 * not know the way back, as those of Goldstein et al., Reflecting on Random Generation (2023), do;
 * instead their values must have a meaningful {@code equals}.
 */
final class Retrace implements Source {
  private static final int MOST_DRAWS = 50_000;

  private final List<Choice> row = new ArrayList<>();
  private final List<Within> around = new ArrayList<>();
  private @Nullable Parts parts;
  private Guesses guesses = new Guesses();
  private boolean spanBegins;
  private int size;
  private int depth;
  private int draws;

  private Retrace(int size, int depth) {
    this.size = size;
    this.depth = depth;
  }

  /** Returns the choices that make a value under a size and a depth, or null if none are found. */
  static <T extends @Nullable Object> @Nullable List<Choice> of(
      Hinted<T> hint, T wanted, int size, int depth) {
    Function<? super T, ?> given = hint.parts();
    Retrace retrace = new Retrace(size, depth);
    Parts all = new Parts(given == null ? wanted : given.apply(wanted), null);
    Guesses own = new Guesses();
    boolean found = retrace.make(
            hint.gen(),
            all,
            own,
            made -> Objects.deepEquals(made, wanted)
                || (given != null && !own.any() && retrace.parts == null))
        != null;
    return found ? retrace.row : null;
  }

  /** A value that was made; it may be null. */
  private record Made<T extends @Nullable Object>(T value) {}

  /** Generates under one guess after the other until a value is accepted. */
  private <T extends @Nullable Object> @Nullable Made<T> make(
      Gen<T> gen, Parts of, Guesses own, Predicate<? super T> accepted) {
    Guesses outer = guesses;
    guesses = own;
    int start = row.size();
    Made<T> found = null;
    do {
      parts = of;
      Made<T> made = once(gen);
      if (made != null && accepted.test(made.value())) {
        found = made;
      } else {
        row.subList(start, row.size()).clear();
      }
    } while (found == null && draws <= MOST_DRAWS && own.change());
    guesses = outer;
    return found;
  }

  /** Generates once; under a wrong guess a generator may throw what it likes. */
  private <T extends @Nullable Object> @Nullable Made<T> once(Gen<T> gen) {
    int sizeBefore = size;
    int depthBefore = depth;
    try {
      return new Made<>(gen.generate(this));
    } catch (RuntimeException wrong) {
      return null;
    } finally {
      size = sizeBefore;
      depth = depthBefore;
    }
  }

  /** A span that is to make a part; the same one inside it must make something smaller. */
  private record Within(String label, Parts wanted) {}

  @Override
  public <T> T span(String label, Gen<T> gen) {
    row.add(new Choice.Open(label));
    boolean guessed = true;
    for (Parts of = parts; of != null && guessed; of = of.opened()) {
      Parts wanted = of;
      Within within = new Within(label, wanted);
      if (around.contains(within)) {
        continue;
      }
      Guesses own = new Guesses();
      spanBegins = true;
      around.add(within);
      Made<T> made =
          make(gen, wanted, own, value -> !own.any() || Objects.deepEquals(value, wanted.first()));
      around.remove(around.size() - 1);
      guessed = own.any();
      if (made != null) {
        parts = guessed ? wanted.rest() : parts;
        row.add(Choice.CLOSE);
        return made.value();
      }
    }
    throw new Astray();
  }

  @Override
  public long draw(Domain.Scalar domain) {
    Long told = next(part -> Fit.scalar(domain, part));
    if (told != null) {
      return note(domain, told);
    }
    if (domain.last() == 0) {
      return note(domain, domain.value(0));
    }
    if (domain instanceof BranchDomain || domain instanceof BoolDomain) {
      return note(domain, guess((int) domain.last() + 1));
    }
    throw new Astray();
  }

  /** Guesses an alternative: the first of a span's, or what a part says that may be missing. */
  private int guess(int count) {
    Fit.Maybe maybe = count == 2 ? Fit.Maybe.next(parts) : null;
    int likely = maybe != null ? maybe.place() : spanBegins || count != 2 ? 0 : 1;
    int taken = guesses.take(likely, count);
    if (maybe != null && taken == maybe.place()) {
      parts = maybe.after();
    }
    return taken;
  }

  @Override
  public Object draw(Domain.Compound domain) {
    Object told = next(part -> Fit.compound(domain, part));
    if (told == null && !domain.forced()) {
      throw new Astray();
    }
    Object value = told == null ? domain.simplest() : told;
    spend();
    row.add(new Choice.Thing(domain, value));
    return value;
  }

  @Override
  public <T> T pick(Domain.Scalar domain, LongFunction<? extends T> shape) {
    Long told = next(part -> Fit.shaped(domain, shape, part));
    if (told == null) {
      throw new Astray();
    }
    return shape.apply(note(domain, told));
  }

  /** Returns what the next part that fits gives, and goes on behind that part. */
  private <T> @Nullable T next(Function<@Nullable Object, @Nullable T> fit) {
    for (Parts at = parts; at != null; at = at.opened()) {
      T found = fit.apply(at.first());
      if (found != null) {
        parts = at.rest();
        return found;
      }
    }
    return null;
  }

  private long note(Domain.Scalar domain, long value) {
    spend();
    row.add(new Choice.Word(domain, value));
    return value;
  }

  private void spend() {
    spanBegins = false;
    if (++draws > MOST_DRAWS) {
      throw new Astray();
    }
  }

  @Override
  public void repeat(int min, int max, IntPredicate round) {
    List<?> elements = next(Parts::elements);
    if (elements == null || elements.size() < min || elements.size() > max) {
      throw new Astray();
    }
    Parts after = parts;
    row.add(new Choice.Open(Recorder.REPETITION));
    for (int counted = 0; counted < elements.size(); counted++) {
      element(counted < min, 1);
      parts = new Parts(elements.get(counted), null);
      if (!round.test(counted) || (parts != null && guesses.any())) {
        throw new Astray();
      }
      row.add(Choice.CLOSE);
    }
    if (elements.size() < max) {
      element(false, 0);
      row.add(Choice.CLOSE);
    }
    row.add(Choice.CLOSE);
    parts = after;
  }

  private void element(boolean must, long more) {
    row.add(new Choice.Open(Recorder.ELEMENT));
    note(must ? BoolDomain.ALWAYS : BoolDomain.FAIR, more);
  }

  @Override
  public <T> List<T> list(int min, int max, Domain.Scalar domain, LongFunction<? extends T> shape) {
    List<T> list = new ArrayList<>();
    repeat(min, max, round -> list.add(pick(domain, shape)));
    return list;
  }

  @Override
  public int branch(BranchDomain domain, BranchDomain likely) {
    return (int) draw(domain);
  }

  @Override
  public boolean bool(BoolDomain domain, double likely) {
    return draw(domain) == 1;
  }

  @Override
  public boolean attempt(int times, Predicate<? super Source> part) {
    int start = row.size();
    Parts before = parts;
    if (part.test(this)) {
      return true;
    }
    boolean member = start < row.size()
        && row.get(start) instanceof Choice.Open open
        && Recorder.rowMember(open.label());
    row.subList(start, row.size()).clear();
    parts = before;
    if (!member) {
      row.add(new Choice.Open(Recorder.CALLED_OFF));
      row.add(Choice.CLOSE);
    }
    return false;
  }

  @Override
  public <T> T accepted(Gen<T> gen, Predicate<? super T> accepted, Object site) {
    T value = gen.generate(this);
    if (!accepted.test(value)) {
      throw new Astray();
    }
    return value;
  }

  @Override
  public <T> T from(Gen<T> gen) {
    return gen.generate(this);
  }

  @Override
  public <T> T aside(long key, Gen<T> gen) {
    return gen.generate(this);
  }

  @Override
  public Source fork(long key) {
    throw new Astray();
  }

  @Override
  public Source fork(String key) {
    throw new Astray();
  }

  @Override
  public Source fork() {
    throw new Astray();
  }

  @Override
  public <T> T atSize(int newSize, Gen<T> gen) {
    return under(newSize, depth, gen);
  }

  @Override
  public <T> T atDepth(int newDepth, Gen<T> gen) {
    return under(Math.min(size, Math.max(1, newDepth)), newDepth, gen);
  }

  private <T> T under(int newSize, int newDepth, Gen<T> gen) {
    int[] before = {size, depth};
    size = newSize;
    depth = newDepth;
    T value = gen.generate(this);
    size = before[0];
    depth = before[1];
    return value;
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  public int size() {
    return size;
  }
}
