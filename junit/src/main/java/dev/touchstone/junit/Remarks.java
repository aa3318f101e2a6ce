package dev.touchstone.junit;

import dev.touchstone.Verdict;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Tells what is worth knowing about a property that holds. */
final class Remarks {
  private Remarks() {}

  static void publish(Verdict.Passed passed, boolean wanted, ExtensionContext context) {
    String report = passed.report();
    if (wanted || report.contains("\n")) {
      context.publishReportEntry("touchstone", report);
    }
    if (wanted) {
      System.getLogger(Property.class.getName())
          .log(System.Logger.Level.INFO, () -> context.getDisplayName() + ": " + report);
    }
  }
}
