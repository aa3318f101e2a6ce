package dev.touchstone.cli;

import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import dev.touchstone.space.Certificate;
import dev.touchstone.space.Guided;
import dev.touchstone.space.Sampler;
import dev.touchstone.space.Sized;
import dev.touchstone.space.Sizes;
import dev.touchstone.space.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Draws values of a size. */
@Command(
    name = "sample",
    description = "Draw values of a size, each with the same probability unless told otherwise.")
final class SpaceSample implements Callable<Integer> {
  private static final int MOST = 1_000_000;

  private final Printer printer;

  @Mixin
  private SpaceArguments arguments;

  @Option(
      names = "-n",
      paramLabel = "N",
      defaultValue = "10",
      description = "Draw N values (default: ${DEFAULT-VALUE}).")
  private int count;

  @Option(
      names = "--skew",
      paramLabel = "B",
      description = {
        "Let probabilities differ by a factor of at most B + 1; may be faster.",
        "'any' promises nothing."
      })
  private @Nullable String skew;

  @Option(
      names = "--seed",
      paramLabel = "TOKEN",
      converter = SeedConverter.class,
      description = "Draw from this token or number; the same one gives the same values.")
  private Node seed = Seed.random(64).root();

  @Option(names = "--certificate", description = "Tell what is promised and what it took.")
  private boolean certificate;

  @Option(
      names = "--laziness",
      description = "Tell which lines of the conditions decided most parts of the values.")
  private boolean laziness;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  SpaceSample(Printer printer) {
    this.printer = printer;
  }

  @Override
  public Integer call() {
    if (count < 1 || count > MOST) {
      throw new BadInput("-n is " + count + "; 1 to " + MOST + " are accepted");
    }
    SpaceArguments.Found<?> found = arguments.find();
    if (found.guided().isEmpty() && (certificate || laziness || skew != null)) {
      throw new BadInput("--skew, --certificate and --laziness are about conditions; add --where");
    }
    return printer.print(SpaceMishaps.told(() -> drawn(found)));
  }

  private <T> Answer drawn(SpaceArguments.Found<T> found) {
    return found
        .guided()
        .map(guided -> underConditions(laziness ? guided.reportingReads() : guided))
        .orElseGet(() -> unconditionally(found.space()));
  }

  private <T> Answer unconditionally(Space<T> space) {
    TfRandom random = seed.open();
    Sizes sizes = arguments.sizes();
    return answer(draw(() -> space.sample(sizes, random)), List.of(), Map.of());
  }

  private <T> Answer underConditions(Guided<T> guided) {
    Sizes sizes = arguments.sizes();
    if (sizes.least() != sizes.greatest()) {
      throw new BadInput(
          "values under a condition are drawn at one size; give --size " + sizes.greatest());
    }
    Sampler<T> sampler = sampler(guided.sized(sizes.least()));
    List<String> values = draw(sampler::next);
    List<String> notes = new ArrayList<>();
    if (!guided.remark().isEmpty()) {
      notes.add(guided.remark());
    }
    if (certificate) {
      notes.add(sampler.certificate().toString());
    }
    if (laziness) {
      notes.add(sampler.laziness().toString());
    }
    return answer(values, notes, facts(sampler.certificate()));
  }

  private <T> Sampler<T> sampler(Sized<T> sized) {
    if (skew == null) {
      return sized.uniform(seed);
    }
    if (skew.equals("any")) {
      return sized.backtracking(seed);
    }
    if (!skew.matches("\\d{1,18}")) {
      throw new BadInput("--skew is '" + skew + "'; give a number such as 10000, or any");
    }
    return sized.skew(Long.parseLong(skew), seed);
  }

  private List<String> draw(Supplier<?> next) {
    List<String> values = new ArrayList<>();
    try (Progress progress = Progress.on(printer.console(), "spaces", count)) {
      for (int drawn = 0; drawn < count; drawn++) {
        values.add(String.valueOf(next.get()));
        progress.step();
      }
    }
    return values;
  }

  private static Map<String, Object> facts(Certificate certificate) {
    return Json.object(
        "guarantee", certificate.guarantee(),
        "total", certificate.total(),
        "mostValid", certificate.upperBound(),
        "exact", certificate.exactCount().isPresent(),
        "calls", certificate.calls(),
        "frozenCalls", certificate.frozenCalls(),
        "restarts", certificate.restarts(),
        "distinct", certificate.distinct(),
        "nodes", certificate.nodes(),
        "dropped", certificate.evicted());
  }

  private Answer answer(List<String> values, List<String> notes, Map<String, Object> facts) {
    StringBuilder text = new StringBuilder(String.join("\n", values)).append('\n');
    notes.forEach(note -> text.append('\n').append(note).append('\n'));
    Map<String, Object> data = Json.object(
        "type", arguments.type(),
        "where", arguments.where(),
        "seed", seed.toReplay(),
        "values", values);
    if (!facts.isEmpty()) {
      data.put("certificate", facts);
    }
    return Answer.ok(text.toString(), data);
  }
}
