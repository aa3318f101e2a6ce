package dev.touchstone.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Counts, lists and draws the values of a type, under ordinary methods as conditions. */
@Command(
    name = "spaces",
    description = "Count, list or draw the values of a type that satisfy its own methods.",
    synopsisSubcommandLabel = "(count | list | sample)",
    commandListHeading = "%nForms:%n",
    footer = {
      "",
      "The size of a value is how many constructors it is made of. Conditions run inside",
      "this command, on values whose parts are decided when they are looked at."
    })
final class SpacesCommand implements Runnable {
  @Spec
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the field
  private SpacesCommand() {}

  static CommandLine with(Printer printer) {
    return new CommandLine(new SpacesCommand())
        .addSubcommand(new SpaceCount(printer))
        .addSubcommand(new SpaceList(printer))
        .addSubcommand(new SpaceSample(printer));
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "count, list or sample is missing");
  }
}
