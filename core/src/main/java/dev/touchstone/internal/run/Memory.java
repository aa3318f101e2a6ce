package dev.touchstone.internal.run;

import dev.touchstone.Verdict;
import dev.touchstone.choice.Domain;
import dev.touchstone.internal.database.FailedCase;
import dev.touchstone.internal.database.FailureDatabase;
import dev.touchstone.internal.database.FailureDatabase.Stored;
import dev.touchstone.internal.database.Fingerprint;
import dev.touchstone.internal.database.Leftover;
import dev.touchstone.internal.token.Token;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Runs the stored failures of a property first, and stores new ones.
 *
 * <p>A stored case that still fails is the verdict. One that passes is deleted unless it is kept.
 * One whose generators have changed since is replayed as far as it fits: if it fails it is stored
 * anew, if not it is called stale and left alone.
 */
final class Memory {
  private final FailureDatabase database;
  private final String property;
  private final Replaying replaying;
  private final List<String> notes = new ArrayList<>();

  Memory(Path folder, String property, Replaying replaying) {
    this.database = FailureDatabase.in(folder);
    this.property = property;
    this.replaying = replaying;
  }

  /** A stored case that still fails. */
  record Recalled(Result result, Token token, boolean exact) {}

  /** Returns remarks on what was found in the database. */
  List<String> notes() {
    return notes;
  }

  /** Runs all stored cases up to the first that fails. */
  Optional<Recalled> recall() {
    FailureDatabase.Loaded loaded = database.load(property);
    loaded.broken().forEach(broken -> notes.add(broken.message()));
    database.leftovers(property).forEach(this::report);
    for (Stored stored : loaded.cases()) {
      Optional<Recalled> failing = run(stored);
      if (failing.isPresent()) {
        return failing;
      }
    }
    return Optional.empty();
  }

  private void report(Leftover leftover) {
    Token token = leftover.token();
    notes.add("a JVM ended while a case of this property was running"
        + (token == null ? "" : "; replay: " + token));
    attempt("forget " + leftover.file(), leftover::forget);
  }

  private Optional<Recalled> run(Stored stored) {
    FailedCase failed = stored.failed();
    Result result = replaying.flat(failed.token());
    boolean stale = !Fingerprint.of(result.drawn()).equals(failed.generator());
    if (result.failed()) {
      if (stale) {
        attempt("delete " + stored.file(), () -> database.delete(stored));
      }
      return Optional.of(new Recalled(result, failed.token(), !stale));
    }
    if (stale) {
      notes.add("stored case is stale, its generators have changed: " + stored.file());
    } else if (!failed.keep()) {
      notes.add("a stored case passes now and was removed: " + failed.token());
      attempt("delete " + stored.file(), () -> database.delete(stored));
    }
    return Optional.empty();
  }

  /** Stores the smallest case of a verdict and of every other way of failing. */
  void remember(Verdict.Falsified falsified) {
    Token token = Token.parse(falsified.token());
    List<String> shown = falsified.shrunk().arguments().stream()
        .map(s -> s.name() + " = " + s.value())
        .toList();
    FailedCase failed = new FailedCase(
        property,
        falsified.identity(),
        Domain.ORDER,
        Fingerprint.of(replaying.drawn(token)),
        token,
        false,
        shown);
    attempt("store the failing case", () -> database.save(failed));
    falsified.others().forEach(this::remember);
  }

  private void attempt(String what, Change change) {
    try {
      change.run();
    } catch (IOException failed) {
      notes.add("could not " + what + ": " + failed);
    }
  }

  /** A change of the database. */
  @FunctionalInterface
  private interface Change {
    void run() throws IOException;
  }
}
