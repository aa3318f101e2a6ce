package dev.touchstone.cli;

import dev.touchstone.cli.check.CheckOptions;
import dev.touchstone.cli.check.CheckRun;
import dev.touchstone.cli.check.Maven;
import dev.touchstone.cli.check.PropertyResult;
import dev.touchstone.cli.check.Subject;
import dev.touchstone.cli.child.BoundaryChecker;
import dev.touchstone.cli.child.FoundFailures;
import dev.touchstone.examples.ExampleFile;
import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.Examples;
import dev.touchstone.examples.Heuristic;
import dev.touchstone.examples.MalformedExamples;
import dev.touchstone.examples.Render;
import dev.touchstone.examples.Retests;
import dev.touchstone.examples.Sequence;
import dev.touchstone.examples.Stored;
import dev.touchstone.internal.database.FailureDatabase;
import dev.touchstone.machine.IllegalModel;
import dev.touchstone.machine.Model;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows how a modelled system behaves, and why. */
@Command(
    name = "examples",
    description = "Show how a modelled system behaves: short scripts, and why they matter.",
    optionListHeading = "%nOptions:%n",
    parameterListHeading = "%n",
    footer = {
      "",
      "A script met on the way that is wrong is a finding, and shown first; the next",
      "'check' of the model runs it before anything else.",
      "The same seed gives the same examples, whatever the number of threads."
    })
final class ExamplesCommand implements Callable<Integer> {
  private final Printer printer;

  @Parameters(
      paramLabel = "MODEL",
      description = {
        "A class that extends Model; or CLASS#METHOD, a property, of which the nearest inputs that"
            + " it treats differently are shown."
      })
  private String model;

  @Option(
      names = {"--class-path", "-cp"},
      paramLabel = "PATH",
      description = "Jars, folders of classes or Maven projects that hold the model.")
  private List<String> classPath = List.of();

  @Option(
      names = "--seed",
      paramLabel = "TOKEN",
      converter = SeedTokenConverter.class,
      description = "Draw from this token; the same token gives the same examples.")
  private Node seed = Seed.of(1988).root();

  @Option(
      names = "--by",
      split = ",",
      paramLabel = "KIND",
      description = "Look for delete, swap, keep; or select by coverage.")
  private List<String> by = List.of("delete", "swap", "keep");

  @Option(
      names = "--budget",
      paramLabel = "N",
      defaultValue = "200000",
      description = "Run at most N scripts (default: ${DEFAULT-VALUE}).")
  private int budget;

  @Option(
      names = "--stale",
      paramLabel = "N",
      defaultValue = "2000",
      description = "Stop after N scripts that show nothing new (default: ${DEFAULT-VALUE}).")
  private int stale;

  @Option(
      names = "--order",
      paramLabel = "ORDER",
      defaultValue = "teach",
      description = "teach, name or size (default: ${DEFAULT-VALUE}).")
  private Sequence order;

  @Option(names = "--why", description = "Tell what each example shows, and what changes it.")
  private boolean why;

  @Option(names = "--tree", description = "Draw scripts with a common beginning as a tree.")
  private boolean tree;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text, html, md, latex, quiz, junit or json (default: ${DEFAULT-VALUE}).")
  private ExampleFormat format;

