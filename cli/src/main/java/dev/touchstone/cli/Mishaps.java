package dev.touchstone.cli;

import dev.touchstone.cli.check.BadTarget;
import dev.touchstone.rank.BadTask;
import java.util.function.BooleanSupplier;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever goes wrong into one message and an exit code. */
record Mishaps(Console console, BooleanSupplier stacktrace)
    implements IParameterExceptionHandler, IExecutionExceptionHandler {
  @Override
  public int handleParseException(ParameterException mistake, String[] arguments) {
    return wrongInput(mistake.getCommandLine(), mistake);
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
    boolean wrong = e instanceof BadInput || e instanceof BadTarget || e instanceof BadTask;
    return wrong ? wrongInput(command, e) : internalError(e);
  }

  private int wrongInput(CommandLine command, Exception mistake) {
    String name = command.getCommandSpec().qualifiedName();
    String said = Visible.of(String.valueOf(mistake.getMessage()));
    console.err().printf("%s: %s%s%n", name, said, suggestion(mistake));
    console.err().printf("Try '%s --help'.%n", name);
    return Exit.USAGE.code();
  }

  private static String suggestion(Exception mistake) {
    return mistake instanceof UnmatchedArgumentException unknown
            && !unknown.getSuggestions().isEmpty()
        ? "; did you mean " + String.join(" or ", unknown.getSuggestions()) + "?"
        : "";
  }

  private int internalError(Exception e) {
    console.err().printf("touchstone: internal error: %s%n", e);
    if (stacktrace.getAsBoolean()) {
      e.printStackTrace(console.err());
    } else {
      console.err().println("This is a fault in Touchstone. --stacktrace shows where it happened.");
    }
    return Exit.INTERNAL.code();
  }
}
