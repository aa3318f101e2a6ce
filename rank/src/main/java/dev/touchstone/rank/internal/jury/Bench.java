package dev.touchstone.rank.internal.jury;

import dev.touchstone.data.PlainData;
import dev.touchstone.rank.BadTask;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.Oracle;
import dev.touchstone.rank.Told;
import dev.touchstone.rank.internal.wire.Plain;
import dev.touchstone.rank.internal.wire.Reply;
import java.lang.reflect.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where verdicts are made: in this process, with the model, never beside a submission.
 *
 * @param calling the interface
 * @param model the model answer
 * @param oracles the strict oracle, and perhaps a lenient one
 */
public record Bench(Calling calling, Object model, List<Oracle> oracles) {
  /** Returns what tells tests apart: their text as plain data. */
  public String key(Call test) {
    return test.method() + PlainData.write(Plain.encode(test.arguments()));
  }

  /** Returns the model's answer. */
  public Told expected(Call test) {
    try {
      return new Told(Plain.settled(calling.call(model, test)), type(test));
    } catch (Throwable thrown) {
      throw new BadTask("the model throws " + thrown + " on the test " + test
          + "; it must answer every test the generator gives");
    }
  }

  private Type type(Call test) {
    return calling.method(test).getGenericReturnType();
  }

  /** Returns whether a reply is right under the oracle of a number. */
  public boolean accepts(int oracle, Call test, Reply reply) {
    return accepts(oracles.get(oracle), test, reply, expected(test));
  }

  /** Returns whether a reply is right under an oracle. */
  boolean accepts(Oracle oracle, Call test, Reply reply, Told expected) {
    if (reply.kind() != Reply.Kind.ANSWER) {
      return false;
    }
    Told answer = new Told(reply.value(), type(test));
    if (!isShaped(answer)) {
      return false;
    }
    try {
      return oracle.accepts(test, answer, expected);
    } catch (RuntimeException thrown) {
      throw new BadTask("the oracle (teacher code) throws " + thrown + " on the test " + test
          + " and the answer " + reply.shown() + "; it must decide about every answer");
    }
  }

  private static boolean isShaped(Told answer) {
    try {
      @Nullable Object value = answer.value();
      return value != null || answer.plain() == null;
    } catch (IllegalArgumentException misshapen) {
      return false;
    }
  }

  /** Refuses a model that its own oracle refuses, or that changes its mind. */
  public void check(List<Call> tests) {
    for (Call test : tests) {
      Told first = expected(test);
      Told second = expected(test);
      if (!java.util.Objects.equals(first.plain(), second.plain())) {
        throw new BadTask("the model answers the test " + test + " with " + first.plain()
            + " and then with " + second.plain() + "; it must always answer the same");
      }
      for (Oracle oracle : oracles) {
        if (!accepts(oracle, test, Reply.answer(first.plain()), first)) {
          throw new BadTask("the oracle refuses the model's own answer to the test " + test + ": "
              + first.plain() + "; one of the two is wrong");
        }
      }
    }
  }
}
