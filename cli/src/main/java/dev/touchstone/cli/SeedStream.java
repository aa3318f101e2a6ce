package dev.touchstone.cli;

import dev.touchstone.random.Node;
import dev.touchstone.random.Walk;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes raw random bytes, for batteries that read a stream. */
@Command(
    name = "stream",
    description = {
      "Write raw bytes to standard output, eight for each long, lowest first.",
      "With --json: the bytes in Base64, at most " + SeedStream.MOST_AS_JSON + " of them."
    })
final class SeedStream implements Callable<Integer> {
  static final int MOST_AS_JSON = 1_048_576;

  private final Printer printer;

  @Parameters(paramLabel = "TOKEN", converter = TokenConverter.class)
  private Node node;

  @Option(
      names = "--shape",
      paramLabel = "SHAPE",
      defaultValue = "linear",
      description = {
        "How to walk the tree: linear, s, sl, sr, sa, siblings:1 to siblings:16, children",
        "(default: ${DEFAULT-VALUE})."
      })
  private String shape;

  @Option(names = "--bytes", paramLabel = "N", required = true, description = "How many bytes.")
  private long bytes;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  SeedStream(Printer printer) {
    this.printer = printer;
  }

  @Override
  public Integer call() {
    Walk walk = walk();
    if (bytes < 0) {
      throw new BadInput("--bytes is " + bytes + "; zero or more is accepted");
    }
    if (!printer.asJson().getAsBoolean()) {
      write(walk, printer.console().out());
      return Exit.OK.code();
    }
    if (bytes > MOST_AS_JSON) {
      throw new BadInput("--json carries at most " + MOST_AS_JSON + " bytes; leave it out");
    }
    ByteArrayOutputStream collected = new ByteArrayOutputStream();
    write(walk, new PrintStream(collected, true, StandardCharsets.UTF_8));
    String base64 = Base64.getEncoder().encodeToString(collected.toByteArray());
    return printer.print(
        Answer.ok("", Map.of("token", node.toReplay(), "shape", shape, "base64", base64)));
  }

  private Walk walk() {
    try {
      return Walk.parse(shape);
    } catch (IllegalArgumentException e) {
      throw new BadInput("--" + e.getMessage());
    }
  }

  /** Ends early and without complaint when the reader closes the pipe. */
  private void write(Walk walk, PrintStream out) {
    LongSupplier longs = walk.over(node.open());
    ByteSink sink = new ByteSink(out, bytes);
    while (sink.isOpen()) {
      sink.accept(longs.getAsLong());
    }
    sink.finish();
  }
}
