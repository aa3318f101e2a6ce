package dev.touchstone.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The root of the command: what every verb shares, and what happens when no verb is given. */
@Command(
    name = "touchstone",
    description = "Rub a program on it and see whether it is gold.",
    versionProvider = Version.class,
    synopsisSubcommandLabel = "VERB",
    commandListHeading = "%nVerbs:%n",
    optionListHeading = "%nOptions:%n",
    footer = {"", "Exit codes: 0 ok, 1 a finding, 2 usage or bad input, 3 internal error."})
final class Touchstone implements Runnable {
  @Spec
  private CommandSpec spec;

  @Option(names = "--json", scope = ScopeType.INHERIT, description = "Print the answer as JSON.")
  private boolean json;

  @Option(
      names = "--stacktrace",
      scope = ScopeType.INHERIT,
      description = "Show where an internal error happened.")
  private boolean stacktrace;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show this help.")
  @SuppressWarnings("UnusedVariable") // picocli acts on it
  private boolean help;

  @Option(names = "--version", versionHelp = true, description = "Show the version.")
  @SuppressWarnings("UnusedVariable") // picocli acts on it
  private boolean version;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  private Touchstone() {}

  /** Runs one command and gives its exit code; nothing it does escapes as an exception. */
  static int run(Console console, String... arguments) {
    try {
      return commandLine(console).execute(arguments);
    } finally {
      console.flush();
    }
  }

  static CommandLine commandLine(Console console) {
    Touchstone root = new Touchstone();
    Mishaps mishaps = new Mishaps(console, () -> root.stacktrace);
    Printer printer = new Printer(console, () -> root.json);
    return new CommandLine(root)
        .addSubcommand(new TourCommand(printer))
        .addSubcommand(new CheckCommand(printer))
        .addSubcommand(LawsCommand.with(printer))
        .addSubcommand(new ExamplesCommand(printer))
        .addSubcommand(new ReplayCommand(printer))
        .addSubcommand(SpacesCommand.with(printer))
        .addSubcommand(RankCommand.with(printer))
        .addSubcommand(SeedCommand.with(printer))
        .setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setUsageHelpAutoWidth(false)
        .setParameterExceptionHandler(mishaps)
        .setExecutionExceptionHandler(mishaps);
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a verb is missing");
  }
}