  @Option(names = "--out", paramLabel = "DIR", description = "Write into this folder instead.")
  private @Nullable Path out;

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "Keep the examples in this file, or run those in it again with --retest.")
  private @Nullable Path file;

  @Option(
      names = "--database",
      paramLabel = "FOLDER",
      defaultValue = "",
      description = "Keep failing scripts in this folder for 'check'; 'off' keeps none.")
  private String database;

  @Option(
      names = "--retest",
      description = "Run the examples of --file again and tell which of them changed.")
  private boolean retest;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Share the work between N threads (default: ${DEFAULT-VALUE}).")
  private int threads;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  ExamplesCommand(Printer printer) {
    this.printer = printer;
  }

  @Override
  public Integer call() {
    Set<Heuristic> heuristics = heuristics();
    if (retest && file == null) {
      throw new BadInput("--retest needs the file that examples were kept in; add --file FILE");
    }
    if (model.contains("#")) {
      return printer.print(boundaries());
    }
    try (NamedModel named = NamedModel.of(model, subject())) {
      return heuristics.isEmpty()
          ? shown(named.byCoverage(seed, stale))
          : searched(named, heuristics);
    } catch (IOException failed) {
      throw new BadInput("cannot read or write: " + failed);
    } catch (IllegalModel | MalformedExamples wrong) {
      throw new BadInput(String.valueOf(wrong.getMessage()));
    }
  }

  private int searched(NamedModel named, Set<Heuristic> heuristics) throws IOException {
    Examples examples = examples(named.model(), heuristics);
    if (retest && file != null) {
      return printer.print(retested(new Retests(examples.retest(ExampleFile.read(file)))));
    }
    ExampleSet set;
    try (Progress progress = Progress.on(printer.console(), "examples", 0)) {
      set = examples.find();
      progress.step();
    }
    if (file != null) {
      keep(file, set);
    }
    keepFailures(named.model(), set);
    return shown(set);
  }

  private void keepFailures(Model<?, ?> made, ExampleSet set) {
    if (database.equals("off")) {
      return;
    }
    Path folder =
        database.isEmpty() ? subject().folder().resolve(FailureDatabase.USUAL) : Path.of(database);
    FoundFailures.keep(made, folder, set.failures())
        .forEach(note -> printer.console().err().println(note));
  }

  /** Shows the nearest cases that a property treats differently. */
  private Answer boundaries() {
    try (ScratchDatabase scratch = ScratchDatabase.of("off")) {
      CheckOptions options = new CheckOptions(
              Map.of(), scratch.folder(), Optional.empty(), List.of())
          .with("seed", seed.toReplay())
          .with("checker", BoundaryChecker.class.getName());
      List<PropertyResult> results =
          new CheckRun(subject(), options, (ended, all, cases) -> {}).run("", false);
      if (results.isEmpty()) {
        throw new BadInput("there is no property " + model + " that JUnit would run");
      }
      return BoundaryAnswer.of(results);
    }
  }

  private Subject subject() {
    return Subject.of(List.of(model), classPath, Maven.of(System.getenv()));
  }

  private Set<Heuristic> heuristics() {
    if (by.equals(List.of("coverage"))) {
      return EnumSet.noneOf(Heuristic.class);
    }
    Set<Heuristic> chosen = EnumSet.noneOf(Heuristic.class);
    for (String word : by) {
      try {
        chosen.add(Heuristic.valueOf(word.toUpperCase(Locale.ROOT)));
      } catch (IllegalArgumentException unknown) {
        throw new BadInput("--by " + word + "; give delete, swap and keep, or coverage alone");
      }
    }
    return chosen;
  }

  private Examples examples(Model<?, ?> made, Set<Heuristic> heuristics) {
    try {
      return Examples.of(made)
          .seed(seed)
          .by(heuristics)
          .evaluations(budget)
          .stale(stale)
          .order(order)
          .threads(threads);
    } catch (IllegalArgumentException wrong) {
      throw new BadInput(String.valueOf(wrong.getMessage()));
    }
  }

  private static void keep(Path file, ExampleSet set) throws IOException {
    List<Stored> before = Files.exists(file) ? ExampleFile.read(file) : List.of();
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.writeString(
        file,
        ExampleFile.write(set, new Version().getVersion()[0], before),
        StandardCharsets.UTF_8);
  }

  private int shown(ExampleSet set) throws IOException {
    Exit exit = set.failures().isEmpty() ? Exit.OK : Exit.FINDING;
    String text = tree ? Render.tree(set) : format.text(set, why);
    if (out == null) {
      return printer.print(new Answer(exit, text, Render.data(set)));
    }
    Files.createDirectories(out);
    Path written = out.resolve(format.fileName(set));
    Files.writeString(written, text, StandardCharsets.UTF_8);
    return printer.print(new Answer(exit, "wrote " + written, Map.of("file", written.toString())));
  }

  private static Answer retested(Retests retests) {
    Exit exit = retests.findings().isEmpty() ? Exit.OK : Exit.FINDING;
    return new Answer(exit, retests.text(), retests.data());
  }
}
