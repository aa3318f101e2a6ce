package dev.touchstone.examples;

import dev.touchstone.machine.Script;
import java.util.ArrayList;
import java.util.List;
import org.apiguardian.api.API;

/**
 * A script met on the way that does not behave as the model says, shrunk.
 *
 * @param headline what is wrong
 * @param script the script
 * @param story what happened, line by line
 * @param token what runs it again by {@code touchstone replay} or {@code replay} of a check call by
 *     call; "" where its arguments cannot be drawn again
 * @param unstable whether it did not fail in the same way whenever it ran again
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Counterexample(
    String headline, Script script, List<String> story, String token, boolean unstable) {
  private static final String UNSTABLE = "unstable: it did not fail like that when it ran again";

  /** Keeps an unchangeable list. */
  public Counterexample {
    story = List.copyOf(story);
  }

  /** Returns what happened, whether it always does, and how to run it again. */
  public List<String> told() {
    List<String> told = new ArrayList<>(story);
    if (unstable) {
      told.add(UNSTABLE);
    }
    if (!token.isEmpty()) {
      told.add("replay: " + token);
    }
    return told;
  }
}
