package dev.touchstone.cli;

import dev.touchstone.BadToken;
import dev.touchstone.internal.database.FailedCase;
import dev.touchstone.internal.database.FailureDatabase;
import dev.touchstone.internal.token.Token;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The case to run again.
 *
 * @param token what replays it
 * @param claim the id its property's claim has in the failure database, or ""
 * @param project the folder whose failure database it comes from, or nothing
 */
record ReplayTarget(Token token, String claim, Optional<Path> project) {
  private static final String SUFFIX = ".case";

  static ReplayTarget of(String text) {
    Optional<Path> file = file(text);
    return file.isPresent() ? stored(file.get()) : token(text);
  }

  private static Optional<Path> file(String text) {
    try {
      Path file = Path.of(text);
      return Files.exists(file) || text.endsWith(SUFFIX) ? Optional.of(file) : Optional.empty();
    } catch (InvalidPathException token) {
      return Optional.empty();
    }
  }

  private static ReplayTarget token(String text) {
    try {
      return new ReplayTarget(Token.parse(text), "", Optional.empty());
    } catch (BadToken bad) {
      throw new BadInput(bad.getMessage() + "; and there is no such file");
    }
  }

  private static ReplayTarget stored(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new BadInput(
          "there is no file " + file + "; name one of those in .touchstone/failures/<property>/");
    }
    try {
      FailedCase failed = FailureDatabase.read(file);
      return new ReplayTarget(failed.token(), failed.property(), project(file.toAbsolutePath()));
    } catch (IOException failed) {
      throw new BadInput("cannot read " + file + " as a stored case: " + failed.getMessage());
    }
  }

  /** Returns the folder around {@code .touchstone/failures/PROPERTY/HASH.case}. */
  private static Optional<Path> project(Path file) {
    for (Path at = file; at != null; at = at.getParent()) {
      if (at.endsWith(".touchstone")) {
        return Optional.ofNullable(at.getParent());
      }
    }
    return Optional.empty();
  }

  /** Returns whether there is a case to run, not just a place that cases are found under. */
  boolean namesACase() {
    return token.hasChoices() || token.address().matches(".*/\\d{1,19}");
  }

  /** Returns the id of the property, which may make several claims. */
  String property() {
    int hash = claim.indexOf('#', Math.max(0, claim.indexOf(')')));
    return hash < 0 ? claim : claim.substring(0, hash);
  }

  /** Returns whether the case may be one of a property that is named as in {@code --property}. */
  boolean isOf(String named) {
    if (claim.isEmpty()) {
      return true;
    }
    String types = property().substring(property().indexOf('('));
    return simple(named.contains("(") ? member() + types : member()).equals(simple(named));
  }

  private static String simple(String member) {
    int end = member.indexOf('(') < 0 ? member.length() : member.indexOf('(');
    String types = member.substring(end).replace(" ", "");
    return member.substring(0, end).replace('$', '.') + types.replaceAll("[^(),]*[.$]", "");
  }

  /** Returns the property as {@code CLASS#METHOD}. */
  String member() {
    String property = property();
    int bracket = property.indexOf('(');
    int dot = bracket < 0 ? -1 : property.lastIndexOf('.', bracket);
    if (dot < 0) {
      throw new BadInput("the case is of '" + claim + "', which is no @Property method; run it with"
          + " Claim.replay(\"" + token + "\")");
    }
    return property.substring(0, dot) + "#" + property.substring(dot + 1, bracket);
  }
}
