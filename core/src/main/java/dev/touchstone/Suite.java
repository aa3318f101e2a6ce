package dev.touchstone;

import dev.touchstone.internal.run.Features;
import dev.touchstone.internal.show.TestSource;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * A few cases of a claim that holds, one for each feature that its cases show.
 *
 * <p>Features are what a case says about itself: labels, values of tables, covered conditions. For
 * each the smallest case is kept that shows it, as data and as the source of plain tests:
 *
 * <pre>{@code
 * Suite suite = Suite.byFeature(Claim.forAll(orders()).asserts(order -> {
 *   classify(order.lines().isEmpty(), "empty");
 *   tabulate("currency", order.currency());
 *   new ShopTests().totalIsRight(order);
 * }));
 * Files.writeString(file, suite.source("com.acme.ShopSuiteTests", "new ShopTests().totalIsRight(%s)"));
 * }</pre>
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Suite {
  private final List<Example> examples;

  private Suite(List<Example> examples) {
    this.examples = List.copyOf(examples);
  }

  /**
   * The smallest case that was found to show a feature.
   *
   * @param feature the feature: a label, or a table and its value
   * @param arguments the arguments, rendered
   * @param values the arguments themselves
   * @param token re-runs the case
   * @param certificate what is proved about it: that no smaller one shows the feature, or less
   * @since 0.1
   */
  public record Example(
      String feature,
      List<Verdict.Shown> arguments,
      List<Optional<Object>> values,
      String token,
      String certificate) {}

  /**
   * Runs the cases of a claim and keeps the smallest one for each feature they show.
   *
   * <p>Half the cases are drawn by chance, the others lie near those with rare features. The settings
   * of the claim apply, but one thread runs it and nothing is stored.
   *
   * @throws AssertionError if the claim does not hold, with the report
   */
  public static Suite byFeature(Claim claim) {
    Node node = claim.settings().root;
    Node root = node == null ? Seed.random().root() : node;
    Features all = new Features(claim.body(), null);
    watched(claim, all).run(root).orThrow();
    List<Example> examples = new ArrayList<>();
    for (String feature : all.seen()) {
      Verdict found = watched(claim, new Features(claim.body(), feature)).run(root);
      examples.add(example(feature, found));
    }
    return new Suite(examples);
  }

  private static Claim watched(Claim claim, Features features) {
    return claim.about(claim.arguments(), features).configured(settings -> {
      settings.checker = null;
      settings.threads = 1;
      settings.explain = false;
      settings.database = null;
      settings.replay = null;
      settings.failures = 1;
      settings.listeners.clear();
      settings.onFailure.clear();
    });
  }

  private static Example example(String feature, Verdict verdict) {
    if (!(verdict instanceof Verdict.Falsified found)) {
      throw new IllegalStateException("a second run of the same cases shows no '" + feature
          + "': what the claim says about a case depends on more than the case");
    }
    if (!found.identity().exception().equals("feature")) {
      verdict.orThrow();
    }
    for (Verdict.Falsified other : found.others()) {
      other.orThrow();
    }
    return new Example(
        feature,
        found.shrunk().arguments(),
        found.shrunk().values(),
        found.token(),
        found.certificate());
  }

  /** Returns the cases, in the order in which their features first appeared. */
  public List<Example> examples() {
    return examples;
  }

  /**
   * Returns the source of a test class with one plain JUnit test per case.
   *
   * @param className the full name of the class to make
   * @param call what takes the arguments of a case, such as {@code new ShopTests().totals(%s)}
   */
  public String source(String className, String call) {
    Map<String, List<Example>> alike = examples.stream()
        .collect(Collectors.groupingBy(Suite::rendered, LinkedHashMap::new, Collectors.toList()));
    List<TestSource.Test> tests = new ArrayList<>();
    for (List<Example> same : alike.values()) {
      String features = same.stream().map(Example::feature).collect(Collectors.joining(", "));
      Example first = same.get(0);
      tests.add(new TestSource.Test(
          features, List.of("shows: " + features, "replay: " + first.token()), arguments(first)));
    }
    return TestSource.of(className, Objects.requireNonNull(call), tests);
  }

  private static String rendered(Example example) {
    return example.arguments().stream().map(Verdict.Shown::value).collect(Collectors.joining("\n"));
  }

  private static List<TestSource.Argument> arguments(Example example) {
    List<TestSource.Argument> arguments = new ArrayList<>();
    for (int at = 0; at < example.values().size(); at++) {
      @Nullable Object value = example.values().get(at).orElse(null);
      arguments.add(new TestSource.Argument(example.arguments().get(at).name(), null, value));
    }
    return arguments;
  }
}
