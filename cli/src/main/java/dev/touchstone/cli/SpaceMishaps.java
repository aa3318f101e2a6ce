package dev.touchstone.cli;

import dev.touchstone.space.ConstructorRejected;
import dev.touchstone.space.IllegalSpace;
import dev.touchstone.space.NoValues;
import dev.touchstone.space.PredicateFailed;
import dev.touchstone.space.PredicateNotDeterministic;
import dev.touchstone.space.SearchGaveUp;
import java.util.function.Supplier;

/** Tells what goes wrong in a search: mistakes of the caller, and findings about a condition. */
final class SpaceMishaps {
  private SpaceMishaps() {}

  static Answer told(Supplier<Answer> search) {
    try {
      return search.get();
    } catch (IllegalSpace wrong) {
      throw new BadInput(String.valueOf(wrong.getMessage()));
    } catch (NoValues
        | SearchGaveUp
        | PredicateFailed
        | PredicateNotDeterministic
        | ConstructorRejected finding) {
      String kind = finding.getClass().getSimpleName();
      return new Answer(
          Exit.FINDING,
          kind + ": " + finding.getMessage(),
          Json.object("finding", kind, "message", String.valueOf(finding.getMessage())));
    }
  }
}
