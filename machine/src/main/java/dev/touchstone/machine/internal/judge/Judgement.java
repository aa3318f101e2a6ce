package dev.touchstone.machine.internal.judge;

import java.util.List;

/** What a judge found. */
public sealed interface Judgement {
  /**
   * A serial order explains the history.
   *
   * @param witness that order
   */
  record Explained(List<Place> witness) implements Judgement {}

  /**
   * No serial order explains the history.
   *
   * @param closest the calls of the longest beginning of an order that does
   * @param state the model's state after them
   */
  record Unexplained(List<Place> closest, Object state) implements Judgement {}
}
