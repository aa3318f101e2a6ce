package dev.touchstone.internal.run;

import dev.touchstone.Verdict;
import dev.touchstone.internal.database.FailedCase;
import dev.touchstone.internal.database.FailureDatabase;
import dev.touchstone.internal.database.Running;
import dev.touchstone.internal.token.Token;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Stores the finding of a case whose thread cannot be asked any more.
 *
 * <p>Nothing is drawn again: the token was made from the address of the case and from what it has
 * drawn. Once the finding is stored, the notes of the run no longer blame the case for the end of the
 * JVM, so that it is reported once.
 */
final class LastWord {
  private final Settings settings;
  private final Cases cases;
  private final Collection<Running> notes;
  private boolean stored;

  LastWord(Settings settings, Cases cases, Collection<Running> notes) {
    this.settings = settings;
    this.cases = cases;
    this.notes = notes;
  }

  /** Returns the finding, stored, or with a note that says why it could not be. */
  Verdict.Falsified store(Verdict.Falsified finding) {
    Path folder = folder();
    if (folder == null || !Replaying.names(Token.parse(finding.token()))) {
      return finding;
    }
    FailedCase failed = Memory.failed(finding, settings.property, cases.fingerprint());
    try {
      FailureDatabase.in(folder).save(failed);
    } catch (IOException refused) {
      String remark = "could not store the failing case: " + refused;
      return (Verdict.Falsified) Remarks.add(finding, List.of(remark));
    }
    notes.forEach(Running::rest);
    stored = true;
    return finding;
  }

  /** Returns whether the next run will find the finding. */
  boolean stored() {
    return stored;
  }

  private @Nullable Path folder() {
    return settings.replay == null || settings.storing ? settings.database : null;
  }
}
