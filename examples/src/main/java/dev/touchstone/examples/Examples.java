package dev.touchstone.examples;

import dev.touchstone.Ticker;
import dev.touchstone.examples.internal.Exhibition;
import dev.touchstone.examples.internal.Retesting;
import dev.touchstone.examples.internal.SearchSettings;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apiguardian.api.API;

/**
 * Finds short telling examples of how a modelled system behaves.
 *
 * <pre>{@code
 * ExampleSet set = Examples.of(new BankModel()).seed(Seed.of(1)).find();
 * System.out.println(Render.terminal(set));
 * }</pre>
 *
 * <p>The same seed gives the same examples, whatever the number of threads.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Examples {
  private static final int STALE = 2_000;
  private static final int EVALUATIONS = 200_000;
  private static final int LONGEST = 7;
  private static final int PER_KIND = 8;
  private static final int FEATURES = 1_000;
  private static final Duration TIME = Duration.ofMinutes(2);

  private final Blueprint blueprint;
  private final String type;
  private final SearchSettings settings;
  private final Sequence sequence;

  private Examples(Blueprint blueprint, String type, SearchSettings settings, Sequence sequence) {
    this.blueprint = blueprint;
    this.type = type;
    this.settings = settings;
    this.sequence = sequence;
  }

  /** Starts a search in a model. */
  public static Examples of(Model<?, ?> model) {
    SearchSettings settings = new SearchSettings(
        Seed.of(0).root(),
        STALE,
        EVALUATIONS,
        1,
        LONGEST,
        PER_KIND,
        FEATURES,
        EnumSet.allOf(Heuristic.class),
        TIME.toNanos(),
        Ticker.system());
    return new Examples(model.blueprint(), model.getClass().getName(), settings, Sequence.TEACH);
  }

  /** Sets the seed; unset it is zero. */
  public Examples seed(Seed seed) {
    return seed(seed.root());
  }

  /** Sets the place of the random bits. */
  public Examples seed(Node root) {
    return with(settings.root(root));
  }

  /** Sets how many runs without anything new end the search; unset it is 2,000. */
  public Examples stale(int runs) {
    return with(settings.stale(positive("stale", runs)));
  }

  /** Sets how many runs there are at most, shrinking included; unset it is 200,000. */
  public Examples evaluations(int runs) {
    return with(settings.evaluations(positive("evaluations", runs)));
  }

  /** Sets how many threads share the work; unset it is one. The system must bear it. */
  public Examples threads(int threads) {
    return with(settings.threads(positive("threads", threads)));
  }

  /**
   * Sets how many calls an example has at most, one more where some of them go together; unset it is
   * 7.
   */
  public Examples longest(int calls) {
    return with(settings.longest(positive("longest", calls)));
  }

  /** Sets how many near duplicates are kept of each thing that is shown; unset it is 8. */
  public Examples perKind(int examples) {
    return with(settings.perKind(positive("perKind", examples)));
  }

  /** Sets after how long the search is cut short; unset it is two minutes. */
  public Examples time(Duration time) {
    return with(settings.nanos(time.toNanos()));
  }

  /** Sets what is looked for; unset it is everything. */
  public Examples by(Heuristic first, Heuristic... others) {
    return with(settings.heuristics(EnumSet.of(first, others)));
  }

  /** Sets what is looked for. */
  public Examples by(Set<Heuristic> heuristics) {
    return with(settings.heuristics(EnumSet.copyOf(heuristics)));
  }

  /** Sets the reading order; unset it is {@link Sequence#TEACH}. */
  public Examples order(Sequence other) {
    return new Examples(blueprint, type, settings, other);
  }

  private Examples with(SearchSettings changed) {
    return new Examples(blueprint, type, changed, sequence);
  }

  private static int positive(String what, int given) {
    if (given < 1) {
      throw new IllegalArgumentException(what + "(" + given + "); give at least 1");
    }
    return given;
  }

  /** Returns the script of a numbered case of the search, which is that of a plain check. */
  public Script script(long number) {
    return Exhibition.script(blueprint, settings, number);
  }

  /** Runs stored examples again and returns what became of each. */
  public List<Retest> retest(List<Stored> stored) {
    return Retesting.of(blueprint, stored);
  }

  /**
   * Returns how an example differs on this model and its system; nothing where it does not.
   *
   * <p>The model may be of another, faulty system: then the example has found the fault.
   */
  public Optional<String> difference(Example example) {
    return Retesting.difference(blueprint, example);
  }

  /** Searches and returns what was found. */
  public ExampleSet find() {
    return Exhibition.of(blueprint, type, settings, sequence);
  }
}
