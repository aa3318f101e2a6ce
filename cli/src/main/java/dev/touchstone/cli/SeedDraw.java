package dev.touchstone.cli;

import dev.touchstone.random.Node;
import dev.touchstone.random.TfRandom;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the first numbers found at a token. */
@Command(name = "draw", description = "Print the first longs found at a token, in hexadecimal.")
final class SeedDraw implements Callable<Integer> {
  private static final int MOST = 1_000_000;

  private final Printer printer;

  @Parameters(paramLabel = "TOKEN", converter = TokenConverter.class)
  private Node node;

  @Option(
      names = "--longs",
      paramLabel = "N",
      defaultValue = "8",
      description = "How many (default: ${DEFAULT-VALUE}).")
  private int longs;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  SeedDraw(Printer printer) {
    this.printer = printer;
  }

  @Override
  public Integer call() {
    if (longs < 0 || longs > MOST) {
      throw new BadInput("--longs is " + longs + "; 0 to " + MOST + " are accepted");
    }
    TfRandom random = node.open();
    List<String> drawn = LongStream.generate(random::nextLong)
        .limit(longs)
        .mapToObj(SeedCommand::hex)
        .toList();
    return printer.print(
        Answer.ok(String.join("\n", drawn), Map.of("token", node.toReplay(), "longs", drawn)));
  }
}
