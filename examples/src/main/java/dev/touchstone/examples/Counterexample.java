package dev.touchstone.examples;

import dev.touchstone.machine.Script;
import java.util.List;
import org.apiguardian.api.API;

/**
 * A script met on the way that does not behave as the model says, shrunk.
 *
 * @param headline what is wrong
 * @param script the script
 * @param story what happened, line by line
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Counterexample(String headline, Script script, List<String> story) {
  /** Keeps an unchangeable list. */
  public Counterexample {
    story = List.copyOf(story);
  }
}
