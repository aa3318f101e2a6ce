package dev.touchstone.examples;

import dev.touchstone.machine.Script;
import java.util.List;
import java.util.stream.Stream;
import org.apiguardian.api.API;

/**
 * A script met on the way that does not behave as the model says, shrunk.
 *
 * @param headline what is wrong
 * @param script the script
 * @param story what happened, line by line
 * @param token what runs it again by {@code touchstone replay} or {@code replay} of a check call by
 *     call; "" where its arguments cannot be drawn again
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Counterexample(String headline, Script script, List<String> story, String token) {
  /** Keeps an unchangeable list. */
  public Counterexample {
    story = List.copyOf(story);
  }

  /** Returns what happened, and how to run it again. */
  public List<String> told() {
    return token.isEmpty()
        ? story
        : Stream.concat(story.stream(), Stream.of("replay: " + token)).toList();
  }
}
