package dev.touchstone.cli;

import dev.touchstone.laws.LawDiff;
import dev.touchstone.laws.LawFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Says what became of laws between two versions. */
@Command(
    name = "diff",
    description = "Compare a law file with a later one, or with what a class does now.",
    optionListHeading = "%nOptions:%n",
    parameterListHeading = "%n",
    footer = {
      "",
      "Exit code 1 if a law is lost, weakened or false now.",
      "A class gives the values against laws that became false; a file cannot."
    })
final class LawsDiffCommand implements Callable<Integer> {
  private final Printer printer;

  @Parameters(index = "0", paramLabel = "OLD", description = "A law file.")
  private Path old;

  @Parameters(index = "1", paramLabel = "NEW", description = "A law file or a class.")
  private String now;

  @Mixin
  private LawsSearchOptions search;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  LawsDiffCommand(Printer printer) {
    this.printer = printer;
  }

  @Override
  public Integer call() {
    LawFile before = read(old);
    Path file = Path.of(now);
    LawDiff diff = Files.exists(file)
        ? LawDiff.between(before, read(file))
        : LawDiff.between(before, search.report(List.of(now), printer.console()));
    Exit exit = diff.isLoss() ? Exit.FINDING : Exit.OK;
    return printer.print(new Answer(exit, diff.text(), data(diff)));
  }

  private static LawFile read(Path file) {
    try {
      return LawFile.read(file);
    } catch (LawFile.Unreadable unreadable) {
      throw new BadInput(String.valueOf(unreadable.getMessage()));
    } catch (IOException missing) {
      throw new BadInput("cannot read " + file + "; write it with --write");
    }
  }

  private static Map<String, Object> data(LawDiff diff) {
    List<Object> changes = new ArrayList<>();
    diff.changes()
        .forEach(change -> changes.add(Json.object(
            "fate", change.fate().toString(), "law", change.law(), "why", change.why())));
    return Json.object("kept", diff.kept(), "loss", diff.isLoss(), "changes", changes);
  }
}
