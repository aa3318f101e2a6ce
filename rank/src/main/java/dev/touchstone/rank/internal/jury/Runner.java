package dev.touchstone.rank.internal.jury;

import dev.touchstone.rank.Call;
import dev.touchstone.rank.internal.wire.Reply;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs one program on blocks of tests.
 *
 * <p>Sending and receiving are apart, so that many programs work at once for one caller.
 */
public interface Runner extends AutoCloseable {
  /** Hands over a block of tests. */
  void send(List<Call> tests);

  /** Returns what became of the block, one reply per test; nothing for one that was not run. */
  List<@Nullable Reply> receive();

  /** Returns whether the program has used up its time and is run on tests that matter only. */
  boolean isAside();

  /** Gives a program that was set aside time for tests that matter. */
  void recall();

  /** Starts the program afresh, and gives it so many times the usual limit from now on. */
  void restart(int patience);

  /** Gives back what the program holds until it is asked again. */
  default void park() {}

  /** Allows a program more time in all, because the model took some. */
  default void allow(long nanos) {}

  /** Returns how many tests took too long. */
  int timeouts();

  @Override
  void close();
}
