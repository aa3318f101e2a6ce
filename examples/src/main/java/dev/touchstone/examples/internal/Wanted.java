package dev.touchstone.examples.internal;

import dev.touchstone.Identity;
import dev.touchstone.internal.run.Finding;
import java.util.List;

/** Tells the shrinker that a script is wanted; it takes what it shrinks for a failure. */
final class Wanted extends AssertionError implements Finding {
  private static final long serialVersionUID = 1L;

  @Override
  public Identity identity() {
    return new Identity("wanted", "script", -1);
  }

  @Override
  public String headline() {
    return "wanted";
  }

  @Override
  public List<String> story() {
    return List.of();
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this;
  }
}
