package dev.touchstone.cli;

import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a fresh seed, or explains a token. */
@Command(
    name = "seed",
    description = "Print a fresh seed, or explain, draw from and stream from a token.",
    synopsisSubcommandLabel = "[new | show | draw | stream]",
    commandListHeading = "%nForms:%n",
    footer = {
      "",
      "A token is a seed and a path, such as tf1-000000000001a9/37; the path may be edited.",
      "Without a verb: 'seed' is 'seed new', 'seed TOKEN' is 'seed show TOKEN'."
    })
final class SeedCommand implements Callable<Integer> {
  private static final int STATE_LENGTH = "tf1n-".length() + 53;

  private final Printer printer;

  @Spec
  private CommandSpec spec;

  @Option(names = "--bits", paramLabel = "64|128|256", description = "Size of a fresh seed.")
  private @Nullable Integer bits;

  @Parameters(
      paramLabel = "TOKEN",
      arity = "0..1",
      converter = TokenConverter.class,
      description = "Token to explain.")
  private @Nullable Node node;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  private SeedCommand(Printer printer) {
    this.printer = printer;
  }

  static CommandLine with(Printer printer) {
    return new CommandLine(new SeedCommand(printer))
        .addSubcommand(new New(printer))
        .addSubcommand(new Show(printer))
        .addSubcommand(new SeedDraw(printer))
        .addSubcommand(new SeedStream(printer));
  }

  @Override
  public Integer call() {
    if (node == null) {
      return printer.print(fresh(bits == null ? 128 : bits));
    }
    if (bits != null) {
      throw new ParameterException(
          spec.commandLine(), "--bits is for a fresh seed; a token has its size already");
    }
    return printer.print(explanation(node));
  }

  private static Answer fresh(int bits) {
    try {
      Seed seed = Seed.random(bits);
      return Answer.ok(seed.toString(), Json.object("seed", seed.toString()));
    } catch (IllegalArgumentException e) {
      throw new BadInput("--" + e.getMessage());
    }
  }

  static Answer explanation(Node node) {
    String replay = node.toReplay();
    String origin =
        node.seed().map(Seed::toString).orElseGet(() -> replay.substring(0, STATE_LENGTH));
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("algorithm", "tf1");
    facts.put("form", node.seed().isPresent() ? "address" : "state");
    node.seed().ifPresent(seed -> {
      facts.put("seed", seed.toString());
      facts.put("bits", seed.bits());
    });
    facts.put("path", replay.substring(origin.length()));
    facts.put("node", node.toState());
    facts.put("replay", replay);
    facts.put("first", hex(node.open().nextLong()));
    return Answer.ok(table(facts), facts);
  }

  private static String table(Map<String, Object> facts) {
    StringBuilder text = new StringBuilder();
    facts.forEach((name, fact) ->
        text.append("%-10s %s%n".formatted(name, fact).stripTrailing()).append('\n'));
    return text.toString();
  }

  static String hex(long word) {
    return "%016x".formatted(word);
  }

  /** Prints a fresh seed. */
  @Command(name = "new", description = "Print a fresh seed.")
  static final class New implements Callable<Integer> {
    private final Printer printer;

    @Option(
        names = "--bits",
        paramLabel = "64|128|256",
        defaultValue = "128",
        description = "Size of the seed (default: ${DEFAULT-VALUE}).")
    private int bits;

    New(Printer printer) {
      this.printer = printer;
    }

    @Override
    public Integer call() {
      return printer.print(fresh(bits));
    }
  }

  /** Explains a token. */
  @Command(name = "show", description = "Explain a token: algorithm, seed, path, node.")
  static final class Show implements Callable<Integer> {
    private final Printer printer;

    @Mixin
    private TokenArgument token;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    Show(Printer printer) {
      this.printer = printer;
    }

    @Override
    public Integer call() {
      return printer.print(explanation(token.node()));
    }
  }
}
