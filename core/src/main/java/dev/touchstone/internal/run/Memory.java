package dev.touchstone.internal.run;

import dev.touchstone.Identity;
import dev.touchstone.Verdict;
import dev.touchstone.choice.Domain;
import dev.touchstone.internal.database.FailedCase;
import dev.touchstone.internal.database.FailureDatabase;
import dev.touchstone.internal.database.FailureDatabase.Stored;
import dev.touchstone.internal.database.Fingerprint;
import dev.touchstone.internal.database.Leftover;
import dev.touchstone.internal.database.Running;
import dev.touchstone.internal.token.Token;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Runs the stored failures of a property first, and stores new ones.
 *
 * <p>Before that comes a case that a JVM ended in: it is the verdict, once, and is neither run nor
 * stored. A stored case that still fails is the verdict. One that passes is deleted unless it is kept;
 * one that does not count any more proves nothing and stays. One whose generators have changed since
 * is replayed as far as it fits: if it fails it is stored anew, if not it is called stale and left alone.
 */
final class Memory {
  static final String RUN_FIRST = "stored failure, run first";
  private static final int LONG_TOKEN = 400;

  private final FailureDatabase database;
  private final String property;
  private final Cases cases;
  private final Settings settings;
  private final @Nullable Running ahead;
  private final @Nullable Heard heard;
  private final List<String> notes = new ArrayList<>();
  private @Nullable Stored outdated;
  private @Nullable List<Stored> stored;

  /** Creates the memory of a property; a token is told ahead before its case is run. */
  Memory(
      Path folder, Cases cases, Settings settings, @Nullable Running ahead, @Nullable Heard heard) {
    this.ahead = ahead;
    this.heard = heard;
    this.database = FailureDatabase.in(folder);
    this.property = settings.property;
    this.cases = cases;
    this.settings = settings;
  }

  private Replaying replaying() {
    return new Replaying(cases, settings);
  }

  /** A stored case that still fails. */
  record Recalled(Result result, Token token, boolean exact) {}

  /** A case that a JVM ended in. */
  record Ended(Token token, List<Object> values) {}

  /** Returns remarks on what was found in the database. */
  List<String> notes() {
    return notes;
  }

  /**
   * Returns a case that a JVM ended in, and forgets it. It is not run: this JVM would end, too, and
   * nobody would hear of it.
   */
  Optional<Ended> ended() {
    Optional<Ended> first = Optional.empty();
    for (Leftover leftover : database.leftovers(property)) {
      Token token = leftover.token();
      Optional<Ended> ended = token == null
          ? Optional.empty()
          : replaying().values(token).map(values -> new Ended(token, values));
      if (first.isEmpty() && ended.isPresent()) {
        first = ended;
      } else {
        notes.add("a JVM ended while a case of this property was running"
            + ended.map(it -> "; replay: " + it.token()).orElse(""));
      }
      attempt("forget " + leftover.file(), leftover::forget);
    }
    return first;
  }

  /** Runs all stored cases up to the first that fails. */
  Optional<Recalled> recall() {
    for (Stored stored : stored()) {
      Optional<Recalled> failing = run(stored);
      if (failing.isPresent()) {
        return failing;
      }
    }
    return Optional.empty();
  }

  /** Returns whether one of the stored cases did not end when it was run last. */
  boolean mayHang() {
    for (Stored stored : stored()) {
      if (stored.failed().identity().equals(Identity.TIMEOUT)) {
        return true;
      }
    }
    return false;
  }

  private List<Stored> stored() {
    List<Stored> known = stored;
    if (known == null) {
      FailureDatabase.Loaded loaded = database.load(property);
      loaded.broken().forEach(broken -> notes.add(broken.message()));
      known = loaded.cases();
      stored = known;
    }
    return known;
  }

  private Optional<Recalled> run(Stored stored) {
    FailedCase failed = stored.failed();
    if (ahead != null) {
      ahead.mark(failed.token());
    }
    Result result = replaying().flat(failed.token());
    if (heard != null) {
      heard.finished(result);
    }
    boolean unknown = failed.generator().equals(Fingerprint.UNKNOWN);
    boolean stale = !unknown && !Fingerprint.of(result.drawn()).equals(failed.generator());
    if (result.failed()) {
      outdated = stale || unknown ? stored : null;
      return Optional.of(new Recalled(result, failed.token(), !stale));
    }
    if (stale) {
      notes.add(
          "a stored case is stale: its generators have changed, and what still fits them passes;"
              + " delete it if the change was meant: " + stored.file());
    } else if (result.outcome() instanceof Outcome.Discard discard) {
      notes.add("a stored case does not count any more, discarded by " + discard.site() + ": "
          + failed.token());
    } else if (!failed.keep() && delete(stored)) {
      notes.add("a stored case passes now and was removed: " + failed.token());
    }
    return Optional.empty();
  }

  private boolean delete(Stored stored) {
    return attempt("delete " + stored.file(), () -> database.delete(stored));
  }

  /** Stores the smallest case of a verdict, in place of an outdated one, and of every other way of failing. */
  void remember(Verdict.Falsified falsified) {
    Stored before = outdated;
    remember(falsified, before != null && before.failed().keep());
    if (before != null && !before.failed().token().toString().equals(falsified.token())) {
      delete(before);
    }
    for (Verdict.Falsified other : falsified.others()) {
      remember(other, false);
    }
  }

  private void remember(Verdict.Falsified falsified, boolean keep) {
    Token token = Token.parse(falsified.token());
    FailedCase failed = failed(falsified, property, Fingerprint.of(replaying().drawn(token)));
    attempt("store the failing case", () -> {
      Stored saved = database.save(keep ? failed.kept() : failed);
      if (falsified.token().length() > LONG_TOKEN) {
        notes.add("stored in " + saved.file());
      }
    });
  }

  /** Returns the smallest case of a verdict as it is stored. */
  static FailedCase failed(Verdict.Falsified falsified, String property, String fingerprint) {
    List<String> shown = falsified.shrunk().arguments().stream()
        .map(s -> s.name() + " = " + s.value())
        .toList();
    return new FailedCase(
        property,
        falsified.identity(),
        Domain.ORDER,
        fingerprint,
        Token.parse(falsified.token()),
        false,
        shown);
  }

  private boolean attempt(String what, Change change) {
    try {
      change.run();
      return true;
    } catch (IOException failed) {
      notes.add("could not " + what + ": " + failed);
      return false;
    }
  }

  /** A change of the database. */
  @FunctionalInterface
  private interface Change {
    void run() throws IOException;
  }
}
