package dev.touchstone.machine.internal;

import dev.touchstone.Identity;
import dev.touchstone.internal.run.Finding;
import java.util.List;
import java.util.function.Supplier;

/**
 * A script that failed, with the story of its run.
 *
 * <p>Has no stack of its own: who called the runner says nothing about the system. Its cause is what
 * the system threw.
 */
public final class ScriptFailed extends AssertionError implements Finding {
  private static final long serialVersionUID = 1L;

  private final transient Identity identity;
  private final transient Supplier<List<String>> story;

  /** Creates the failure of a run. */
  public ScriptFailed(String headline, Identity identity, Supplier<List<String>> story) {
    super(headline);
    this.identity = identity;
    this.story = story;
  }

  /** Returns the failure of a sequential run. */
  public static ScriptFailed of(Execution execution, Failure failure) {
    ScriptFailed failed =
        new ScriptFailed(failure.headline(), failure.identity(), Story.of(execution, failure));
    if (failure.cause() != null) {
      failed.initCause(failure.cause());
    }
    return failed;
  }

  @Override
  public Identity identity() {
    return identity;
  }

  @Override
  public String headline() {
    return String.valueOf(getMessage());
  }

  @Override
  public List<String> story() {
    return story.get();
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this;
  }
}
