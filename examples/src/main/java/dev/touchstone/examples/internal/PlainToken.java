package dev.touchstone.examples.internal;

import dev.touchstone.internal.run.Argument;
import dev.touchstone.internal.run.Outcome;
import dev.touchstone.internal.run.Trial;
import dev.touchstone.internal.token.Token;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.internal.Admission;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Length;
import dev.touchstone.machine.internal.Options;
import dev.touchstone.machine.internal.ScriptGen;
import dev.touchstone.machine.internal.SequentialChecker;
import dev.touchstone.random.Node;
import java.util.List;

/**
 * The token by which a plain check draws a script of a search.
 *
 * <p>The choices of a search hold other arguments beside each call, which a plain check does not draw.
 * They are drawn once more without them, and the token is given only where it leads to the same script.
 */
final class PlainToken {
  private static final int SIZE = 100;

  private PlainToken() {}

  /** Returns the token; "" where there is none. */
  static String of(Blueprint blueprint, Node root, Tried tried) {
    Script script = tried.drawn().script();
    Trial plain = new Trial(
        List.of(new Argument(
            "script", new ScriptGen(blueprint, Length.BY_SIZE, Admission.PRECONDITIONS))),
        drawn -> {});
    plain.recorder().startEdited(tried.choices(), SIZE);
    if (plain.generate() != Outcome.PASSED || !same(plain.values()[0], script)) {
      return "";
    }
    String token = Token.of(root, plain.recorder().choices()).toString();
    return same(drawn(blueprint, token), script) ? token : "";
  }

  private static Object drawn(Blueprint blueprint, String token) {
    try {
      return new SequentialChecker(blueprint, Options.DEFAULT).script(token);
    } catch (IllegalArgumentException other) {
      return "";
    }
  }

  private static boolean same(Object drawn, Script script) {
    return drawn.toString().equals(script.toString());
  }
}
