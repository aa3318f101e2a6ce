package dev.touchstone.rank.internal.jury;

import dev.touchstone.rank.Call;
import dev.touchstone.rank.internal.wire.Plain;
import dev.touchstone.rank.internal.wire.Reply;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs a program in this very JVM, on the caller's thread.
 *
 * <p>A test that takes too long is interrupted; a program that does not heed that cannot be run here.
 * A fresh instance is made for every test.
 */
public final class TrustedRunner implements Runner {
  private static final int SET_ASIDE = 10;
  private static final int HOPELESS = 30;

  private final Supplier<?> program;
  private final Calling calling;
  private final Interrupts interrupts;
  private List<Call> block = List.of();
  private int timeouts;
  private boolean recalled;

  /** Creates a runner. */
  public TrustedRunner(Supplier<?> program, Calling calling, Interrupts interrupts) {
    this.program = program;
    this.calling = calling;
    this.interrupts = interrupts;
  }

  @Override
  public void send(List<Call> tests) {
    block = tests;
  }

  @Override
  public List<@Nullable Reply> receive() {
    List<@Nullable Reply> replies = new ArrayList<>();
    for (Call test : block) {
      replies.add(isAside() && !recalled ? null : run(test));
    }
    recalled = false;
    return replies;
  }

  private Reply run(Call test) {
    if (timeouts >= HOPELESS) {
      return Reply.timeout("all its time is used up");
    }
    interrupts.begin();
    Reply reply;
    try {
      reply = Reply.answer(Plain.settled(calling.call(program.get(), test)));
    } catch (Throwable thrown) {
      reply = Reply.threw(thrown.toString());
    }
    if (interrupts.end()) {
      timeouts++;
      return Reply.timeout("");
    }
    return reply;
  }

  @Override
  public boolean isAside() {
    return timeouts >= SET_ASIDE;
  }

  @Override
  public void recall() {
    recalled = true;
  }

  @Override
  public void restart(int patience) {
    recall();
  }

  @Override
  public int timeouts() {
    return timeouts;
  }

  @Override
  public void close() {}
}
