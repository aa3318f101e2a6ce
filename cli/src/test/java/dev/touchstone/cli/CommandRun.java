package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.ToIntFunction;

/** One run of the command inside this JVM. */
record CommandRun(int exit, ByteArrayOutputStream raw, String err) {
  static CommandRun of(String... arguments) {
    return with(false, console -> Touchstone.run(console, arguments));
  }

  static CommandRun onTerminal(String... arguments) {
    return with(true, console -> Touchstone.run(console, arguments));
  }

  /** Runs the command with one more verb. */
  static CommandRun withVerb(Object verb, String... arguments) {
    return with(
        false, console -> Touchstone.commandLine(console).addSubcommand(verb).execute(arguments));
  }

  private static CommandRun with(boolean terminal, ToIntFunction<Console> command) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console = new Console(stream(out), stream(err), terminal);
    int exit = command.applyAsInt(console);
    console.flush();
    return new CommandRun(exit, out, err.toString(StandardCharsets.UTF_8));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, false, StandardCharsets.UTF_8);
  }

  /** Asserts that the command refused its words: one message, what to try, and nothing else. */
  void assertRefused(String message) {
    assertThat(exit).as(out()).isEqualTo(2);
    assertThat(out()).isEmpty();
    assertThat(err).contains(message).contains("--help'").doesNotContain("\tat ");
  }

  byte[] bytes() {
    return raw.toByteArray();
  }

  String out() {
    return raw.toString(StandardCharsets.UTF_8);
  }
}
