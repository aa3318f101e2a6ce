package dev.touchstone.samples.challenges;

import java.util.List;
import java.util.stream.Stream;

/** Problems of our own, by what they ask of a shrinker. */
public final class FurtherChallenges {
  private FurtherChallenges() {}

  /** Returns all of them. */
  public static List<Challenge<?>> all() {
    return Stream.of(
            ListChallenges.all(),
            NumberChallenges.all(),
            TreeChallenges.all(),
            TextChallenges.all(),
            RecordChallenges.all())
        .<Challenge<?>>flatMap(List::stream)
        .toList();
  }
}
