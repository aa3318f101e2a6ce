package dev.touchstone.junit;

import dev.touchstone.choice.Discarded;
import dev.touchstone.internal.run.Body;
import dev.touchstone.internal.run.Frames;
import org.jspecify.annotations.Nullable;
import org.opentest4j.TestAbortedException;

/**
 * A case as JUnit sees it: an assumption that fails discards it, and it is the last one where the time
 * of the test is up, whatever it makes of being interrupted.
 */
final class OneCase implements Body {
  private final Body body;
  private final Surroundings around;
  private volatile boolean failed;

  OneCase(Body body, Surroundings around) {
    this.body = body;
    this.around = around;
  }

  @Override
  public void run(Object[] values) throws Throwable {
    endInTime(null);
    try {
      body.run(values);
    } catch (TestAbortedException aborted) {
      endInTime(aborted);
      throw Discarded.at(site(aborted));
    } catch (Discarded discarded) {
      throw discarded;
    } catch (Throwable thrown) {
      endInTime(thrown);
      failed = true;
      throw thrown;
    }
    endInTime(null);
  }

  private void endInTime(@Nullable Throwable thrown) {
    if (around.interrupted()) {
      throw TimeIsUp.after(thrown, failed);
    }
  }

  private static String site(TestAbortedException aborted) {
    for (StackTraceElement frame : aborted.getStackTrace()) {
      if (Frames.user(frame.getClassName())) {
        return "assumption at " + frame.getFileName() + ":" + frame.getLineNumber();
      }
    }
    return String.valueOf(aborted.getMessage());
  }
}
