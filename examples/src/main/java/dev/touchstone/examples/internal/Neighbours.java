package dev.touchstone.examples.internal;

import dev.touchstone.Gen;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Recorder;
import dev.touchstone.examples.Boundary;
import dev.touchstone.internal.run.Argument;
import dev.touchstone.internal.run.Cases;
import dev.touchstone.internal.run.Outcome;
import dev.touchstone.internal.run.Trial;
import dev.touchstone.internal.shrink.Probe;
import dev.touchstone.internal.shrink.Shrink;
import dev.touchstone.internal.shrink.Shrinker;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * Looks beside inputs: one choice is moved by one step, and the treatment is compared.
 *
 * <p>An input with a neighbour that is treated differently is shrunk while it has one, so the simplest
 * place of each border is found.
 */
public final class Neighbours<T> {
  private static final int SIZE = 100;
  private static final int SHRINKING = 2_000;

  private final Function<? super T, String> label;
  private final int size;
  private final Node root;
  private final Trial trial;
  private final Trial beside;
  private Predicate<T> wanted = value -> false;

  /** Creates a search; random bits are found below a node. */
  public Neighbours(Gen<T> gen, Function<? super T, String> label, Node root) {
    this(gen, label, root, SIZE);
  }

  /** Creates a search among inputs up to a size. */
  public Neighbours(Gen<T> gen, Function<? super T, String> label, Node root, int size) {
    this.size = size;
    this.label = label;
    this.root = root;
    this.trial = new Trial(List.of(new Argument("input", gen)), values -> judge(values[0]));
    this.beside = new Trial(List.of(new Argument("input", gen)), values -> {});
  }

  @SuppressWarnings("unchecked") // the trial draws from our own generator
  private void judge(Object value) {
    if (wanted.test((T) value)) {
      throw new Wanted();
    }
  }

  /** Returns the simplest neighbours of each pair of treatments. */
  public List<Boundary<T>> find(int cases) {
    Map<String, Boundary<T>> found = new TreeMap<>();
    for (long number = 0; number < cases; number++) {
      if (draw(number)) {
        for (Boundary<T> border : borders(trial.recorder().choices(), drawn(trial))) {
          String kind = kind(border);
          if (!found.containsKey(kind)) {
            found.put(kind, smallest(kind, border));
          }
        }
      }
    }
    return List.copyOf(found.values());
  }

  private boolean draw(long number) {
    Cases.start(trial.recorder(), number, root.children(), Cases.size(number, size));
    return trial.generate() == Outcome.PASSED;
  }

  @SuppressWarnings("unchecked") // the trial draws from our own generator
  private T drawn(Trial from) {
    return (T) from.values()[0];
  }

  private static String kind(Boundary<?> border) {
    return border.leftLabel().compareTo(border.rightLabel()) <= 0
        ? border.leftLabel() + "|" + border.rightLabel()
        : border.rightLabel() + "|" + border.leftLabel();
  }

  private Boundary<T> smallest(String kind, Boundary<T> first) {
    Optional<T> smallest = shrunk(value -> border(kind, value).isPresent());
    return smallest.flatMap(value -> border(kind, value)).orElse(first);
  }

  private Optional<Boundary<T>> border(String kind, T value) {
    return borders(trial.recorder().choices(), value).stream()
        .filter(border -> kind(border).equals(kind))
        .findFirst();
  }

  private List<Boundary<T>> borders(Choices choices, T value) {
    List<Boundary<T>> borders = new ArrayList<>();
    String here = treated(value);
    for (int place : choices.freeLeaves()) {
      if (choices.at(place) instanceof Choice.Word word) {
        for (long step : new long[] {1, -1}) {
          beside(choices, place, word, step).ifPresent(other -> {
            String there = treated(other);
            if (!there.equals(here)) {
              borders.add(
                  step > 0
                      ? new Boundary<>(value, here, other, there)
                      : new Boundary<>(other, there, value, here));
            }
          });
        }
      }
    }
    return borders;
  }

  private Optional<T> beside(Choices choices, int place, Choice.Word word, long step) {
    long index = word.index() + step;
    if (index < 0) {
      return Optional.empty();
    }
    Recorder recorder = beside.recorder();
    recorder.startEdited(choices.with(place, word.at(index)), size);
    return beside.generate() == Outcome.PASSED ? Optional.of(drawn(beside)) : Optional.empty();
  }

  private String treated(T value) {
    try {
      return label.apply(value);
    } catch (RuntimeException thrown) {
      return "threw " + thrown.getClass().getSimpleName();
    }
  }

  /** Returns the simplest input for which something holds. */
  public List<T> simplest(int cases, Predicate<? super T> telling) {
    for (long number = 0; number < cases; number++) {
      if (draw(number) && telling.test(drawn(trial))) {
        return shrunk(telling::test).map(List::of).orElse(List.of());
      }
    }
    return List.of();
  }

  /** Returns the simplest of the inputs that tell most. */
  public Optional<T> mostTelling(int cases, ToIntFunction<? super T> tells) {
    long best = -1;
    int most = 0;
    for (long number = 0; number < cases; number++) {
      int told = draw(number) ? tells.applyAsInt(drawn(trial)) : 0;
      if (told > most) {
        most = told;
        best = number;
      }
    }
    int wanted = most;
    return best >= 0 && draw(best)
        ? shrunk(value -> tells.applyAsInt(value) >= wanted)
        : Optional.empty();
  }

  /** Shrinks the drawn input while it is wanted. */
  private Optional<T> shrunk(Predicate<T> predicate) {
    wanted = predicate;
    Choices first = trial.recorder().choices();
    if (!(trial.run() instanceof Outcome.Failure failure)) {
      return Optional.empty();
    }
    Probe probe = new Probe(trial, size, 1, root.child("shrink"));
    Shrink shrink = new Shrink(probe, first, failure, SHRINKING, () -> false);
    Shrinker.minimise(shrink);
    trial.recorder().startReplay(shrink.best(), size);
    return trial.generate() == Outcome.PASSED ? Optional.of(drawn(trial)) : Optional.empty();
  }
}
