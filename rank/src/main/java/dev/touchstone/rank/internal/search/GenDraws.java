package dev.touchstone.rank.internal.search;

import static java.util.Objects.requireNonNull;

import dev.touchstone.Gen;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Recorder;
import dev.touchstone.internal.run.Argument;
import dev.touchstone.internal.run.ClaimIsFalse;
import dev.touchstone.internal.run.Outcome;
import dev.touchstone.internal.run.Trial;
import dev.touchstone.internal.shrink.Probe;
import dev.touchstone.internal.shrink.Shrink;
import dev.touchstone.internal.shrink.Shrinker;
import dev.touchstone.random.Node;
import dev.touchstone.random.TfRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Draws tests from a generator and shrinks them with core's shrinker.
 *
 * <p>Test k lies at child k of a node, so a block of tests can be drawn anywhere. A test that is kept
 * counts as a failing case there; the tests that the shrinker accepts are, in order, those kept.
 */
public final class GenDraws<T> implements Draws<T> {
  private static final int MOST_SIZE = 100;
  private static final int ATTEMPTS = 1_000;
  private static final int MOST_EVALUATIONS = 3_000;

  private final Node node;
  private final Trial drawing;
  private final Gen<T> gen;
  private final BooleanSupplier spent;

  /** Creates draws below a node; shrinking ends early when time is spent. */
  public GenDraws(Gen<T> gen, Node node, BooleanSupplier spent) {
    this.gen = gen;
    this.node = node;
    this.spent = spent;
    this.drawing = new Trial(List.of(new Argument("test", gen)), values -> {});
  }

  @Override
  public Specimen<T> draw(long number) {
    int size = (int) (number % (MOST_SIZE + 1));
    Node place = node.child(number);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Node at = attempt == 0 ? place : place.child(attempt);
      drawing.recorder().startRandom(at.open(), size, false);
      if (drawing.generate() == Outcome.PASSED) {
        return new Specimen<>(value(drawing.values()), drawing.recorder().choices(), size);
      }
    }
    throw new IllegalGenerator("the generator of tests refused " + ATTEMPTS
        + " draws in a row; accept more values or generate them directly");
  }

  @Override
  public Specimen<T> vary(Specimen<T> from, long number) {
    TfRandom random = node.child("vary").child(number).open();
    Choices row = from.choices();
    for (int attempt = 0; attempt < ATTEMPTS && row.length() > 0; attempt++) {
      int at = random.nextInt(row.length());
      int end = row.parent(at) < 0 ? row.length() : row.end(row.parent(at)) - 1;
      if (row.at(at) != Choice.CLOSE) {
        Choices cut = row.splice(at, end, List.of(Choice.REDRAW));
        drawing.recorder().startFilling(cut, MOST_SIZE, random);
        if (drawing.generate() == Outcome.PASSED) {
          return new Specimen<>(value(drawing.values()), drawing.recorder().choices(), MOST_SIZE);
        }
      }
    }
    return from;
  }

  @SuppressWarnings("unchecked") // the only argument is drawn by the generator of tests
  private T value(Object[] values) {
    return (T) values[0];
  }

  @Override
  public List<Specimen<T>> shrink(
      Specimen<T> from, Predicate<Specimen<T>> kept, BooleanSupplier full) {
    List<Specimen<T>> path = new ArrayList<>();
    AtomicReference<@Nullable Recorder> recorder = new AtomicReference<>();
    Trial trial = new Trial(List.of(new Argument("test", gen)), values -> {
      Choices choices = requireNonNull(recorder.get()).choices();
      Specimen<T> candidate = new Specimen<>(value(values), choices, from.size());
      if (kept.test(candidate)) {
        path.add(candidate);
        throw new ClaimIsFalse();
      }
    });
    recorder.set(trial.recorder());
    trial.recorder().startReplay(from.choices(), from.size());
    if (trial.generate() != Outcome.PASSED || !(trial.run() instanceof Outcome.Failure failure)) {
      return List.of();
    }
    path.clear();
    Probe probe = new Probe(trial, from.size(), 1, node.child("shrink"));
    BooleanSupplier over = () -> full.getAsBoolean() || spent.getAsBoolean();
    Shrinker.minimise(new Shrink(probe, from.choices(), failure, MOST_EVALUATIONS, over));
    return path;
  }
}
