package dev.touchstone.cli;

import dev.touchstone.rank.Rank;
import dev.touchstone.rank.Ranked;
import dev.touchstone.samples.anonymiser.Anonymisers;
import dev.touchstone.samples.cryptarithm.Cryptarithms;
import dev.touchstone.samples.intervals.IntervalSets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Ranks the wrong answers to a shipped task. */
@Command(
    name = "sample",
    description = "Rank the wrong answers to a shipped task: anonymiser, intervals, cryptarithm.",
    optionListHeading = "%nOptions:%n")
final class RankSampleCommand implements Callable<Integer> {
  private static final Duration LIMIT = Duration.ofMillis(300);

  /** The shipped tasks. */
  enum Sample {
    ANONYMISER,
    INTERVALS,
    CRYPTARITHM;

    Rank<?> rank() {
      return switch (this) {
        case ANONYMISER -> with(Anonymisers.task(), Anonymisers.variants());
        case INTERVALS -> with(IntervalSets.task(), IntervalSets.variants());
        case CRYPTARITHM -> with(Cryptarithms.task(), Cryptarithms.variants());
      };
    }

    private static <I> Rank<I> with(Rank<I> rank, Map<String, Supplier<I>> variants) {
      variants.forEach(rank::answer);
      return rank.limit(LIMIT);
    }
  }

  private final Printer printer;

  @Parameters(paramLabel = "TASK", description = "anonymiser, intervals or cryptarithm.")
  private Sample sample;

  @Mixin
  private RankSettings settings;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  RankSampleCommand(Printer printer) {
    this.printer = printer;
  }

  @Override
  public Integer call() {
    Ranked ranked = settings.run(sample.rank(), printer);
    return printer.print(settings.answer(ranked, List.of()));
  }
}
