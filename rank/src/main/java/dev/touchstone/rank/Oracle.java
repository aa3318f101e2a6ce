package dev.touchstone.rank;

import dev.touchstone.Claim;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether an answer is right; asked in our own process only, never beside a submission.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@FunctionalInterface
public interface Oracle {
  /** Returns whether an answer to a test is right, given the answer of the model. */
  boolean accepts(Call test, Told answer, Told expected);

  /** Relates an answer to a test, given the answer of the model. */
  @FunctionalInterface
  interface Relation {
    /** Returns whether the answer is right. */
    boolean holds(Call test, @Nullable Object answer, @Nullable Object expected);
  }

  /** Returns the oracle for which the model's answer is the only right one. */
  static Oracle reference() {
    return (test, answer, expected) -> Objects.equals(answer.plain(), expected.plain());
  }

  /** Returns the oracle of a predicate on test and answer. */
  static Oracle property(BiPredicate<Call, @Nullable Object> holds) {
    return (test, answer, expected) -> holds.test(test, answer.value());
  }

  /** Returns the oracle of a claim about test and answer. */
  static Oracle claim(BiFunction<Call, @Nullable Object, Claim> claim) {
    return (test, answer, expected) -> claim.apply(test, answer.value()).check().passed();
  }

  /** Returns the oracle of a relation, for tasks with several right answers. */
  static Oracle relational(Relation relation) {
    return (test, answer, expected) -> relation.holds(test, answer.value(), expected.value());
  }

  /** Returns the oracle of printed texts, of which only a part counts. */
  static Oracle text(Reading reading) {
    return new TextOracle(reading);
  }
}
